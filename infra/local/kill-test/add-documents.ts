import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import type { CompanyDocument } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import type { Producer } from './producer.ts'

/** Wanted with every offer, and good without a day, a vintage or a lot. */
export const offeredKinds = ['vat-proof', 'code-of-conduct', 'packaging-specification'] as const

function pdfOf(words: string): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument()
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))))
    pdf.on('error', reject)
    pdf.text(words)
    pdf.end()
  })
}

/** Adds three documents to the library and waits until they have passed the check; by the questions that they answer. */
export async function addDocuments(producer: Producer): Promise<Record<string, string>> {
  const added: Record<string, string> = {}
  for (const kind of offeredKinds) added[`document_${kind}`] = await addDocument(producer, kind)
  const isClean = ({ files }: CompanyDocument) => files.every(({ status }) => status === 'clean')
  for (let waited = 0; waited < 120; waited += 1) {
    const { documents } = await producer.get<{ documents: CompanyDocument[] }>('/api/documents')
    if (documents.length === offeredKinds.length && documents.every(isClean)) return added
    await sleep(500)
  }
  throw new Error('the documents did not pass the check')
}

async function addDocument(producer: Producer, kind: DocumentKind): Promise<string> {
  const details = {
    kind,
    product_id: null,
    vintage: null,
    lot: null,
    holder: null,
    issuer: null,
    number: null,
    valid_from: null,
    valid_to: null,
    languages: [],
  }
  const body = { details, replaces: null, attempt: randomUUID() }
  const { document_id } = (await producer.call('POST', '/api/documents', body)) as CompanyDocument
  const bytes = await pdfOf(`Sample ${kind}`)
  const { put } = (await producer.call('POST', `/api/documents/${document_id}/files`, {
    file_name: `${kind}.pdf`,
    size_bytes: bytes.length,
    instead_of: null,
  })) as { put: { url: string; headers: Record<string, string> } }
  const answer = await fetch(put.url, { method: 'PUT', headers: put.headers, body: bytes })
  if (!answer.ok) throw new Error(`PUT ${answer.status} ${await answer.text()}`)
  return document_id
}
