"""Lords of Hellas with Kronos: rules, content, move table."""
