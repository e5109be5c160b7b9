import { derived, published } from '../dated-figure.ts'
import { type DutyRate, inBand, type TaxedDrink } from '../duty-rate.ts'

const eurotax = 'https://www.eurotax.fr/en/alcohol-excise-duties-in-finland-new-rates-of-2025/'
const proposal = 'https://eduskunta.fi/FI/vaski/HallituksenEsitys/Sivut/HE_106+2024.aspx'
const eur = (value: number) => published(value, '2025', eurotax)

/** Finnish alcohol duty of 2025, EUR. A cent per cl of ethyl alcohol is EUR 0.01 per vol-% and litre. */
export function finnishDuty({ drink, abv }: TaxedDrink): DutyRate | null {
  switch (drink) {
    case 'beer':
      return inBand(abv, 'abv_litre', [
        [0.5, eur(0)],
        [3.5, eur(0.2835)],
        [100, eur(0.362)],
      ])
    case 'wine':
    case 'fermented':
      return inBand(abv, 'litre', [
        [1.2, eur(0)],
        [2.8, eur(0.36)],
        [5.5, eur(1.98)],
        [8, eur(3.08)],
        [drink === 'wine' ? 18 : 15, eur(4.56)],
      ])
    case 'intermediate':
      return inBand(abv, 'litre', [
        [15, eur(5.68)],
        [22, eur(9.02)],
      ])
    case 'spirits':
      // the published range is 55.5 to 55.8 cent; its middle
      return abv > 10 ? { figure: derived(0.5565, '2025', proposal), per: 'abv_litre' } : null
  }
}
