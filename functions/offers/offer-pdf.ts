import { kindName } from '#domain/documents/kind-name.ts'
import { textOfAnswer } from '#domain/offers/answers.ts'
import { type FieldList, listsFor } from '#domain/offers/field-lists.ts'
import { fieldValue, type NamesOf } from '#domain/offers/field-values.ts'
import { findingLines, notReviewed } from '#domain/offers/finding-lines.ts'
import { answerInWords, priceInWords, resultInWords } from '#domain/offers/in-words.ts'
import type { OfferAnswer, SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { publishedTitle, titleIn } from '#domain/tenders/title-in.ts'
import {
  type Cell,
  createTaggedPdf,
  type TaggedPdf,
  type Written,
} from '../platform/pdf/tagged-pdf.ts'
import { timeIn } from './time-in.ts'

const nothing: Written = { text: '\u2013', ink: 'soft' }
const small = (text: string): Written => ({ text, ink: 'soft', size: 8 })

/** The offer as a form to read and to print, in English with the market's own terms beside. */
export async function offerPdf(offer: SubmittedOffer, namesOf: NamesOf): Promise<Uint8Array> {
  const { market, tender, state } = offer
  const { monopoly } = marketFacts[market]
  const product = textOfAnswer(offer, 'product_name') || 'Product not named'
  const isDraft = state === 'draft'
  const reference = tender.reference ?? `tender ${tender.tender_id}`
  const pdf = await createTaggedPdf({
    title: `${isDraft ? 'Draft of an offer' : 'Offer'} to ${monopoly}, ${reference}: ${product}`,
    at: offer.at,
    foot: `${isDraft ? 'Draft, not submitted' : 'Offer'}  \u00b7  ${monopoly} ${reference}  \u00b7  ${product}`,
    mark: isDraft ? 'DRAFT' : null,
  })
  writeHead(pdf, offer)
  for (const list of listsFor(market).slice(0, 1)) writeFields(pdf, offer, list, namesOf)
  writePrices(pdf, offer)
  writeRequirements(pdf, offer, namesOf)
  writeDocuments(pdf, offer, namesOf)
  writeFindings(pdf, offer)
  writeAnswers(pdf, offer)
  writeNotes(pdf, offer)
  return pdf.finish()
}

const said = (text: string | number | null): Written =>
  text === null || text === '' ? nothing : { text: String(text) }

function writeHead(pdf: TaggedPdf, offer: SubmittedOffer): void {
  const { market, tender, at, state, versions } = offer
  const { monopoly } = marketFacts[market]
  pdf.title(`Offer to ${monopoly}`)
  pdf.paragraph(titleIn(tender, 'en'), { size: 12.5 })
  pdf.rule()
  if (state === 'draft')
    pdf.paragraph(
      'Draft: this offer has not been submitted. It shows what was saved and may still change.',
      { bold: true },
    )
  const answer = (key: string) => textOfAnswer(offer, key)
  const facts: [string, Written][] = [
    ['Tender', said(tender.reference)],
    ['Published title', said(publishedTitle(tender))],
    ['Product', said([answer('product_name'), answer('vintage')].filter(Boolean).join(', '))],
    ['Producer', said(answer('producer'))],
    ['Offered by', said(answer('company_name'))],
    [
      'Contact',
      said(
        [answer('contact_name'), answer('contact_email'), answer('contact_phone')]
          .filter(Boolean)
          .join(', '),
      ),
    ],
    ['Importer or supplier', said(answer('importer'))],
    ['Offer deadline', said(tender.offer_deadline)],
    [state === 'draft' ? 'Saved' : 'Submitted', said(timeIn(market, at))],
    [
      'Versions',
      said(
        [
          `application ${versions.application}`,
          `tender ${versions.tender}`,
          versions.product === null ? '' : `product ${versions.product}`,
          versions.rules === null ? '' : `rules of ${versions.rules}`,
        ]
          .filter(Boolean)
          .join(', '),
      ),
    ],
  ]
  pdf.table(
    [
      { header: 'About this offer', share: 30 },
      { header: 'Content', share: 70 },
    ],
    facts.map(([label, value]) => [label, [value]]),
    true,
  )
}

const monopolyWord: Readonly<Record<Market, string>> = {
  SE: 'Swedish term',
  NO: 'Norwegian term',
  FI: 'Finnish term',
}

function writeFields(
  pdf: TaggedPdf,
  offer: SubmittedOffer,
  list: FieldList,
  namesOf: NamesOf,
): void {
  pdf.heading(`Offer form, field by field (${list.id})`)
  if (list.order_basis === 'inferred')
    pdf.paragraph(
      'The monopoly\u2019s own form is not public: fields and order follow what it publishes and asks for.',
      { ink: 'soft', size: 8.5 },
    )
  pdf.table(
    [
      { header: 'No.', share: 6 },
      { header: 'Field', share: 34 },
      { header: monopolyWord[offer.market], share: 22 },
      { header: 'Offered', share: 38 },
    ],
    list.fields.map((field): Cell[] => {
      const { value, source } = fieldValue(field, offer, namesOf)
      return [
        String(field.order),
        field.label,
        [{ text: field.native, ink: 'soft' }],
        value === null ? [nothing, small(source)] : [said(value), small(source)],
      ]
    }),
  )
}

function writePrices(pdf: TaggedPdf, { price_lines, market }: SubmittedOffer): void {
  pdf.heading('Prices')
  pdf.table(
    [
      { header: 'Price and delivery term', share: 40 },
      { header: 'Units per case', share: 14 },
      { header: 'Quantity', share: 18 },
      { header: 'Ready from', share: 14 },
      { header: `Shelf price (${marketFacts[market].currency}, estimate)`, share: 14 },
    ],
    price_lines.map((line): Cell[] => [
      [said(priceInWords(line))],
      [said(line.units_per_case)],
      [
        said(
          [line.quantity, line.quantity === null ? null : line.quantity_unit]
            .filter(Boolean)
            .join(' '),
        ),
      ],
      [said(line.ready_from)],
      [said(line.shelf_price)],
    ]),
    true,
  )
}

function writeRequirements(pdf: TaggedPdf, offer: SubmittedOffer, namesOf: NamesOf): void {
  if (offer.requirements.length === 0) return
  pdf.heading('Requirements of the tender')
  pdf.table(
    [
      { header: 'Requirement, in the published words', share: 44 },
      { header: 'Answer', share: 12 },
      { header: 'Offered, and result of the comparison', share: 24 },
      { header: 'Proof', share: 20 },
    ],
    offer.requirements.map((requirement): Cell[] => {
      const proofs = offer.documents.filter(({ question }) =>
        requirement.documents.includes(question),
      )
      return [
        [
          { text: requirement.text },
          small(requirement.required ? 'required' : 'preferred, not required'),
        ],
        [{ text: answerInWords(requirement), bold: true }],
        [said(requirement.offered), small(resultInWords(requirement))],
        proofs.length === 0 ? [nothing] : [small([...new Set(proofs.flatMap(namesOf))].join('\n'))],
      ]
    }),
    true,
  )
}

function writeDocuments(pdf: TaggedPdf, { documents }: SubmittedOffer, namesOf: NamesOf): void {
  pdf.heading('Documents in this package')
  if (documents.length === 0) {
    pdf.paragraph('No document is part of this offer.')
    return
  }
  pdf.table(
    [
      { header: 'Document', share: 30 },
      { header: 'Validity', share: 20 },
      { header: 'File, bytes and SHA-256', share: 50 },
    ],
    documents.map((document): Cell[] => [
      [{ text: kindName('en', document.kind) }, small(document.holder ?? '')],
      [said([document.valid_from, document.valid_to].filter(Boolean).join(' to '))],
      document.files.flatMap(({ size_bytes, sha256 }, index) => [
        { text: namesOf(document)[index] ?? '', size: 8.5 },
        small(`${size_bytes} bytes, ${sha256}`),
      ]),
    ]),
    true,
  )
}

function writeFindings(pdf: TaggedPdf, { findings }: SubmittedOffer): void {
  if (findings.length === 0) return
  pdf.heading('Checks that are open or waived')
  pdf.table(
    [
      { header: 'Rule', share: 46 },
      { header: 'Result', share: 18 },
      { header: 'Waived: why, by whom, when', share: 36 },
    ],
    findings.map((finding): Cell[] => {
      const { title, message, source, status, waiver } = findingLines(finding)
      return [
        [
          { text: title, bold: true },
          { text: message, size: 8.5 },
          small(`${finding.rule_id}. ${source}`),
        ],
        status,
        [said(waiver)],
      ]
    }),
    true,
  )
}

const answerRows = (answers: readonly OfferAnswer[]): Cell[][] =>
  answers.map(({ label, text, unit }) => [
    label,
    [text === '' ? nothing : { text: unit === null || unit === '' ? text : `${text} ${unit}` }],
  ])

function writeAnswers(pdf: TaggedPdf, { sections, facts }: SubmittedOffer): void {
  const asked = [
    ...sections,
    ...(facts.length === 0
      ? []
      : [{ key: 'facts', title: 'Answers to the rules of market and law', answers: facts }]),
  ]
  for (const { title, answers } of asked) {
    pdf.heading(title)
    pdf.table(
      [
        { header: 'Question', share: 45 },
        { header: 'Answer', share: 55 },
      ],
      answerRows(answers),
      true,
    )
  }
}

function writeNotes(pdf: TaggedPdf, { state, versions, findings, tender }: SubmittedOffer): void {
  pdf.heading('Notes')
  const made = state === 'draft' ? 'saved' : 'submitted'
  pdf.paragraph(
    `Made by Nordgate from the application as the producer ${made} it. Nordgate does not submit offers in its own name.`,
  )
  if (versions.rules !== null || findings.length > 0)
    pdf.paragraph(
      `Rules of law that the checks rest on are ${notReviewed} wherever they say so; the checks are no legal advice.`,
    )
  if (tender.sample !== null)
    pdf.paragraph(
      'The tender is sample data with moved dates; this offer is not to be handed in.',
      {
        bold: true,
      },
    )
  pdf.paragraph(
    'Letters that the fonts of this file lack are spelled in Latin ones in square brackets; the spreadsheet has them as they were written.',
    { ink: 'soft', size: 8.5 },
  )
}
