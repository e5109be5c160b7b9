import { published } from '../dated-figure.ts'
import { type DutyRate, inBand, type TaxedDrink } from '../duty-rate.ts'

const law = 'https://www4.skatteverket.se/rattsligvagledning/edition/2024.1/322011.html'
const far =
  'https://www.faronline.se/dokument/fakta-och-siffror/fs_alkoholskatt/?version=2017-01-01'
const since = '2024-01-01'

const none = published(0, since, law)
const sek = (value: number, source = law) => published(value, since, source)

/** Swedish alcohol duty, SEK; in force since 2024-01-01. */
export function swedishDuty({ drink, abv }: TaxedDrink): DutyRate | null {
  switch (drink) {
    case 'beer':
      return inBand(abv, 'abv_litre', [
        [2.8, none],
        [100, sek(2.28)],
      ])
    case 'wine':
      return inBand(abv, 'litre', [
        [2.25, none],
        [4.5, sek(10.38)],
        [7, sek(15.34)],
        [8.5, sek(21.12)],
        [15, sek(29.58)],
        [18, sek(61.9)],
      ])
    case 'fermented':
      return inBand(abv, 'litre', [
        [2.25, none],
        [4.5, sek(10.38, far)],
        [7, sek(15.34, far)],
        [8.5, sek(21.12, far)],
        [15, sek(29.58, far)],
      ])
    case 'intermediate':
      return inBand(abv, 'litre', [
        [15, sek(37.34, far)],
        [22, sek(61.9, far)],
      ])
    case 'spirits':
      // SEK 526.97 per litre of pure alcohol
      return { figure: sek(5.2697, far), per: 'abv_litre' }
  }
}
