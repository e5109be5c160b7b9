/** Spaces, where the lines of the cell may be kept. */
const tidied = (text: string) => text.replace(/\s+/g, ' ').trim()

const number = /(?:^|[\s;,])(\d{1,2})[).]\s+(?=\S)/gu

/** Where the numbers of clauses stand: each follows the one before it, or begins anew with 1. */
function numbersIn(text: string) {
  const starts: { readonly at: number; readonly from: number }[] = []
  let last = 0
  for (const found of text.matchAll(number)) {
    const value = Number(found[1])
    const isNext = value === last + 1 || (value === 1 && last > 0)
    if (!isNext) continue
    last = value
    starts.push({ at: found.index, from: found.index + found[0].length })
  }
  return starts
}

/** "1) … 2) …", lines, bullets or parts between semicolons; words before the first number are a clause too. */
export function splitClauses(cell: string): string[] {
  const text = cell.replace(/\u00a0/g, ' ')
  const starts = numbersIn(text)
  if (starts.length > 1 || (starts[0] !== undefined && starts[0].at === 0)) {
    const before = tidied(text.slice(0, starts[0]?.at ?? 0))
    const numbered = starts.map(({ from }, at) => tidied(text.slice(from, starts[at + 1]?.at)))
    return [before, ...numbered].filter((clause) => clause !== '')
  }
  return text
    .split(/\n|;(?![^()]*\))|(?:^|\s)[•·▪]\s*|(?:^|\n)[-–*]\s+/u)
    .map((clause) => tidied(clause).replace(/^[-–*•]\s+/, ''))
    .filter((clause) => clause !== '')
}
