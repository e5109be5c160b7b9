import { createHash } from 'node:crypto'
import { strToU8 } from 'fflate'
import { fieldLists, listsFor } from '#domain/offers/field-lists.ts'
import { manifestSchemaId, type PackageManifest } from '#domain/offers/manifest.ts'
import type { OfferDocument, OfferFile, SubmittedOffer } from '#domain/offers/submitted-offer.ts'
import { createNaming, inOrder, nameDocuments } from './file-names.ts'
import { offerPdf } from './offer-pdf.ts'
import { offerSheets } from './offer-sheets.ts'
import { byCodeUnits, packZip } from './zip.ts'

/** Gives the bytes of a document's file, as they lie in the library. */
export type OpenDocument = (
  file: OfferFile & Pick<OfferDocument, 'document_id'>,
) => Promise<Uint8Array>

export interface OfferPackage {
  /** The ruled name of the ZIP. */
  readonly name: string
  readonly zip: Uint8Array
  readonly manifest: PackageManifest
}

/** The bytes of a document are not those that were offered. */
export class DocumentChanged extends Error {
  override readonly name = 'DocumentChanged'
}

type ManifestFile = PackageManifest['files'][number]
interface PackedFile extends Pick<ManifestFile, 'name' | 'kind' | 'content_type'> {
  readonly bytes: Uint8Array
}

const sheetMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The offer as PDF and spreadsheet with its documents, in one ZIP: the same offer gives the same bytes. */
export async function makePackage(
  given: SubmittedOffer,
  openDocument: OpenDocument,
): Promise<OfferPackage> {
  // forms list the documents: the order in which they were chosen would change the bytes
  const offer = { ...given, documents: byQuestion(given.documents) }
  const naming = createNaming(offer)
  const name = naming('offer', 'zip')
  const { names, namesOf } = nameDocuments(offer, naming)
  const form = (ending: 'pdf' | 'xlsx', content_type: string, bytes: Uint8Array): PackedFile => {
    const kind = 'offer-form'
    return { name: naming(kind, ending), kind, content_type, bytes }
  }
  const forms = [
    form('pdf', 'application/pdf', await offerPdf(offer, namesOf)),
    form('xlsx', sheetMediaType, await offerSheets(offer, namesOf)),
  ]
  const documents = await openFiles(offer, names, openDocument)
  const files = [...forms, ...documents].toSorted((a, b) => byCodeUnits(a.name, b.name))
  const manifest = manifestOf(offer, files)
  const packed = Object.fromEntries(files.map((file) => [file.name, file.bytes]))
  const listed = strToU8(`${JSON.stringify(manifest, null, 2)}\n`)
  return { name, manifest, zip: packZip({ ...packed, 'manifest.json': listed }, offer.at) }
}

const byQuestion = (documents: readonly OfferDocument[]) =>
  inOrder(documents).toSorted((a, b) => byCodeUnits(a.question, b.question))

async function openFiles(
  offer: SubmittedOffer,
  names: ReadonlyMap<string, string>,
  openDocument: OpenDocument,
): Promise<PackedFile[]> {
  const opened = new Map<string, PackedFile>()
  for (const { document_id, kind, files } of inOrder(offer.documents))
    for (const file of files) {
      if (opened.has(file.file_id)) continue
      const bytes = await openDocument({ ...file, document_id })
      if (sha256Of(bytes) !== file.sha256)
        throw new DocumentChanged(`${file.file_name}: its bytes are not those that were offered`)
      const name = names.get(file.file_id) ?? file.file_id
      opened.set(file.file_id, { name, kind, content_type: file.content_type, bytes })
    }
  return [...opened.values()]
}

function manifestOf(offer: SubmittedOffer, files: readonly PackedFile[]): PackageManifest {
  const { schema, state, at, market, tender, versions } = offer
  const list = listsFor(market)[0]?.id ?? ''
  return {
    schema: manifestSchemaId,
    offer_schema: schema,
    state,
    at,
    market,
    tender: { tender_id: tender.tender_id, reference: tender.reference },
    versions: { ...versions, field_list: `${list} ${fieldLists().version}` },
    files: files.map(({ bytes, ...file }) => ({
      ...file,
      size_bytes: bytes.length,
      sha256: sha256Of(bytes),
    })),
  }
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
