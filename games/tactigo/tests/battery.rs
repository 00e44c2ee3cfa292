table::battery!(tactigo::Tactigo);
