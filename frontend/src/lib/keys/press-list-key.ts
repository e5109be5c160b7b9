import { areLettersOn, isTaken } from '../keys/single-keys.ts'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const control = 'a[href], button:not(:disabled), summary'

/** Moves the focus to the row's first link or button, which Enter opens by itself, or to the row where it has none. */
function focusOn(row: HTMLElement | undefined): void {
  if (row === undefined) return
  const first = row.querySelector<HTMLElement>(control)
  if (first === null) row.tabIndex = -1
  ;(first ?? row).focus()
}

/** From row to row, over all lists of the page. */
function moveFocus(step: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] :is(tbody tr, [data-row])')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusOn(rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step])
}

/**
 * `J` and `K` or the arrows move through the rows of a list, `/` goes to its first filter. Letters work only
 * while no field has the focus, and never change anything.
 */
export function pressListKey(event: KeyboardEvent): void {
  if (isTaken(event)) return
  const isLetter = event.key.length === 1
  if (isLetter && !areLettersOn()) return
  const step = steps[event.key]
  // the arrows scroll the page unless the focus is in a list
  const isInside = document.activeElement?.closest('[data-list]') != null
  if (step !== undefined && (isInside || isLetter)) moveFocus(step)
  else if (event.key === '/') {
    document.querySelector<HTMLElement>('[data-list] search :is(input, select)')?.focus()
  } else return
  event.preventDefault()
}
