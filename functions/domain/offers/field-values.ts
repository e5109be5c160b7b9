import type { ComplianceField } from '../compliance/fields.ts'
import type { DocumentKind } from '../documents/kinds.ts'
import type { ProductFacts } from '../portfolio/product.ts'
import type { TenderSummary } from '../tenders/tender.ts'
import { answerTo } from './answers.ts'
import type { ListedField } from './field-lists.ts'
import { priceInWords, requirementInWords } from './in-words.ts'
import type { OfferAnswer, OfferDocument, SubmittedOffer } from './submitted-offer.ts'

export interface FieldValue {
  /** Null: the offer says nothing there. */
  readonly value: string | number | null
  /** Where the value is from; of an empty one, why. */
  readonly source: string
}

/** The names of a document's files in the package. */
export type NamesOf = (document: OfferDocument) => readonly string[]
type Read = (offer: SubmittedOffer, namesOf: NamesOf) => FieldValue

const empty = (why: string): FieldValue => ({ value: null, source: why })
const nothing =
  (why: string): Read =>
  () =>
    empty(why)

/** A number where the text is one, so that a spreadsheet can compute with it. */
const plain = ({ type, text }: Pick<OfferAnswer, 'type' | 'text'>): string | number =>
  (type === 'number' || type === 'positive_number') && /^\d{1,12}([.,]\d{1,4})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : text

const labelWithUnit = ({ label, unit }: OfferAnswer) =>
  unit === null || unit === '' ? label : `${label} (${unit})`

function stated(given: OfferAnswer | null, whyNone: string): FieldValue {
  if (given === null) return empty(whyNone)
  return given.text === ''
    ? empty(`not answered: ${given.label}`)
    : { value: plain(given), source: `answer: ${labelWithUnit(given)}` }
}

const answer =
  (key: string): Read =>
  (offer) =>
    stated(answerTo(offer, key), 'not asked in the application')

/** The answer to a rule's question. */
const fact =
  (field: ComplianceField): Read =>
  ({ facts }) =>
    stated(
      facts.find(({ key }) => key === field) ?? null,
      'no rule that applies to this offer was answered on it',
    )

/** The first that says something; else the last one's reason. */
const first =
  (...reads: readonly [Read, ...Read[]]): Read =>
  (offer, namesOf) => {
    let found = reads[0](offer, namesOf)
    for (const read of reads.slice(1)) {
      if (found.value !== null) break
      found = read(offer, namesOf)
    }
    return found
  }

/** Several answers on one line, without the empty ones. */
const together =
  (...reads: readonly Read[]): Read =>
  (offer, namesOf) => {
    const found = reads.map((read) => read(offer, namesOf))
    const said = found.filter(({ value }) => value !== null)
    return said.length === 0
      ? empty(found.map(({ source }) => source).join('; '))
      : {
          value: said.map(({ value }) => value).join(', '),
          source: said.map(({ source }) => source).join('; '),
        }
  }

const tender =
  (key: keyof TenderSummary): Read =>
  (offer) => {
    const value = offer.tender[key]
    return typeof value === 'string' && value !== ''
      ? { value, source: 'tender, as published' }
      : empty('the tender does not say')
  }

const product =
  (read: (facts: ProductFacts) => string | null): Read =>
  (offer) => {
    const value = offer.product === null ? null : read(offer.product.facts)
    return value === null || value === ''
      ? empty('not stated in the product data')
      : { value, source: 'product data' }
  }

const documents =
  (isAsked: (kind: DocumentKind) => boolean): Read =>
  (offer, namesOf) => {
    const names = offer.documents.filter(({ kind }) => isAsked(kind)).flatMap(namesOf)
    return names.length === 0
      ? empty('no such document in the package')
      : { value: [...new Set(names)].join('\n'), source: 'document in the package' }
  }

const prices =
  (
    read: (line: SubmittedOffer['price_lines'][number]) => string | null,
    why: string,
    source = 'price line',
  ): Read =>
  ({ price_lines }) => {
    const said = price_lines.map(read).filter((words) => words !== null)
    return said.length === 0 ? empty(why) : { value: said.join('\n'), source }
  }

const requirements: Read = (offer) =>
  offer.requirements.length === 0
    ? empty('the tender states no requirement')
    : {
        value: offer.requirements
          .map((requirement, index) => `${index + 1}. ${requirementInWords(requirement)}`)
          .join('\n'),
        source: 'answers: requirements of the tender',
      }

const byBuyer = nothing('to be completed by the importer or supplier who hands the offer in')
const notAsked = nothing('not asked in the application')
const shelfPrice = prices(
  ({ shelf_price, volume_ml }) =>
    shelf_price === null ? null : `${shelf_price}${volume_ml === null ? '' : ` (${volume_ml} ml)`}`,
  'not computed: a figure of the price ladder is missing',
  'our estimate by the price ladder; the importer sets the price',
)
const producerPrice = prices(priceInWords, 'no price stated')
const organic: Read = first(
  fact('organic.claimed'),
  product(({ organic }) => (organic === null ? null : organic ? 'Yes' : 'No')),
)
const schemes = product(({ certifications }) => certifications.join(', '))
const specialGroup = product(({ organic, certifications }) =>
  [organic === true ? 'organic' : '', ...certifications].filter((words) => words !== '').join(', '),
)
const certificates = documents((kind) => kind.startsWith('cert-') || kind === 'gi-certificate')
const image = documents((kind) => kind === 'product-image')
const importer = first(answer('importer'), byBuyer)
const oakAndLees = product(({ oak, months_in_oak, months_on_lees }) =>
  [
    oak === null ? '' : oak ? 'oak' : 'no oak',
    months_in_oak === null ? '' : `${months_in_oak} months in oak`,
    months_on_lees === null ? '' : `${months_on_lees} months on lees`,
  ]
    .filter((words) => words !== '')
    .join(', '),
)

