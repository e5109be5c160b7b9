import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it, vi } from 'vitest'
import { packageManifestSchema } from '#domain/offers/manifest.ts'
import { submittedOfferSchema } from '#domain/offers/submitted-offer.ts'
import { DocumentChanged, makePackage } from './make-package.ts'
import { madeDocument, madeOffers, openMade } from './test/made-offers.ts'

const [, red] = madeOffers()[0] ?? []
if (red === undefined) throw new Error('no offer')
// each sets some seven pages
vi.setConfig({ testTimeout: 60_000 })
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

describe('the package of an offer', () => {
  it.each(madeOffers())('of %s holds what its manifest lists', async (_, offer) => {
    expect(submittedOfferSchema.parse(JSON.parse(JSON.stringify(offer)))).toEqual(offer)
    const { zip, manifest, name } = await makePackage(offer, openMade)
    const files = unzipSync(zip)
    const listed = packageManifestSchema.parse(
      JSON.parse(strFromU8(files['manifest.json'] ?? new Uint8Array())),
    )
    expect(listed).toEqual(manifest)
    expect(Object.keys(files)).toEqual([...listed.files.map((file) => file.name), 'manifest.json'])
    for (const file of listed.files) {
      const bytes = files[file.name] ?? new Uint8Array()
      expect([bytes.length, sha256(bytes)]).toEqual([file.size_bytes, file.sha256])
      expect(file.name).toMatch(/^[A-Za-z0-9.-]+(_[A-Za-z0-9.-]+){4}_\d{4}-\d\d-\d\d\.[a-z]+$/)
    }
    expect(name).toMatch(/_offer_\d{4}-\d\d-\d\d\.zip$/)
    expect(listed.files.map(({ kind }) => kind).toSorted()).toEqual(
      expect.arrayContaining(['certificate-of-analysis', 'guarantee-of-supply', 'offer-form']),
    )
  })

  it('numbers a second file of a kind, and holds a document that answers twice once', async () => {
    const again = red.documents.slice(0, 1).map((first) => ({ ...first, question: 'document_2' }))
    const other = madeDocument(0, 'certificate-of-analysis')
    const { manifest } = await makePackage(
      { ...red, documents: [...again, ...red.documents, other] },
      openMade,
    )
    const names = manifest.files.flatMap(({ name, kind }) =>
      kind === 'certificate-of-analysis' ? [name.split('_')[4]] : [],
    )
    expect(names).toEqual([
      'certificate-of-analysis-2',
      'certificate-of-analysis-3',
      'certificate-of-analysis',
    ])
  })

  it('is not made of a document that is no longer what was offered', async () => {
    const changed = makePackage(red, async () => new Uint8Array([1]))
    await expect(changed).rejects.toBeInstanceOf(DocumentChanged)
  })

  it('has the same bytes again, in whatever order the documents come', async () => {
    const one = await makePackage(red, openMade)
    const two = await makePackage({ ...red, documents: red.documents.toReversed() }, openMade)
    expect(sha256(two.zip)).toBe(sha256(one.zip))
    expect(sha256((await makePackage(red, openMade)).zip)).toBe(sha256(one.zip))
  })
})
