import { type RefObject, useEffect } from 'react'

const steps: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }
const control = 'a[href], button:not(:disabled), summary'

/** Whether a key goes into a field or a dialog, or means something else. */
function isTaken(event: KeyboardEvent): boolean {
  const { target } = event
  const isTyped =
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], dialog, [role="dialog"]') !== null
  return event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyped
}

/** Moves the focus from row to row of the list: its first link or button, which Enter opens by itself. */
function moveFocus(list: HTMLElement, step: number): void {
  const rows = [...list.querySelectorAll<HTMLElement>('tbody tr')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[at === -1 ? (step > 0 ? 0 : rows.length - 1) : at + step]
  row?.querySelector<HTMLElement>(control)?.focus()
}

/**
 * `J` and `K` or the arrows move through the rows of a list, `/` goes to its search. Letters work only
 * while no field has the focus, and never change anything.
 */
export function useListKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const list = page.current
      if (list === null || isTaken(event)) return
      const step = steps[event.key]
      const isInside = list.contains(document.activeElement)
      // the arrows scroll the page unless the focus is in the list
      if (step !== undefined && (isInside || event.key.length === 1)) moveFocus(list, step)
      else if (event.key === '/') list.querySelector<HTMLElement>('search input')?.focus()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [page])
}
