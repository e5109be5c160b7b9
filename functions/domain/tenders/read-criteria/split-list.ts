const divider = /[,;]|\b(?:and\/or|or|og|and)\b/gi
const inBrackets = /\b(?:and\/or|or|og)\b/gi

/** "A, B and/or C" as its items; words in brackets stay whole. */
export function splitList(words: string): string[] {
  return words
    .replace(/[^()]+\)?/g, (run) => run.replace(run.endsWith(')') ? inBrackets : divider, '\0'))
    .split('\0')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

/** A decimal number as published, with comma or point: "37,5", "9.0", "40 000". */
export function numberOf(written: string): number {
  return Number(
    written
      .replace(/(?<=\d)[\s\u00a0.](?=\d{3}(?!\d))/g, '')
      .replace(',', '.')
      .trim(),
  )
}
