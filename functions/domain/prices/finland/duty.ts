import { type DutyRow, dutyBands } from '../duty-row.ts'
import { type Publication, yearOf } from '../figure.ts'

const of2022: Publication = {
  from: '2022-01-01',
  until: '2023-12-31',
  status: 'published',
  source: {
    title: 'Vero: excise duty table for alcohol',
    url: 'https://www.vero.fi/en/businesses-and-corporations/taxes-and-charges/excise-taxation/excise-duty-on-alcohol-and-alcoholic-beverages/Excise-duty-table-for-alcohol-and-alcoholic-beveragesoholijuomaverotaulukko/',
  },
}
const eurotax = {
  title: 'Eurotax: alcohol excise duties in Finland, rates for 2025',
  url: 'https://www.eurotax.fr/en/alcohol-excise-duties-in-finland-new-rates-of-2025/',
}
const copied2024: Publication = { ...yearOf(2024), status: 'secondary', source: eurotax }
const copied2025: Publication = { ...yearOf(2025), status: 'secondary', source: eurotax }
/** The rate of 2023 raised by 8.8 %. */
const raised2024: Publication = {
  ...yearOf(2024),
  status: 'derived',
  source: {
    title: 'HE 37/2023',
    url: 'https://eduskunta.fi/fi/vaski/hallituksenesitys/sivut/he_37+2023.aspx',
  },
}
/** It names the rates of 2025 per litre of pure alcohol. */
const budget2026: Publication = {
  ...yearOf(2025),
  status: 'published',
  source: {
    title: 'Budget proposal for 2026',
    url: 'https://budjetti.vm.fi/indox/sisalto.jsp?year=2026&lang=fi&maindoc=/2026/tae/hallituksenEsitys/hallituksenEsitys.xml&id=/2026/tae/hallituksenEsitys/YksityiskohtaisetPerustelut/11/08/04/04.html',
  },
}
const decision = {
  title: 'Tax Administration decision 749/2026',
  url: 'https://www.finlex.fi/fi/laki/ajantasa/2026/20260749',
}
/** The rates of 2027 without the index step of 1.0203; the table of 2026 itself was not found. */
const before2027: Publication = { ...yearOf(2026), status: 'derived', source: decision }
const of2027: Publication = { ...yearOf(2027), status: 'published', source: decision }

// a cent per cl of ethyl alcohol is EUR 0.01 per vol-% and litre
const beer = { drinks: ['beer'], unit: 'abv_litre' } as const
const spirits = { drinks: ['spirits'], unit: 'abv_litre' } as const
const intermediate = { drinks: ['intermediate'], unit: 'litre' } as const
const wine = { drinks: ['wine'], unit: 'litre' } as const
const fermented = { drinks: ['fermented'], unit: 'litre' } as const

type Bands = Parameters<typeof dutyBands>[2]
/** Wine and other fermented drinks pay alike; above 15 % only wine is in the class. */
const fermentedBands = (publication: Publication, weak: Bands, strong: number): DutyRow[] => [
  ...dutyBands(publication, wine, [...weak, [18, strong]]),
  ...dutyBands(publication, fermented, [...weak, [15, strong]]),
]

/** Finnish alcohol duty, EUR; indexed every January. */
export const finnishDuty: readonly DutyRow[] = [
  ...dutyBands(of2022, { ...beer, above: 3.5 }, [[100, 0.3805]]),
  ...dutyBands(of2022, { ...wine, above: 8 }, [[15, 4.21]]),
  ...dutyBands(of2022, { ...spirits, above: 2.8 }, [[100, 0.5035]]),

  ...dutyBands(copied2024, { ...beer, above: 3.5 }, [[100, 0.362]]),
  ...dutyBands(copied2024, { ...wine, above: 8 }, [[15, 4.56]]),
  ...dutyBands(raised2024, { ...spirits, above: 10 }, [[100, 0.548]]),

  ...dutyBands(copied2025, beer, [
    [0.5, 0],
    [3.5, 0.2835],
  ]),
  ...dutyBands(budget2026, { ...beer, above: 3.5 }, [[100, 0.362]]),
  ...fermentedBands(
    copied2025,
    [
      [1.2, 0],
      [2.8, 0.36],
      [5.5, 1.98],
      [8, 3.08],
    ],
    4.56,
  ),
  ...dutyBands(copied2025, intermediate, [[15, 5.68]]),
  // EUR 41.62 per litre of pure alcohol at 21 %
  ...dutyBands({ ...budget2026, status: 'derived' }, { ...intermediate, above: 15 }, [[22, 8.74]]),
  ...dutyBands(budget2026, { ...spirits, above: 10 }, [[100, 0.555]]),

  ...dutyBands(before2027, beer, [
    [0.5, 0],
    [3.5, 0.2875],
    [100, 0.3671],
  ]),
  ...fermentedBands(
    before2027,
    [
      [1.2, 0],
      [2.8, 0.5],
      [5.5, 2.1902],
      [8, 3.407],
    ],
    5.0497,
  ),
  ...dutyBands(before2027, intermediate, [
    [15, 5.7595],
    [22, 8.8624],
  ]),
  ...dutyBands(before2027, { ...spirits, above: 10 }, [[100, 0.5628]]),

  ...dutyBands(of2027, beer, [
    [0.5, 0],
    [3.5, 0.2933],
    [100, 0.3746],
  ]),
  ...fermentedBands(
    of2027,
    [
      [1.2, 0],
      [2.8, 0.5102],
      [5.5, 2.2347],
      [8, 3.4762],
    ],
    5.1522,
  ),
  ...dutyBands(of2027, intermediate, [
    [15, 5.8764],
    [22, 9.0423],
  ]),
  ...dutyBands(of2027, spirits, [
    [1.2, 0],
    [2.8, 0.3197],
    [10, 0.567],
    [100, 0.5742],
  ]),
]
