import { kindName } from '../documents/kind-name.ts'
import { entriesOf, type RecordedOrderEntry } from '../orders/order-entry.ts'
import { type PackMeasure, packMeasures } from '../orders/pack-measures.ts'
import { type FieldList, listsFor } from './field-lists.ts'
import { type FieldValue, fieldValue, type NamesOf } from './field-values.ts'
import type { SubmittedOffer } from './submitted-offer.ts'

/** One field of the data set by which a monopoly lists an article. */
export interface ListingLine extends FieldValue {
  /** English. */
  readonly field: string
  /** The monopoly's own word; empty where there is none. */
  readonly native: string
  readonly is_required: boolean
  /** What says that it is asked. */
  readonly asked_by: string
}

type Entry = Pick<RecordedOrderEntry, 'step' | 'numbers' | 'measures' | 'documents'>

/** What decides of offers and not of articles: who hands in, the price and the answers, signature and statements. */
const ofTheOffer = /^(submitter|offer|ethics|documents|distributor$|signature$)/
const image = 'documents.image'

const measureWords: Readonly<Record<PackMeasure, string>> = {
  units_per_case: 'Units per case',
  cases_per_layer: 'Cases per layer',
  layers: 'Layers per pallet',
  unit_net_g: 'Net weight of the unit (g)',
  unit_gross_g: 'Gross weight of the unit (g)',
  case_gross_g: 'Gross weight of the case (g)',
  pallet_gross_kg: 'Gross weight of the pallet (kg)',
  unit_height_mm: 'Height of the unit (mm)',
  unit_width_mm: 'Width of the unit (mm)',
  unit_depth_mm: 'Depth of the unit (mm)',
  case_height_mm: 'Height of the case (mm)',
  case_width_mm: 'Width of the case (mm)',
  case_depth_mm: 'Depth of the case (mm)',
  pallet_height_mm: 'Height of the pallet (mm)',
  durability_days: 'Minimum durability (days)',
}

const logisticsSource =
  'GTIN and logistics data of unit, case and pallet: Alko, bar codes on transport packages (undated), https://www.alko.fi/en/alko-inc/for-suppliers/listing-process-and-product-range/package-markings/bar-codes-on-transport-packages'

/**
 * What the monopoly of the market asks of an article at its listing, in the order of its own list, then the measures
 * of pack, case and pallet: from the offer as it was submitted, and from the order record, which is later. A value that
 * nobody stated is null, with the reason as its source; nothing is made up.
 */
export function listingData(offer: SubmittedOffer, entries: readonly Entry[]): ListingLine[] {
  const [own] = listsFor(offer.market)
  if (own === undefined) throw new Error(`no list of fields for ${offer.market}`)
  const namesOf: NamesOf = ({ files }) => files.map(({ file_name }) => file_name)
  const ordered = orderedValues(entries)
  const asked = own.fields.filter(({ field }) => !ofTheOffer.test(field) || field === image)
  const lines = asked.map((field): ListingLine => {
    const found = ordered.get(field.field) ?? fieldValue(field, offer, namesOf)
    return {
      field: field.label,
      native: field.native,
      is_required: field.required,
      ...found,
      asked_by: `${own.id}: ${basisWords[field.basis]}`,
    }
  })
  const isAsked = (name: string) => asked.some(({ field }) => field === name)
  return [...lines, allergenLine(offer), ...logisticLines(offer, entries, isAsked)]
}

const basisWords: Readonly<Record<FieldList['fields'][number]['basis'], string>> = {
  named: 'named in the monopoly\u2019s guides or requests',
  record: 'published per product by the monopoly',
  inferred: 'inferred from comparable forms; the form itself is not public',
  practice: 'practice of importers',
  press: 'reported in the press',
}

const recorded = (value: string | number): FieldValue => ({ value, source: 'order record' })

/** What the order record says to fields that the offer answers too: it is later, so it counts. */
function orderedValues(entries: readonly Entry[]): ReadonlyMap<string, FieldValue> {
  const { numbers = {}, measures = {}, documents = [] } = lastOf(entries, 'product_data') ?? {}
  const photograph = documents.find(({ kind }) => kind === 'product-image')
  const pallet = (['cases_per_layer', 'layers'] as const).flatMap((name) =>
    measures[name] === undefined ? [] : [`${measureWords[name]}: ${measures[name]}`],
  )
  const said: [string, string | number | undefined][] = [
    ['gtin', numbers.gtin_unit],
    ['caseGtin', numbers.gtin_case],
    ['casePack', measures.units_per_case],
    ['pallet', pallet.join(', ') || undefined],
    [
      image,
      photograph && [kindName('en', photograph.kind), photograph.number].filter(Boolean).join(' '),
    ],
  ]
  return new Map(
    said.flatMap(([field, value]) => (value === undefined ? [] : [[field, recorded(value)]])),
  )
}

const lastOf = (entries: readonly Entry[], step: RecordedOrderEntry['step']) =>
  entriesOf(entries, step).at(-1)

/** Allergens, which every market wants on the label and in the article data. */
function allergenLine({ facts }: SubmittedOffer): ListingLine {
  const given = facts.find(({ key }) => key === 'label.allergens')
  return {
    field: 'Allergens named on the label',
    native: '',
    is_required: true,
    value: given?.text || null,
    source: given?.text ? `answer: ${given.label}` : 'not stated in the application',
    asked_by: 'Regulation (EU) No 1169/2011 (food information), Annex II',
  }
}

/** Measures, codes and pallets; without what the market's own list asked already. */
function logisticLines(
  { price_lines: [offered] }: SubmittedOffer,
  entries: readonly Entry[],
  isAsked: (field: string) => boolean,
): ListingLine[] {
  const { numbers = {}, measures = {} } = lastOf(entries, 'product_data') ?? {}
  const pallets = lastOf(entries, 'pickup')?.numbers.sscc
  const row = (field: string, found: FieldValue): ListingLine => ({
    ...{ field, native: '', is_required: false, asked_by: logisticsSource },
    ...found,
  })
  const given = (value: string | number | undefined, otherwise = notRecorded): FieldValue =>
    value === undefined ? { value: null, source: otherwise } : recorded(value)
  const measure = (name: PackMeasure): FieldValue =>
    name === 'units_per_case' && measures[name] === undefined && offered?.units_per_case
      ? { value: offered.units_per_case, source: 'answer: units per case' }
      : given(measures[name])
  return [
    ...(isAsked('caseGtin') ? [] : [row('GTIN of the case', given(numbers.gtin_case))]),
    row('SSCC of the pallets', given(pallets, 'not recorded in the step "Pickup" of the order')),
    ...packMeasures
      .filter((name) => name !== 'units_per_case' || !isAsked('casePack'))
      .map((name) => row(measureWords[name], measure(name))),
    ...['Type of pallet', 'Stackable'].map((field) => row(field, given(undefined, withImporter))),
  ]
}

const notRecorded = 'not recorded in the step "Product data" of the order'
const withImporter = 'not asked here: to be completed with the importer'
