import { categoryOf } from '../../vocabulary/categories.ts'
import { fold } from '../../vocabulary/fold.ts'
import { countriesNamedIn } from '../read-criteria/origin-names.ts'
import type { PlanField } from './plan-field.ts'
import type { PlanEvidence } from './plan-reading.ts'
import { readMonth } from './read-day.ts'
import type { PlacedCell } from './read-row.ts'

/** "South Africa", "Red wine", "Launch March 2027": what a lone line above rows says of them. */
function fieldOf(text: string): PlanField | null {
  const { known, unread } = countriesNamedIn(text)
  if (known.length > 0 && unread.length === 0) return 'country_of_origin'
  if (monthIn(text) !== text || readMonth(text) !== null) return 'launch'
  const { categories } = categoryOf(text)
  if (categories.length === 1) return 'product_type'
  return categories.length > 1 ? 'product_group' : null
}

/** "Launch March 2027" is "March 2027". */
const monthIn = (text: string): string => {
  const bare = text.replace(/^\p{L}+[:\s]+/u, '')
  return bare !== text && readMonth(bare) !== null ? bare : text
}

/**
 * Headings as further cells of the rows below them. A row's own cell wins: where it says the same the heading only
 * confirms it, otherwise the heading is left out with the row.
 */
export function headingCells(
  headings: readonly PlanEvidence[],
  cells: readonly PlacedCell[],
): PlacedCell[] {
  return headings.map((evidence) => {
    const text = evidence.text.replace(/[:：]$/, '').trim()
    const field = fieldOf(text)
    const own = cells.find((cell) => cell.field === field)
    const value = field === 'launch' ? monthIn(text) : text
    const isSame = own !== undefined && fold(own.text) === fold(text)
    const taken = field === null || (own !== undefined && !isSame) ? null : field
    return {
      text: isSame ? (own?.text ?? value) : value,
      value: isSame ? (own?.value ?? value) : value,
      header: '',
      field: taken,
      evidence: { ...evidence, column: null, header: null },
    }
  })
}
