import { useEffect } from 'react'
import { areLettersOn, isTaken } from './letter-keys.ts'

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
  const rows = [...document.querySelectorAll<HTMLElement>('[data-list] tbody tr, [data-row]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusOn(rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step])
}

/**
 * `J` and `K` or the arrows move through the rows of a page's lists (`data-list`, `data-row`), `/` goes to its first
 * filter, `X` presses the button of the row that sets it aside (`data-dismiss`), which can be undone. Letters work only
 * while no field has the focus.
 */
function pressListKey(event: KeyboardEvent): void {
  if (isTaken(event)) return
  const isLetter = event.key.length === 1
  if (isLetter && !areLettersOn()) return
  const step = steps[event.key]
  // the arrows scroll the page unless the focus is in a list
  const row = document.activeElement?.closest('[data-list], [data-row]')
  if (step !== undefined && (row || isLetter)) moveFocus(step)
  else if (event.key === 'x' && !event.repeat) {
    row?.querySelector<HTMLElement>(':scope[data-row] [data-dismiss]')?.click()
  } else if (event.key === '/') {
    const field = document.querySelector<HTMLElement>('search :is(input, select)')
    // in a narrow window it may be folded away
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  } else return
  event.preventDefault()
}

/** The keys of a page's lists: of several on a page the first takes a key, for all of them. */
export function useListKeys(): void {
  useEffect(() => {
    // one for each list: what another of the page leaves stays
    const press = (event: KeyboardEvent) => pressListKey(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
