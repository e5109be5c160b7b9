import type { CriterionOf, OriginChoice } from '../../tenders/criterion.ts'
import { countryCovers } from '../../vocabulary/country-covers.ts'
import { placeAnswers } from '../../vocabulary/regions.ts'
import { type AskedPlace, askedCountries, askedPlaces } from '../asked-origin.ts'
import type { ComparableProduct } from '../comparable-product.ts'
import { besideUnread, bestChoice, type Finding, met, otherChoice, unknown } from '../finding.ts'
import type { CompareContext } from '../match-context.ts'
import type { ProductOrigin } from '../product-origin.ts'

/** Country first, then region or appellation. */
export function compareOrigin(
  criterion: CriterionOf<'origin'>,
  { origin }: ComparableProduct,
  context: CompareContext,
): Finding {
  if (origin.country === null && origin.places.length === 0)
    return unknown('state_field', 'country_code')
  const choices = criterion.any_of.map((choice) => choiceFinding(choice, origin, context))
  return besideUnread(criterion.unread, choices.length === 0 ? wrongCountry : bestChoice(choices))
}

function choiceFinding(
  choice: OriginChoice,
  origin: ProductOrigin,
  { valid_on }: CompareContext,
): Finding {
  const country = countryAnswer(askedCountries(choice, valid_on), origin)
  if (country === 'not_met') return wrongCountry
  if (country === 'unknown') return notPrecise
  const { any_of, asAppellation } = askedPlaces(choice)
  if (any_of.length === 0) return origin.isCountryFromRegion ? metByRegion : met()
  if (origin.region === null && origin.places.length === 0) return noRegion
  return bestChoice(any_of.map((asked) => placeFinding(asked, asAppellation, origin)))
}

function countryAnswer(asked: readonly string[], origin: ProductOrigin) {
  const stated = origin.country
  if (stated === null) {
    const inside = origin.places.filter((place) =>
      asked.some((one) => countryCovers(one, place.country)),
    )
    return inside.length === origin.places.length
      ? 'met'
      : inside.length > 0
        ? 'unknown'
        : 'not_met'
  }
  if (asked.some((one) => countryCovers(one, stated))) return 'met'
  // a French product may be from Martinique, and says so by its region
  const mayBe = asked.filter((one) => countryCovers(stated, one))
  if (mayBe.length === 0) return 'not_met'
  if (origin.places.length === 0) return 'unknown'
  const isThere = origin.places.every((place) =>
    mayBe.some((one) => countryCovers(one, place.country)),
  )
  return isThere ? 'met' : 'not_met'
}

function placeFinding(asked: AskedPlace, asAppellation: boolean, origin: ProductOrigin): Finding {
  const { place } = asked
  if (place !== null && origin.places.length > 0) {
    const answers = origin.places.map((stated) => placeAnswers(place, stated, asAppellation))
    if (answers.every((answer) => answer === 'not_met')) return otherPlace
    if (answers.includes('not_met')) return notPrecise
    return answers.includes('met') ? met() : widerPlace
  }
  const names = ` ${origin.region ?? ''} `
  return names.includes(` ${asked.name} `) ? met() : notRecognised
}

const wrongCountry = otherChoice('offer_other_product', 'country_code')
const otherPlace = otherChoice('offer_other_product', 'region')
const noRegion = unknown('state_field', 'region')
const notPrecise = unknown('state_more_precisely', 'region')
const widerPlace = unknown('state_more_precisely', 'region', ['region_wider_than_asked'])
const notRecognised = unknown('state_more_precisely', 'region', ['region_not_recognised'])
const metByRegion = met(['country_read_from_region'])
