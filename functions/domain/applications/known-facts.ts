import type { Facts } from '../compliance/condition.ts'
import { withDerivedFacts } from '../compliance/derived-facts.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { PublishedTender } from '../tenders/published-tender.ts'
import { countriesOf } from '../vocabulary/country-groups.ts'
import type { Container } from '../vocabulary/kinds.ts'
import { legalCategory } from './legal-category.ts'

export interface Known {
  /** What is offered: the product with the answers in its place. */
  readonly offered: ProductFacts
  readonly tender: Pick<PublishedTender, 'max_offers_per_producer' | 'completeness'>
  readonly day: CalendarDate
  /** The GTIN of the case, where the offer states it. */
  readonly caseGtin: string | null
  /** Of who makes the offer to the monopoly, where that is known. */
  readonly supplierCountry: string | null
  /** What was answered to the questions of the rules. */
  readonly answers: Facts
}

/** What the rules ask of an application and it knows already: from product and tender, under the answers. */
export function knownFacts({
  offered,
  tender,
  day,
  caseGtin,
  supplierCountry,
  answers,
}: Known): Facts {
  const stated = Object.fromEntries(Object.entries(answers).filter(([, fact]) => fact != null))
  return withDerivedFacts({
    ...productFacts({ ...offered, alcohol_tenths: alcoholOf(offered, stated) }, day),
    ...tenderFacts(tender),
    caseGtin,
    'supplier.country': supplierCountry,
    ...stated,
  })
}

/** An application is an offer to the monopoly. What a request that is known in full does not say, it does not ask. */
function tenderFacts({ max_offers_per_producer, completeness }: Known['tender']): Facts {
  const isSilent = max_offers_per_producer === null
  return {
    salesChannel: 'monopoly',
    'tender.oneOfferPerProducer':
      isSilent && completeness === 'partial' ? null : max_offers_per_producer === 1,
  }
}

/** The strength answered to the rules goes before that of the offer, also for what follows from it. */
const alcoholOf = ({ alcohol_tenths }: ProductFacts, { abv }: Facts) =>
  typeof abv === 'number' ? abv * 10 : alcohol_tenths

function productFacts(facts: ProductFacts, day: CalendarDate): Facts {
  const drink = legalCategory(facts)
  return {
    ...drink,
    abv: scaled(facts.alcohol_tenths, 10),
    sugarGPerL: scaled(facts.sugar_mg_l, 1000),
    volumeMl: facts.volume_ml,
    'packaging.type': facts.container === null ? null : packagingTypes[facts.container],
    'packaging.emptyWeightG': facts.container_weight_g,
    gtin: facts.gtin,
    'organic.claimed': facts.organic,
    maturationMonths: drink.spiritCategory === 'whisky' ? facts.months_in_oak : null,
    'origin.isEuEea':
      facts.country_code === null ? null : countriesOf('EEA', day).includes(facts.country_code),
    // a designation of the Jura alone
    yellowWine: facts.country_code === null || facts.country_code === 'FR' ? null : false,
    // a year: what has none is compared with no other
    'offer.vintage': facts.vintage === 'NV' ? null : facts.vintage,
    producedBefore20231208: drink.category === 'wine' ? isBeforeElabels(facts.vintage) : null,
  }
}

const scaled = (value: number | null, by: number) => (value === null ? null : value / by)

/** A wine of the harvest of 2023 may have finished fermenting before that day or after it: that is asked. */
function isBeforeElabels(vintage: ProductFacts['vintage']): boolean | null {
  if (typeof vintage !== 'number' || vintage === 2023) return null
  return vintage < 2023
}

const packagingTypes: Readonly<Record<Container, string>> = {
  glass_bottle: 'glass_bottle',
  light_glass_bottle: 'glass_bottle',
  bag_in_box: 'bag_in_box',
  pouch: 'pouch',
  pet: 'pet_bottle',
  rpet: 'pet_bottle',
  aluminium_can: 'can',
  paper_bottle: 'paper_bottle',
  carton: 'carton',
  keg: 'keg',
  other: 'other',
}
