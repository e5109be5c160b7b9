import { type DutyRow, drinkClasses, dutyBands } from '../duty-row.ts'
import { type Publication, yearOf } from '../figure.ts'
import { vinmonopoletModel2026 } from './vinmonopolet-model-2026.ts'

const of2020: Publication = {
  ...yearOf(2020),
  status: 'secondary',
  source: {
    title: 'Nettavisen: dette betaler du i alkoholavgifter',
    url: 'https://www.nettavisen.no/okonomi/dette-betaler-du-i-alkoholavgifter/3423892519.html',
  },
}
const of2024: Publication = {
  ...yearOf(2024),
  status: 'published',
  source: {
    title: 'Skatteetaten: alcoholic beverage tax',
    url: 'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/excise-duties/about-the-excise-duties/alcoholic-beverage-tax/',
  },
}
const of2025: Publication = {
  ...yearOf(2025),
  status: 'published',
  source: {
    title: 'Skatteetaten: rates, alcoholic beverages',
    url: 'https://www.skatteetaten.no/en/rates/alcoholic-beverages/',
  },
}
/** Below 0.7 % nothing is taxed, in any year. */
const taxFree: Publication = { ...of2025, from: null, until: null }
/** The rate of 2025 raised by the 2.2 % by which the two rates of 2026 rose that were found. */
const raised2026: Publication = { ...vinmonopoletModel2026, status: 'derived' }

const brewed = drinkClasses.filter((drink) => drink !== 'spirits')

/** Weak drinks are taxed by the litre, others by strength; spirits and all above 22 % at the highest rate. */
const bandsOf = (
  publication: Publication,
  rates: Readonly<Record<'to2_7' | 'to3_7' | 'to4_7' | 'to22' | 'spirits', number>>,
): DutyRow[] => [
  ...dutyBands(publication, { drinks: brewed, unit: 'litre', above: 0.7 }, [
    [2.7, rates.to2_7],
    [3.7, rates.to3_7],
    [4.7, rates.to4_7],
  ]),
  ...strongBands(publication, rates.to22),
  ...spiritBands(publication, rates.spirits),
]
const strongBands = (publication: Publication, rate: number) =>
  dutyBands(publication, { drinks: brewed, unit: 'abv_litre', above: 4.7 }, [[22, rate]])
const spiritBands = (publication: Publication, rate: number) => [
  ...dutyBands(publication, { drinks: ['spirits'], unit: 'abv_litre', above: 0.7 }, [[100, rate]]),
  ...dutyBands(publication, { drinks: brewed, unit: 'abv_litre', above: 22 }, [[100, rate]]),
]

/** Norwegian alcohol tax, NOK; a new rate every January. */
export const norwegianDuty: readonly DutyRow[] = [
  ...dutyBands(taxFree, { drinks: drinkClasses, unit: 'litre' }, [[0.7, 0]]),
  ...strongBands(of2020, 5.11),
  ...spiritBands(of2020, 7.84),
  ...bandsOf(of2024, { to2_7: 3.53, to3_7: 13.28, to4_7: 22.99, to22: 5.14, spirits: 8.77 }),
  ...bandsOf(of2025, { to2_7: 3.64, to3_7: 13.68, to4_7: 23.68, to22: 5.29, spirits: 9.03 }),
  ...strongBands(vinmonopoletModel2026, 5.41),
  ...spiritBands(raised2026, 9.23),
]
