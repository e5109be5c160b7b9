import { type DutyRow, dutyBands } from '../duty-row.ts'
import type { Publication } from '../figure.ts'

const from2017: Publication = {
  from: '2017-01-01',
  until: '2022-12-31',
  status: 'published',
  source: {
    title: 'Skatteverket: excise duty rates',
    url: 'https://skatteverket.se/servicelankar/otherlanguages/inenglish/businessesandemployers/payingtaxesbusinesses/excisedutyonalcohol/excisedutyrates.4.676f4884175c97df41915e4.html',
  },
}
/** The rates before, raised by the 5 % that were decided for 2023. */
const raised2023: Publication = {
  from: '2023-01-01',
  until: '2023-12-31',
  status: 'derived',
  source: {
    title: 'Tidningen Näringslivet: höjd skatt på alkohol och tobak',
    url: 'https://www.tn.se/article/13188/hojd-skatt-pa-alkohol-och-tobak/',
  },
}
/** In force until a law changes them. */
const since2024 = { from: '2024-01-01', until: null, status: 'published' } as const
const guidance: Publication = {
  ...since2024,
  source: {
    title: 'Skatteverket: rättslig vägledning 2024.1',
    url: 'https://www4.skatteverket.se/rattsligvagledning/edition/2024.1/322011.html',
  },
}
const far: Publication = {
  ...since2024,
  source: {
    title: 'FAR Online: alkoholskatt',
    url: 'https://www.faronline.se/dokument/fakta-och-siffror/fs_alkoholskatt/?version=2017-01-01',
  },
}

const weakFermented = [
  [2.25, 0],
  [4.5, 10.38],
  [7, 15.34],
  [8.5, 21.12],
  [15, 29.58],
] as const

/** Swedish alcohol duty, SEK. */
export const swedishDuty: readonly DutyRow[] = [
  ...dutyBands(from2017, { drinks: ['beer'], unit: 'abv_litre', above: 2.8 }, [[100, 2.02]]),
  ...dutyBands(from2017, { drinks: ['wine'], unit: 'litre', above: 8.5 }, [[15, 26.18]]),
  // SEK 516.59 per litre of pure alcohol
  ...dutyBands(from2017, { drinks: ['spirits'], unit: 'abv_litre', above: 1.2 }, [[100, 5.1659]]),
  ...dutyBands(raised2023, { drinks: ['wine'], unit: 'litre', above: 8.5 }, [[15, 27.49]]),
  ...dutyBands(guidance, { drinks: ['beer'], unit: 'abv_litre' }, [
    [2.8, 0],
    [100, 2.28],
  ]),
  ...dutyBands(guidance, { drinks: ['wine'], unit: 'litre' }, [...weakFermented, [18, 61.9]]),
  ...dutyBands(far, { drinks: ['fermented'], unit: 'litre' }, weakFermented),
  ...dutyBands(far, { drinks: ['intermediate'], unit: 'litre' }, [
    [15, 37.34],
    [22, 61.9],
  ]),
  // SEK 526.97 per litre of pure alcohol
  ...dutyBands(far, { drinks: ['spirits'], unit: 'abv_litre' }, [
    [1.2, 0],
    [100, 5.2697],
  ]),
]
