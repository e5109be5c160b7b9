import type { FormData } from '#domain/applications/application.ts'
import type { CompanyProfile } from '#domain/companies/company-profile.ts'
import { customsHeadings } from '#domain/samples/customs-heading.ts'
import type { Sample } from '#domain/samples/sample.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { fromMinor, minorDigits } from '#domain/shared/money.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { countryName } from '#domain/vocabulary/countries.ts'
import { createLabelSheet } from '../platform/pdf/label-sheet.ts'
import { createTaggedPdf } from '../platform/pdf/tagged-pdf.ts'

export interface SampleSource {
  readonly tender: TenderSummary
  /** Of the application as it was submitted. */
  readonly answers: FormData['answers']
  /** As it is now; null: there is none. */
  readonly company: CompanyProfile | null
  readonly sample: Sample
  /** On the calendar of the market. */
  readonly day: CalendarDate
}

const answer = ({ answers }: SampleSource, key: string): string => {
  const said = answers[key]
  return typeof said === 'string' ? said.trim() : ''
}

const referenceOf = ({ tender }: SampleSource): string =>
  tender.reference ?? `tender ${tender.tender_id}`

function descriptionOf(source: SampleSource): string {
  const volume = answer(source, 'volume')
  const alcohol = answer(source, 'alcohol')
  const { vintage } = source.sample
  return [
    [answer(source, 'product_name'), vintage].filter(Boolean).join(' '),
    volume && `${volume}\u00a0ml`,
    alcohol && `${alcohol}\u00a0%\u00a0vol`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** All bottles together; null: the offer does not say how large one is. */
function litresOf(source: SampleSource): number | null {
  const millilitres = Number(answer(source, 'volume'))
  return millilitres > 0 ? (millilitres * source.sample.bottles) / 1000 : null
}

const atNoon = (day: CalendarDate) => new Date(`${day}T12:00:00Z`)

/** A label for each bottle, four on an A4 page. */
export function labelSheet(source: SampleSource): Promise<Uint8Array> {
  const { tender, sample, day } = source
  const reference = referenceOf(source)
  const { monopoly } = marketFacts[tender.market]
  const labels = Array.from({ length: sample.bottles }, (_, index) => [
    { text: `TENDER SAMPLE \u00b7 ${monopoly}`, size: 11, soft: true },
    { text: reference, size: 24, bold: true },
    { text: descriptionOf(source), size: 14, bold: true },
    { text: answer(source, 'producer') || (source.company?.legal_name ?? ''), size: 12 },
    { text: `Lot ${sample.lot}`, size: 20, bold: true },
    ...(sample.bottled_on === null ? [] : [{ text: `Bottled on ${sample.bottled_on}`, size: 12 }]),
    { text: `Bottle ${index + 1} of ${sample.bottles}`, size: 12 },
    { text: 'Not for sale', size: 11, soft: true },
  ])
  return createLabelSheet(`Sample labels: ${reference}, lot ${sample.lot}`, atNoon(day), labels)
}

/** What customs want to see with bottles that nobody buys, with their true value. */
export async function proForma(source: SampleSource): Promise<Uint8Array> {
  const { sample, company, day, tender } = source
  const { value_minor, currency, bottles } = sample
  if (value_minor === null) throw new Error('a pro-forma invoice names a value')
  const reference = referenceOf(source)
  const digits = minorDigits(currency)
  const amount = (minor: number) => `${fromMinor(minor, currency).toFixed(digits)} ${currency}`
  const origin = answer(source, 'country_of_origin')
  const litres = litresOf(source)
  const heading = tender.category === null ? null : customsHeadings[tender.category]
  const exporter = [
    company?.legal_name ?? answer(source, 'producer'),
    company?.address ?? answer(source, 'company_address'),
    company ? countryName(company.country_code) : '',
    company?.vat_number ? `VAT ${company.vat_number}` : '',
  ]
  const pdf = await createTaggedPdf({
    title: `Pro-forma invoice: samples for ${reference}`,
    at: atNoon(day).toISOString(),
    foot: `Samples for ${reference}, lot ${sample.lot}`,
    mark: null,
  })
  pdf.title('Pro-forma invoice')
  pdf.paragraph('The value is stated for customs.')
  pdf.rule()
  pdf.table(
    [
      { header: 'Field', share: 1 },
      { header: 'Value', share: 3 },
    ],
    [
      ['Date', day],
      ['Reference', `${reference} (${marketFacts[tender.market].monopoly})`],
      ['Exporter', exporter.filter(Boolean).join('\n')],
      ['Consignee', sample.consignee ?? ''],
      ['Reason for export', 'Samples for a tender, not for sale'],
      ['Country of origin', origin === '' ? 'not stated' : countryName(origin)],
      ['Customs heading (HS)', heading ?? 'to be filled in'],
      ['EORI of the exporter', 'to be filled in'],
      [
        'Quantity',
        [`${bottles}\u00a0bottles`, litres && `${litres}\u00a0litres`].filter(Boolean).join(', '),
      ],
      ['Terms (Incoterms 2020)', sample.term],
      ['Carrier', [sample.carrier, sample.tracking].filter(Boolean).join(', ') || 'not stated'],
    ],
    true,
  )
  pdf.heading('Goods')
  pdf.table(
    [
      { header: 'Description', share: 5 },
      { header: 'Lot', share: 2 },
      { header: 'Bottles', share: 1.2 },
      { header: 'Value of one', share: 2 },
      { header: 'Value', share: 2 },
    ],
    [
      [
        descriptionOf(source),
        sample.lot,
        String(bottles),
        amount(value_minor),
        amount(value_minor * bottles),
      ],
    ],
  )
  pdf.paragraph(`Total: ${amount(value_minor * bottles)}`, { bold: true, size: 12 })
  pdf.heading('Signature of the exporter')
  pdf.paragraph('Name, place, date:')
  return pdf.finish()
}
