"""A balance report: one page that stands alone, and its data as files."""
