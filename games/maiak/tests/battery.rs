table::battery!(maiak::Maiak);
