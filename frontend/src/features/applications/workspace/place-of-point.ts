import { useLocaleNavigate } from '../../../i18n/use-locale-path.ts'
import type { OpenPoint } from './open-points.ts'
import { type Part, partPath } from './parts.ts'

const controls = 'input, select, textarea, button, a[href]'

/** What is answered comes before what is read: the first control of a question, else of what can be done. */
export function firstControl(row: HTMLElement): HTMLElement | null {
  const question = row.matches('[data-question]') ? row : row.querySelector('[data-question]')
  return (
    question?.querySelector<HTMLElement>(controls) ??
    row.querySelector<HTMLElement>(`:is(${controls}):not([data-found] *)`) ??
    row.querySelector<HTMLElement>(controls)
  )
}

/** The way to where a point is settled. */
export function useShowPoint(tenderId: number, part: Part): (point: OpenPoint) => void {
  const goTo = useLocaleNavigate()
  return (point) => {
    const element = point.part === part ? document.getElementById(point.place) : null
    if (element === null) {
      goTo(`${partPath(tenderId, point.part)}?check=1#${point.place}`)
      return
    }
    focusIn(element)
  }
}

/** Focuses a control, or the first one of a row. */
export function focusIn(element: HTMLElement): void {
  const control = element.matches(controls) ? element : firstControl(element)
  for (
    let one = element.closest('details');
    one;
    one = one.parentElement?.closest('details') ?? null
  )
    one.open = true
  const target = control ?? element
  target.focus()
  target.scrollIntoView({ block: 'center' })
}
