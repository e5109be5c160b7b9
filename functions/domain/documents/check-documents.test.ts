import { describe, expect, it } from 'vitest'
import { documentIdSchema, fileIdSchema, productIdSchema } from '../shared/ids.ts'
import type { AskedDocument } from './asked-documents.ts'
import { checkDocuments, type DocumentsOfOffer } from './check-documents.ts'
import type { ChosenDocument } from './chosen-document.ts'

const asked: AskedDocument = {
  question: 'document_certification_certificate',
  kinds: ['cert-organic-eu'],
  asked: 'tender',
  words: null,
  valid_on_launch: true,
  same_vintage: false,
  source: null,
}
const file: ChosenDocument['files'][number] = {
  file_id: fileIdSchema.parse('fil_00000001'),
  file_name: 'certificate.pdf',
  content_type: 'application/pdf',
  size_bytes: 100,
  sha256: 'a'.repeat(64),
  status: 'clean',
}
const certificate: ChosenDocument = {
  question: asked.question,
  document_id: documentIdSchema.parse('doc_00000001'),
  version: 1,
  kind: 'cert-organic-eu',
  product_id: null,
  vintage: null,
  lot: null,
  holder: 'DOMAINE DU TEST S.A.R.L.',
  issuer: null,
  number: null,
  valid_from: '2026-01-01',
  valid_to: '2027-12-31',
  files: [file],
}

const offered = productIdSchema.parse('prd_00000001')

function check(
  document: Partial<ChosenDocument> | null,
  need: Partial<AskedDocument> = {},
  offer: Partial<DocumentsOfOffer> = {},
) {
  const [one] = checkDocuments({
    asked: [{ ...asked, ...need }],
    chosen: document === null ? [] : [{ ...certificate, ...document }],
    offer_day: '2026-11-23',
    launch_day: '2027-05-01',
    producer_names: ['Domaine du Test SARL', 'Chateau Exemple'],
    product_id: offered,
    vintage: 2024,
    ...offer,
  })
  if (one === undefined) throw new Error('nothing was checked')
  return one
}
const codes = (...given: Parameters<typeof check>) =>
  check(...given).problems.map(({ code }) => code)

describe('a document of an offer', () => {
  it('passes when it is clean, of its kind, valid to the launch, in the name of the producer', () => {
    expect(codes({})).toEqual([])
    expect(codes({ holder: 'Ch\u00e2teau Exemple' })).toEqual([])
  })

  it('is missing: blocks where the tender names it, warns where a rule asks, else says nothing', () => {
    const missing = (how: AskedDocument['asked']) => check(null, { asked: how }).problems
    expect(missing('tender')).toMatchObject([{ code: 'missing', severity: 'blocking' }])
    expect(missing('rule')).toMatchObject([{ code: 'missing', severity: 'warning' }])
    expect(missing('maybe')).toEqual([])
    expect(missing('usual')).toEqual([])
  })

  it('must have a file that passed the check, and none on its way', () => {
    expect(codes({ files: [] })).toEqual(['no_file'])
    expect(codes({ files: [{ ...file, status: 'refused' }] })).toEqual(['no_file'])
    expect(codes({ files: [file, { ...file, status: 'scanning' }] })).toEqual(['being_checked'])
  })

  it('must be valid on the day of the offer', () => {
    expect(codes({ valid_to: '2026-11-22' })).toEqual(['expired'])
    expect(codes({ valid_to: '2026-11-23' }, { valid_on_launch: false })).toEqual([])
    expect(codes({ valid_from: '2026-11-24' })).toEqual(['not_yet_valid'])
  })

  it('that ends before the launch is work for later, and no bar to the offer', () => {
    expect(check({ valid_to: '2027-04-30' }).problems).toMatchObject([
      { code: 'ends_before_launch', phase: 'launch', status: 'fail' },
    ])
    expect(codes({ valid_to: '2027-05-01' })).toEqual([])
    expect(codes({ valid_to: '2027-04-30' }, { valid_on_launch: false })).toEqual([])
  })

  it('of another kind, or another vintage, is told', () => {
    expect(codes({ kind: 'insurance', holder: 'Domaine du Test' })).toEqual(['other_kind'])
    expect(codes({ kind: 'insurance' }, { kinds: null })).toEqual([])
    expect(codes({ vintage: 2023 }, { same_vintage: true })).toEqual(['other_vintage'])
    expect(codes({ vintage: 2024 }, { same_vintage: true })).toEqual([])
  })

  it('of another product is no proof; one of the whole company is', () => {
    const product_id = productIdSchema.parse('prd_00000002')
    expect(check({ product_id }).problems).toMatchObject([
      { code: 'other_product', status: 'fail', severity: 'blocking' },
    ])
    for (const own of [offered, null]) expect(codes({ product_id: own })).toEqual([])
  })

  it('names the vintage that is offered, and of a product without one none or any', () => {
    const sheet = { kind: 'technical-sheet', vintage: null } as const
    const need = { kinds: ['technical-sheet'], same_vintage: true } as const
    expect(check(sheet, need).problems).toMatchObject([
      { code: 'vintage_unknown', status: 'unknown', severity: 'blocking' },
    ])
    // it says no vintage whatever is offered
    const supply = { kind: 'guarantee-of-supply', vintage: null } as const
    expect(codes(supply, { kinds: ['guarantee-of-supply'], same_vintage: true })).toEqual([])
    for (const vintage of [null, 2022])
      expect(codes({ ...sheet, vintage }, need, { vintage: 'NV' })).toEqual([])
  })

  it('in another name is shown with both, and warns', () => {
    const checked = check({ holder: 'Weingut Beispiel GmbH' })
    expect(checked.names).toEqual({
      document: 'Weingut Beispiel GmbH',
      offer: 'Domaine du Test SARL',
    })
    expect(checked.problems).toMatchObject([{ code: 'name_differs', severity: 'warning' }])
    expect(check({ holder: null }).problems).toMatchObject([
      { code: 'name_unknown', status: 'unknown', severity: 'warning' },
    ])
  })
})
