import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { type CompanyDocument, type DocumentFile, refusals } from '#domain/documents/document.ts'
import { addDays } from '#domain/shared/calendar-date.ts'
import { documentIdSchema, fileIdSchema, productIdSchema } from '#domain/shared/ids.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { checkChosen, withMore } from './chosen-files.tsx'
import {
  type DocumentDraft,
  detailsOf,
  emptyDraft,
  shownDetails,
  withFirstDay,
} from './document-draft.ts'
import { DocumentFields } from './document-fields.tsx'
import { DocumentTable } from './document-table.tsx'
import { askAgainAfter } from './use-documents.ts'

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

const htmlOf = (page: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  )

const wordsOf = (page: ReactNode): string =>
  htmlOf(page)
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

  it('says how far its files are, until one has passed the check', () => {
    const underWay = rowOf({ valid_to: null, files: [fileOf({ status: 'scanning' })] })
    expect(underWay).toContain('Being checked no end')
    const refused = fileOf({ status: 'refused', reason: 'broken' })
    for (const files of [[], [refused]]) {
      const row = rowOf({ valid_to: null, files })
      expect(row).toContain('No accepted file')
      expect(row).not.toContain('Valid no end')
    }
    expect(rowOf({ valid_to: null, files: [refused, fileOf({})] })).toContain('Valid no end')
  })

  it('lets a file be exchanged whose check never ended', () => {
    const created_at = `${addDays(today, -1)}T00:00:00.000Z`
    const row = rowOf({ files: [fileOf({ status: 'scanning', created_at })] })
    expect(row).toContain('Could not be checked Choose another file')
    expect(row).toContain('No accepted file')
  })

  it('takes more files, one at a time, up to ten', () => {
    const filesOf = (length: number) =>
      Array.from({ length }, (_, index) =>
        fileOf({ file_id: fileIdSchema.parse(`fil_0000000${index}`) }),
      )
    expect(rowOf({ files: filesOf(9) })).toContain('Add a file')
    expect(rowOf({ files: filesOf(10) })).not.toContain('Add a file')
    const page = htmlOf(<DocumentTable documents={[certificate]} onOpen={() => {}} />)
    expect(page).toContain('type="file"')
    expect(page).not.toContain('multiple')
  })
})

describe('the form of a document', () => {
  it('asks for what the kind has', () => {
    const form = (kind: 'cert-organic-eu' | 'power-to-sign' | 'technical-sheet') =>
      wordsOf(
        <DocumentFields
          draft={{ ...emptyDraft, kind }}
          problems={[{ field: 'valid_to', code: 'missing' }]}
          onChange={() => {}}
        />,
      )
    expect(form('cert-organic-eu')).toContain('Name on the document')
    expect(form('cert-organic-eu')).toContain('Enter the last day')
    expect(form('power-to-sign')).not.toContain('Vintage')
    expect(form('technical-sheet')).toContain('Vintage')
  })

  it('names the product that is chosen', () => {
    const product_id = productIdSchema.parse('prd_00000001')
    const draft = { ...emptyDraft, kind: 'cert-organic-eu' as const, product_id }
    const form = wordsOf(
      <DocumentFields
        draft={{ ...draft, product_name: 'Rosso di Prova 2024' }}
        problems={[]}
        onChange={() => {}}
      />,
    )
    expect(form).toContain('Rosso di Prova 2024')
  })

  it('fills in the usual last day, unless one was typed', () => {
    const draft = { ...emptyDraft, kind: 'cert-organic-eu' as const }
    expect(withFirstDay(draft, '2026-03-01').valid_to).toBe('2027-02-28')
    expect(withFirstDay({ ...draft, valid_to: '2026-12-31' }, '2026-03-01').valid_to).toBe(
      '2026-12-31',
    )
  })

  it('fills it in for the whole year, typed digit by digit, and again for another first day', () => {
    const typed = ['0002-03-01', '0020-03-01', '0202-03-01', '2026-03-01', '2026-04-01']
    let draft: DocumentDraft = { ...emptyDraft, kind: 'cert-organic-eu' }
    const ends = typed.map((day) => {
      draft = withFirstDay(draft, day)
      return draft.valid_to
    })
    expect(ends).toEqual(['', '', '', '2027-02-28', '2027-03-31'])
  })

  it('names every chosen file that a document does not hold', () => {
    const file = (name: string) => new File(['x'], name)
    const chosen = Array.from({ length: 12 }, (_, index) => file(`${index}.pdf`))
    const checked = checkChosen(withMore([file('list.xlsx')], chosen))
    const refused = checked.flatMap(({ file: { name }, rejection }) =>
      rejection === null ? [] : [[name, rejection]],
    )
    expect(refused).toEqual([
      ['list.xlsx', 'not_a_document_type'],
      ['10.pdf', 'too_many_files'],
      ['11.pdf', 'too_many_files'],
    ])
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

describe('a list of documents is asked for again', () => {
  const newer: CompanyDocument = {
    ...certificate,
    document_id: documentIdSchema.parse('doc_00000002'),
    replaces: certificate.document_id,
  }

  it('while a file is being checked', () => {
    const checking = { ...newer, files: [fileOf({ status: 'scanning' })] }
    expect(askAgainAfter([certificate, checking])).not.toBe(false)
    expect(askAgainAfter([certificate])).toBe(false)
  })

  it('until the older document says that a newer one has replaced it', () => {
    expect(askAgainAfter([certificate, newer])).not.toBe(false)
    const replaced = { ...certificate, replaced_by: newer.document_id }
    expect(askAgainAfter([replaced, newer])).toBe(false)
  })

  it('not for ever: a replacement that was deleted, or never followed', () => {
    expect(askAgainAfter([newer])).toBe(false)
    const old = [fileOf({ created_at: new Date(Date.now() - 3_600_000).toISOString() })]
    expect(askAgainAfter([certificate, { ...newer, files: old }])).toBe(false)
  })
})
