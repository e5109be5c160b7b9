import type { KeyboardEvent } from 'react'

const values = 'button[data-field]'
const steps: Readonly<Record<string, readonly [rows: number, values: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrow keys go from value to value of a table, as in a spreadsheet. */
export function moveBetweenValues(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const button = event.currentTarget
  const [rows, aside] = step
  const beside =
    rows === 0
      ? button.closest('tr')?.querySelectorAll<HTMLElement>(values)
      : button
          .closest('tbody')
          ?.querySelectorAll<HTMLElement>(`button[data-field="${button.dataset.field}"]`)
  const all = [...(beside ?? [])]
  const next = all[all.indexOf(button) + rows + aside]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}
