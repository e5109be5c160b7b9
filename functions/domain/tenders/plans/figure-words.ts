import { fold } from '../../vocabulary/fold.ts'
import { besideLimits } from './clause-words.ts'
import { monthNamed } from './read-day.ts'

/** Words beside figures that add nothing to them, folded: units, and what stands before a day. */
const besideFigures: ReadonlySet<string> = new Set(
  [
    'l ltr liter liters litre litres litraa litra ml cl dl g gram kg',
    'bottle bottles cans can units unit pcs flasker flaske flaskor flaska fl boks bokser burk burkar',
    'pulloa pullo plo tlk tolkkia kpl kappaletta st stk enheter enhet x',
    'by until senest senast viimeistaan mennessa innen kl klo den at the latest cet cest eet eest t z',
  ]
    .join(' ')
    .split(' '),
)

/** Whether a cell of figures says more than these: "75 cl, magnum on request". */
export const hasOtherWords = (text: string): boolean =>
  fold(text)
    .split(' ')
    .some(
      (word) =>
        /^\p{L}/u.test(word) &&
        !besideFigures.has(word) &&
        !besideLimits.has(word) &&
        monthNamed(word) === null &&
        !/(?:day|dag|tai)$/.test(word),
    )