/** What an offer says to each field of the lists. */
const fieldValues: Readonly<Record<string, Read>> = {
  'tender.reference': tender('reference'),
  'tender.launchMonth': first(tender('launch_month'), tender('launch_date')),
  'tender.range': tender('assortment'),
  assortment: first(tender('assortment'), fact('assortment')),
  launchDate: tender('launch_date'),
  'offer.formType': answer('incoterm'),
  'submitter.legalName': importer,
  'submitter.businessId': byBuyer,
  'submitter.licenceNumber': first(fact('supplier.fiWholesaleLicence'), byBuyer),
  'submitter.supplierNumber': importer,
  distributor: byBuyer,
  contact: together(answer('contact_name'), answer('contact_email'), answer('contact_phone')),
  'producer.legalName': answer('producer'),
  'producer.country': answer('country_of_origin'),
  'product.name': answer('product_name'),
  'product.name2': notAsked,
  'product.type': answer('product_type'),
  'product.mainType': answer('product_type'),
  'product.group': answer('product_type'),
  'product.specialGroup': specialGroup,
  'product.beerType': product(({ categories, subtype }) =>
    categories.includes('beer') ? subtype : null,
  ),
  'product.country': answer('country_of_origin'),
  'product.region': answer('region'),
  'product.subRegion': notAsked,
  'product.appellation': first(answer('region'), fact('gi')),
  'product.vintage': answer('vintage'),
  'product.tastedVintage': fact('sample.vintage'),
  'product.labelMarkings': notAsked,
  'product.grapes': answer('grapes'),
  'product.tasteStyle': notAsked,
  'product.method': oakAndLees,
  'product.ageing': oakAndLees,
  'product.sediment': notAsked,
  'packaging.type': answer('container'),
  'packaging.emptyWeightG': answer('container_weight'),
  closure: answer('closure'),
  volumeMl: answer('volume'),
  abv: answer('alcohol'),
  sugarGPerL: answer('sugar'),
  acidsGPerL: notAsked,
  'beer.originalExtract': notAsked,
  'beer.colourEbc': notAsked,
  'beer.bitternessEbu': notAsked,
  energyKcalPer100ml: notAsked,
  'label.declaredIngredients': notAsked,
  gtin: answer('gtin_unit'),
  caseGtin: answer('gtin_case'),
  casePack: answer('units_per_case'),
  pallet: notAsked,
  'deposit.system': fact('deposit.system'),
  deposit: first(fact('deposit.valueSek'), fact('deposit.valueNok')),
  'valvira.codes': documents((kind) => kind === 'valvira-codes'),
  'organic.claimed': organic,
  ethical: schemes,
  kosher: notAsked,
  'offer.price': producerPrice,
  'offer.bulkPrice': prices(
    (line) => (line.per === 'litre' ? priceInWords(line) : null),
    'the price is not per litre',
  ),
  'offer.purchasePrice': byBuyer,
  'offer.wholesalePrice': byBuyer,
  'offer.supplierPrice': byBuyer,
  'offer.retailPrice': shelfPrice,
  'offer.pricingGroup': byBuyer,
  'offer.quantity': answer('quantity'),
  'offer.deliveryAbility': together(
    answer('quantity'),
    answer('delivery_date'),
    documents((kind) => kind === 'guarantee-of-supply'),
  ),
  'offer.deliveryShops': notAsked,
  'offer.criteria': requirements,
  'offer.otherCriteria': requirements,
  'offer.otherRequirements': requirements,
  'documents.authorisation': documents((kind) => kind.startsWith('authorisation')),
  'documents.image': image,
  'documents.certificates': certificates,
  'documents.statements': documents(
    (kind) =>
      kind.startsWith('statement-') ||
      kind === 'producer-confirmation' ||
      kind === 'guarantee-of-supply' ||
      kind === 'production-declaration',
  ),
  'ethics.elearning': documents((kind) => kind === 'ethics-elearning'),
  'ethics.producerData': documents(
    (kind) => kind === 'supply-chain-map' || kind === 'code-of-conduct',
  ),
  'ethics.supplyChain': documents((kind) => kind === 'supply-chain-map' || kind === 'social-audit'),
  signature: together(answer('declaration_name'), answer('declaration_position')),
}

/** The fields that an offer has something to say to, or a reason why it has not. */
export const readFields: readonly string[] = Object.keys(fieldValues)

export function fieldValue(
  { field, type }: Pick<ListedField, 'field' | 'type'>,
  offer: SubmittedOffer,
  namesOf: NamesOf,
): FieldValue {
  const found = (fieldValues[field] ?? notAsked)(offer, namesOf)
  // our answer is in millilitres
  return type === 'l' && typeof found.value === 'number'
    ? { ...found, value: found.value / 1000 }
    : found
}
