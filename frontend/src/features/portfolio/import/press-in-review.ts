import type { KeyboardEvent } from 'react'
import { type Place, placeAfter } from '../grid/press-in-grid.ts'

interface ReviewActions {
  readonly place: Place
  readonly rowCount: number
  readonly columnCount: number
  readonly pageRows: number
  /** Letters do something; the other keys always do. */
  readonly hasLetters: boolean
  readonly moveTo: (place: Place) => void
  /** Corrects the value of a cell. */
  readonly edit: (place: Place) => void
  /** Shows where the value of a cell comes from. */
  readonly explain: (place: Place) => void
  /** Shows and hides the further values of a row. */
  readonly unfold: (row: number) => void
  readonly nextDoubt: () => void
}

/** The keys of the grid while it has the focus itself; a select in its head and a field in a cell have their own. */
export function pressInReview(event: KeyboardEvent, actions: ReviewActions): void {
  if (event.target !== event.currentTarget || event.altKey || event.metaKey) return
  const { key, ctrlKey, shiftKey } = event
  const { place, hasLetters } = actions
  const isLetter = /^[a-z]$/.test(key)
  if (isLetter && (!hasLetters || ctrlKey)) return
  const next = placeAfter(event, actions, actions.columnCount)
  const others: Readonly<Record<string, () => void>> = {
    Enter: () => (shiftKey ? actions.explain(place) : actions.edit(place)),
    F2: () => actions.edit(place),
    ' ': () => actions.unfold(place.row),
    e: () => actions.explain(place),
    n: actions.nextDoubt,
  }
  if (next !== null) actions.moveTo(next)
  else if (!ctrlKey && others[key] !== undefined) others[key]()
  else return
  event.preventDefault()
}
