/** What a file may unpack to. A real list of 54,000 products needs less than a tenth of each. */
export const limits = {
  unpacked_bytes: 200 * 1024 * 1024,
  /** One part of an archive that has to be held whole (shared strings, a Word document). */
  part_bytes: 96 * 1024 * 1024,
  archive_entries: 5000,
  /** Mammoth keeps about a kilobyte for each; a table of 3,000 products has less than half of them. */
  word_tags: 300_000,
  rows: 100_000,
  columns: 200,
  cells: 3_000_000,
  /** Longer texts are cut: no name, note or description needs more. */
  cell_characters: 2000,
  pdf_pages: 400,
  document_lines: 60_000,
} as const
