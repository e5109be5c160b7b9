/** A cell that a spreadsheet would take for a formula; the library's own pattern stops at a line break. */
const formula = /^[=+\-@\t\r\n]/

export type Cell = string | number | null

/** The rows as RFC 4180 has them, with the mark by which Excel knows UTF-8; no cell runs as a formula. */
export async function toCsv(fields: readonly string[], data: readonly (readonly Cell[])[]) {
  // loaded on demand: few visits download a list
  const { default: Papa } = await import('papaparse')
  const input = { fields: [...fields], data: data.map((row) => [...row]) }
  return `\ufeff${Papa.unparse(input, { escapeFormulae: formula, newline: '\r\n' })}\r\n`
}
