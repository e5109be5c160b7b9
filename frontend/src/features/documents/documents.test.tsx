import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CompanyDocument, type DocumentFile, refusals } from '#domain/documents/document.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { documentIdSchema, fileIdSchema } from '#domain/shared/ids.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { detailsOf, emptyDraft, shownDetails, withFirstDay } from './document-draft.ts'
import { DocumentFields } from './document-fields.tsx'
import { DocumentTable } from './document-table.tsx'

const today = new Date().toISOString().slice(0, 10)

const fileOf = (said: Partial<DocumentFile>): DocumentFile => ({
  file_id: fileIdSchema.parse('fil_00000001'),
  file_name: 'organic.pdf',
  content_type: 'application/pdf',
  size_bytes: 1,
  status: 'clean',
  reason: null,
  sha256: null,
  created_at: new Date().toISOString(),
  ...said,
})

const certificate: CompanyDocument = {
  document_id: documentIdSchema.parse('doc_00000001'),
  version: 1,
  kind: 'cert-organic-eu',
  product_id: null,
  product_name: null,
  vintage: null,
  lot: null,
  holder: null,
  issuer: 'ICEA',
  number: 'IT-BIO-006',
  valid_from: null,
  valid_to: addDays(today, 20),
  languages: [],
  files: [fileOf({})],
  replaces: null,
  replaced_by: null,
  created_at: new Date().toISOString(),
}

const wordsOf = (page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

const rowOf = (said: Partial<CompanyDocument>) =>
  wordsOf(<DocumentTable documents={[{ ...certificate, ...said }]} onOpen={() => {}} />)

beforeAll(async () => {
  await startTexts('en')
  await loadTexts('documents')
})

describe('a document in the list', () => {
  it('says what it is, what it covers and when it ends', () => {
    const row = rowOf({})
    expect(row).toContain('Organic certificate, EU ICEA, IT-BIO-006')
    expect(row).toContain('The whole company')
    expect(row).toMatch(/Expires in (19|20|21) days/)
    expect(row).toContain('Replace Edit Delete')
  })

  it('says that it has ended, has no end, or is replaced', () => {
    expect(rowOf({ valid_to: addDays(today, -2) })).toContain('Expired')
    expect(rowOf({ valid_to: null })).toContain('no end')
    const replaced = rowOf({ replaced_by: certificate.document_id })
    expect(replaced).toContain('Replaced by a newer one')
    expect(replaced).not.toContain('Replace Edit')
  })

  it.each(refusals)('says what to do about a file that was refused: %s', (reason) => {
    const row = rowOf({ files: [fileOf({ status: 'refused', reason })] })
    expect(row).toContain('Not accepted')
    expect(row).toContain('Choose another file')
    expect(row).not.toContain('refusal.')
  })

  it('offers no download before the check', () => {
    const row = rowOf({ files: [fileOf({ status: 'scanning' })] })
    expect(row).toContain('organic.pdf Being checked')
    expect(row).not.toContain('Choose another file')
  })
})

describe('the form of a document', () => {
  it('asks for what the kind has', () => {
    const form = (kind: 'cert-organic-eu' | 'power-to-sign' | 'technical-sheet') =>
      wordsOf(
        <DocumentFields
          draft={{ ...emptyDraft, kind }}
          problems={[{ field: 'valid_to', code: 'missing' }]}
          productName={null}
          onChange={() => {}}
        />,
      )
    expect(form('cert-organic-eu')).toContain('Name on the document')
    expect(form('cert-organic-eu')).toContain('Enter the last day')
    expect(form('power-to-sign')).not.toContain('Vintage')
    expect(form('technical-sheet')).toContain('Vintage')
  })

  it('fills in the usual last day, unless one was typed', () => {
    const draft = { ...emptyDraft, kind: 'cert-organic-eu' as const }
    expect(withFirstDay(draft, '2026-03-01').valid_to).toBe('2027-03-01')
    expect(withFirstDay({ ...draft, valid_to: '2026-12-31' }, '2026-03-01').valid_to).toBe(
      '2026-12-31',
    )
  })

  it('sends nothing that the kind does not ask for', () => {
    const draft = { ...emptyDraft, vintage: '2024', lot: 'L1', holder: 'A' }
    expect(detailsOf({ ...draft, kind: 'power-to-sign' })).toMatchObject({
      vintage: null,
      lot: null,
      holder: null,
    })
    expect(shownDetails('certificate-of-analysis').has('lot')).toBe(true)
  })
})
