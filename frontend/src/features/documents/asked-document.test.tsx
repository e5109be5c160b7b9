import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AskedDocument } from '#domain/documents/asked-documents.ts'
import { checkDocuments } from '#domain/documents/check-documents.ts'
import { chosenOf } from '#domain/documents/chosen-of.ts'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { handInMailto } from '#domain/documents/hand-in-words.ts'
import { documentIdSchema, fileIdSchema } from '#domain/shared/ids.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { AskedDocumentLine } from './asked-document-line.tsx'
import { HandInPage, isOnItsWay } from './hand-in-page.tsx'

const asked: AskedDocument = {
  question: 'document_certification_certificate',
  kinds: ['cert-organic-eu'],
  asked: 'tender',
  words: null,
  valid_on_launch: true,
  same_vintage: false,
  source: null,
}
const certificate: CompanyDocument = {
  document_id: documentIdSchema.parse('doc_00000001'),
  version: 1,
  kind: 'cert-organic-eu',
  product_id: null,
  product_name: null,
  vintage: null,
  lot: null,
  holder: 'Weingut Beispiel GmbH',
  issuer: null,
  number: 'DE-ÖKO-1',
  valid_from: null,
  valid_to: '2026-01-31',
  languages: [],
  files: [
    {
      file_id: fileIdSchema.parse('fil_00000001'),
      file_name: 'organic.pdf',
      content_type: 'application/pdf',
      size_bytes: 1,
      status: 'clean',
      reason: null,
      sha256: null,
      created_at: '2026-01-01T00:00:00Z',
    },
  ],
  replaces: null,
  replaced_by: null,
  created_at: '2026-01-01T00:00:00Z',
}

const wordsOf = (page: ReactNode, at = '/') =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[at]}>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

function lineOf(documents: readonly CompanyDocument[], isChosen: boolean, readOnly = false) {
  const [check] = checkDocuments({
    asked: [asked],
    chosen: isChosen ? documents.map((one) => chosenOf(asked.question, one)) : [],
    offer_day: '2026-02-10',
    launch_day: '2026-09-01',
    producer_names: ['Domaine du Test'],
    product_id: null,
    vintage: null,
  })
  if (check === undefined) throw new Error('nothing was checked')
  const noop = () => {}
  return wordsOf(
    <AskedDocumentLine
      check={check}
      documents={documents}
      links={[]}
      product={null}
      readOnly={readOnly}
      onChoose={noop}
      onOpen={noop}
    />,
  )
}

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('documents', 'vocabulary', 'applications', 'matching')
})

describe('a document that an offer needs', () => {
  it('is missing: it can be chosen, added, or asked of somebody else', () => {
    const words = lineOf([certificate], false)
    for (const part of [
      'Missing',
      'From your library',
      'DE-ÖKO-1',
      'Add a document',
      'Ask somebody',
    ])
      expect(words).toContain(part)
  })

  it('has expired, and names differ: both are said, and it can be replaced', () => {
    const words = lineOf([certificate], true)
    expect(words).toContain('Expired')
    expect(words).toContain(
      'On the document: Weingut Beispiel GmbH. In the offer: Domaine du Test.',
    )
    expect(words).toContain('Replace')
  })

  it('is ready when nothing is wrong with it', () => {
    const good = { ...certificate, holder: 'DOMAINE DU TEST', valid_to: '2027-12-31' }
    expect(lineOf([good], true)).toContain('Ready')
  })

  it('is only shown in what was submitted', () => {
    const words = lineOf([certificate], true, true)
    expect(words).toContain('organic.pdf')
    expect(words).not.toContain('Ask somebody')
  })
})

describe('a link to hand a document in', () => {
  it('without its key says what to do', () => {
    expect(wordsOf(<HandInPage />, '/hand-in')).toContain('This link is not valid')
  })

  it('asks for nothing again while what was sent is on its way, and for another file once it is refused', () => {
    const open = { state: 'open', refused: null } as const
    const refused = { state: 'open', refused: 'malware' } as const
    expect(isOnItsWay(null, open, 5)).toBe(false)
    expect(isOnItsWay(10, open, 5)).toBe(true)
    expect(isOnItsWay(10, open, 15)).toBe(true)
    // the refusal of an earlier file says nothing of this one
    expect(isOnItsWay(10, refused, 5)).toBe(true)
    expect(isOnItsWay(10, refused, 15)).toBe(false)
    expect(isOnItsWay(10, { state: 'received', refused: null }, 15)).toBe(false)
  })

  it('is mailed by its owner, in the language of who gets it', () => {
    const mailto = handInMailto('fr', {
      document: 'Bulletin d’analyse',
      date: '1er décembre 2026',
      note: 'Lot 24',
      address: 'https://site.example/fr/hand-in#key=a~b',
    })
    const { searchParams } = new URL(mailto)
    expect(searchParams.get('subject')).toBe('Document demandé : Bulletin d’analyse')
    expect(searchParams.get('body')).toContain('https://site.example/fr/hand-in#key=a~b\n\nLot 24')
  })
})
