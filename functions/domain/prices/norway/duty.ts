import { published } from '../dated-figure.ts'
import { type DutyRate, inBand, type TaxedDrink } from '../duty-rate.ts'

const source = 'https://www.skatteetaten.no/en/rates/alcoholic-beverages/'
const nok = (value: number) => published(value, '2025', source)

/** Norwegian alcohol tax of 2025, NOK. Weak drinks are taxed by the litre, others by strength. */
export function norwegianDuty({ drink, abv }: TaxedDrink): DutyRate | null {
  if (drink === 'spirits' || abv > 22) return { figure: nok(9.03), per: 'abv_litre' }
  if (abv > 4.7) return { figure: nok(5.29), per: 'abv_litre' }
  return inBand(abv, 'litre', [
    [0.7, nok(0)],
    [2.7, nok(3.64)],
    [3.7, nok(13.68)],
    [4.7, nok(23.68)],
  ])
}
