import { useLocaleNavigate } from '../../../i18n/use-locale-path.ts'
import { fieldId } from '../../../lib/applications/use-form-texts.ts'
import type { OpenPoint } from './open-points.ts'
import { type Part, partPath } from './parts.ts'

/** Where in the workspace a point is settled, and the way there. */
export function usePlaceOf(tenderId: number, part: Part) {
  const goTo = useLocaleNavigate()
  return {
    /** Whether it can be answered wherever it is shown: choosing a product takes its own place. */
    canAnswer: ({ problem }: OpenPoint): boolean => problem.key !== 'product_id',
    show: (point: OpenPoint): void => {
      const id = fieldId(point.problem.key)
      const element = point.part === part ? document.getElementById(id) : null
      if (element === null) {
        goTo(`${partPath(tenderId, point.part)}?check=1#${id}`)
      } else {
        element.focus()
        element.scrollIntoView({ block: 'center' })
      }
    },
  }
}
