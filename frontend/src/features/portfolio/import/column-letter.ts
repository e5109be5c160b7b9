/** The name of a column in spreadsheet programs: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1
  const letter = String.fromCharCode(65 + (index % 26))
  return rest < 0 ? letter : columnLetter(rest) + letter
}
