table::battery!(tac::Tac);
