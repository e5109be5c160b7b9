import { type Figure, type Publication, yearOf } from '../figure.ts'
import { vinmonopoletModel2026 } from './vinmonopolet-model-2026.ts'

const skatteetaten = (year: number, url: string): Publication => ({
  ...yearOf(year),
  status: 'published',
  source: { title: 'Skatteetaten: avgift på drikkevareemballasje', url },
})
const of2021 = skatteetaten(
  2021,
  'https://www.skatteetaten.no/bedrift-og-organisasjon/avgifter/saravgifter/om/drikkevareemballasje/',
)
const of2024 = skatteetaten(
  2024,
  'https://www.skatteetaten.no/satser/saravgift---drikkevareemballasje/',
)
const english =
  'https://www.skatteetaten.no/en/business-and-organisation/vat-and-duties/excise-duties/about-the-excise-duties/beverage-packaging/'
const of2023 = skatteetaten(2023, english)
const of2025 = skatteetaten(2025, english)
/** The rates of 2025 raised by the 2.2 % by which the basic tax and the duty of 2026 rose that were found. */
const raised2026: Publication = { ...vinmonopoletModel2026, status: 'derived' }

/** What Vinmonopolet charged per pack, from which with the rates the share follows that comes back, in whole per cent. */
const table2021: Publication = {
  ...yearOf(2021),
  status: 'derived',
  source: {
    title: 'Vinmonopolet: priser og avgifter',
    url: 'https://www.vinmonopolet.no/priser-og-avgifter',
  },
}
const infinitum: Publication = {
  from: '2013-01-01',
  until: null,
  status: 'published',
  source: {
    title: 'Infinitum: miljøavgiftssystemet',
    url: 'https://infinitum.no/produsent-importor-aktuelt/milj%C3%B8avgiftssystemet',
  },
}

const inOrder = [of2021, of2023, of2024, of2025]
const taxRows = (
  values: readonly [number, number, number, number],
  last: Publication,
  value: number,
): Figure[] => [
  ...inOrder.map((publication, index) => ({
    ...publication,
    value: values[index] ?? Number.NaN,
    unit: 'pack' as const,
  })),
  { ...last, value, unit: 'pack' },
]
const glassAndMetal = taxRows([6.2, 6.46, 6.71, 6.91], raised2026, 7.06)
const share = (publication: Publication, value: number): Figure => ({
  ...publication,
  value,
  unit: 'percent',
})

/** The share from which no environmental tax is left, and the one below which nothing is taken off. */
export const fullReturn = 95
export const lowestReturn = 25

/** Norwegian tax on packaging, NOK per pack, and the shares that come back, by which it is reduced. */
export const norwegianPackaging = {
  /** Of every pack that is used once. */
  packaging_basic: taxRows([1.27, 1.33, 1.38, 1.42], vinmonopoletModel2026, 1.45),
  packaging_environmental_glass: glassAndMetal,
  packaging_environmental_metal: glassAndMetal,
  packaging_environmental_plastic: taxRows([3.75, 3.91, 4.06, 4.18], raised2026, 4.27),
  packaging_environmental_carton: taxRows([1.53, 1.59, 1.65, 1.7], raised2026, 1.74),
  /**
   * The text beside the table of 2021 says 93 %, the table itself and that of 2026 take the basic tax alone:
   * glass stands the same in both, so it does in between.
   */
  packaging_return_glass: [share({ ...table2021, until: null }, 95), share(raised2026, 95)],
  packaging_return_metal: [share(table2021, 89), share(raised2026, 95)],
  packaging_return_plastic: [share(table2021, 89), share(raised2026, 87)],
  packaging_return_carton: [share(table2021, 93), share(raised2026, 94)],
  /** Cans since 2013, bottles since 2012 are without environmental tax. */
  packaging_return_deposit: [share(infinitum, 95)],
} satisfies Record<string, readonly Figure[]>
