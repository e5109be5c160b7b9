import { kindName } from '#domain/documents/kind-name.ts'
import { type FieldList, listsFor } from '#domain/offers/field-lists.ts'
import { fieldValue, type NamesOf } from '#domain/offers/field-values.ts'
import { findingLines } from '#domain/offers/finding-lines.ts'
import { answerInWords, resultInWords } from '#domain/offers/in-words.ts'
import type { SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { type Table, writeTables } from './write-tables.ts'

/** One row per field, in the order of the form. */
const fieldTable = (list: FieldList, offer: SubmittedOffer, namesOf: NamesOf): Table => ({
  name: list.id,
  columns: [
    { header: 'Order', width: 7 },
    { header: 'Native term', width: 30 },
    { header: 'Field', width: 44 },
    { header: 'Value', width: 48 },
    { header: 'Source of the value', width: 44 },
    { header: 'Required', width: 10 },
  ],
  rows: list.fields.map((field) => {
    const { value, source } = fieldValue(field, offer, namesOf)
    return [field.order, field.native, field.label, value, source, field.required ? 'yes' : 'no']
  }),
})

const requirementTable = (
  { requirements, documents }: SubmittedOffer,
  namesOf: NamesOf,
): Table => ({
  name: 'Requirements',
  columns: [
    { header: 'Requirement, as published', width: 60 },
    { header: 'Required', width: 10 },
    { header: 'Answer', width: 14 },
    { header: 'Offered', width: 40 },
    { header: 'Result', width: 30 },
    { header: 'Proof', width: 50 },
  ],
  rows: requirements.map((requirement) => [
    requirement.text,
    requirement.required ? 'yes' : 'no',
    answerInWords(requirement),
    requirement.offered,
    resultInWords(requirement),
    documents
      .filter(({ question }) => requirement.documents.includes(question))
      .flatMap(namesOf)
      .join('\n') || null,
  ]),
})

const priceTable = ({ price_lines }: SubmittedOffer): Table => ({
  name: 'Price lines',
  columns: [
    'Size (ml)',
    'Price',
    'Currency',
    'Per',
    'Delivery term',
    'Place',
    'Units per case',
    'GTIN',
    'Quantity',
    'Unit',
    'Ready from',
    'Shelf price (estimate)',
  ].map((header) => ({ header, width: 16 })),
  rows: price_lines.map((line) => [
    line.volume_ml,
    line.amount === null ? null : Number(line.amount),
    line.currency,
    line.per,
    line.incoterm,
    line.place,
    line.units_per_case,
    line.gtin,
    line.quantity,
    line.quantity_unit,
    line.ready_from,
    line.shelf_price === null ? null : Number(line.shelf_price),
  ]),
})

const documentTable = ({ documents }: SubmittedOffer, namesOf: NamesOf): Table => ({
  name: 'Documents',
  columns: [
    { header: 'Document', width: 40 },
    { header: 'Name on it', width: 30 },
    { header: 'Valid from', width: 12 },
    { header: 'Valid to', width: 12 },
    { header: 'File', width: 70 },
    { header: 'Bytes', width: 12 },
    { header: 'SHA-256', width: 68 },
  ],
  rows: documents.flatMap((document) =>
    document.files.map(({ size_bytes, sha256 }, index) => [
      kindName('en', document.kind),
      document.holder,
      document.valid_from,
      document.valid_to,
      namesOf(document)[index] ?? null,
      size_bytes,
      sha256,
    ]),
  ),
})

const checkTable = (offer: SubmittedOffer): Table => ({
  name: 'Checks',
  columns: [
    { header: 'Rule', width: 20 },
    { header: 'Result', width: 16 },
    { header: 'What it asks', width: 60 },
    { header: 'Waived by, when and why', width: 50 },
    { header: 'Source', width: 60 },
  ],
  rows: offer.findings.map((finding) => {
    const { status, title, waiver, source } = findingLines(finding)
    return [finding.rule_id, status, title, waiver, source]
  }),
})

/** The offer as a spreadsheet: the forms field by field, then what the PDF says as well. */
export function offerSheets(offer: SubmittedOffer, namesOf: NamesOf): Promise<Uint8Array> {
  const tables = [
    ...listsFor(offer.market).map((list) => fieldTable(list, offer, namesOf)),
    requirementTable(offer, namesOf),
    priceTable(offer),
    documentTable(offer, namesOf),
    checkTable(offer),
  ]
  const draft = offer.state === 'draft' ? 'DRAFT: ' : ''
  return writeTables(
    `${draft}Offer ${offer.tender.reference ?? offer.tender.title}`,
    offer.at,
    tables,
  )
}
