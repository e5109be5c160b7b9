import type { DocumentProblemCode } from '#domain/documents/check-documents.ts'
import type { ChosenDocument } from '#domain/documents/chosen-document.ts'
import { kindFacts } from '#domain/documents/kinds.ts'
import { addDays, type CalendarDate } from '#domain/shared/calendar-date.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import type { ValidApplication } from './valid-applications.ts'

/** The documents of an application as its form names them, each with one clean file. */
export const chosenOf = ({ documents }: ValidApplication): ChosenDocument[] =>
  documents.map((document, place) => ({
    ...document,
    document_id: documentIdSchema.parse(`doc_of-application-${place}`),
    version: 1,
    product_id: null,
    lot: null,
    issuer: null,
    number: null,
    files: [
      {
        file_id: fileIdSchema.parse(`fil_of-application-${place}`),
        file_name: `${document.kind}.pdf`,
        content_type: 'application/pdf',
        size_bytes: 1000,
        sha256: '0'.repeat(64),
        status: 'clean',
      },
    ],
  }))

interface Days {
  readonly last: CalendarDate
  readonly launch: CalendarDate
}

/** `document`: it becomes wrong in just this way (null: it is taken away). Undefined: it cannot. */
type Spoil = (document: ChosenDocument, days: Days) => ChosenDocument | null | undefined

const hasVintage = ({ kind, vintage }: ChosenDocument): boolean =>
  vintage !== null && (kindFacts(kind).validity === 'vintage' || kind === 'guarantee-of-supply')

const withStatus = (document: ChosenDocument, status: 'scanning'): ChosenDocument => ({
  ...document,
  files: document.files.map((file) => ({ ...file, status })),
})

/** How a document that a tender names becomes wrong by one change. */
export const documentChanges: Readonly<Record<DocumentProblemCode, Spoil>> = {
  missing: () => null,
  being_checked: (document) => withStatus(document, 'scanning'),
  no_file: (document) => ({ ...document, files: [] }),
  other_kind: (document) => ({ ...document, kind: 'insurance' }),
  other_product: (document) => ({
    ...document,
    product_id: productIdSchema.parse('prd_another-product'),
  }),
  not_yet_valid: (document, { last }) => ({ ...document, valid_from: addDays(last, 1) }),
  expired: (document, { last }) => ({ ...document, valid_to: addDays(last, -1) }),
  ends_before_launch: (document, { launch }) =>
    document.kind.startsWith('cert-') ? { ...document, valid_to: addDays(launch, -1) } : undefined,
  other_vintage: (document) => (hasVintage(document) ? { ...document, vintage: 2001 } : undefined),
  vintage_unknown: (document) =>
    hasVintage(document) && kindFacts(document.kind).validity === 'vintage'
      ? { ...document, vintage: null }
      : undefined,
  name_differs: (document) =>
    kindFacts(document.kind).isNamed ? { ...document, holder: 'Weingut Anders GmbH' } : undefined,
  name_unknown: (document) =>
    kindFacts(document.kind).isNamed ? { ...document, holder: null } : undefined,
}
