table::battery!(tactiki::Tactiki);
