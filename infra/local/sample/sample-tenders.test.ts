import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sampleTenders } from './sample-tenders.ts'

const tenders = sampleTenders()

describe('the sample tenders', () => {
  it('are numbered from 1001 and name their source', () => {
    expect(tenders.map(({ tender_id }) => tender_id)).toEqual(tenders.map((_, n) => 1001 + n))
    for (const { published } of tenders) expect(published.source).toMatch(/^https?:\/\//)
  })

  const shared = new URL('../../../../shared/data/tenders.json', import.meta.url)
  const original = (() => {
    try {
      return JSON.parse(readFileSync(shared, 'utf8')) as unknown[]
    } catch {
      return null
    }
  })()
  it.skipIf(original === null)('drop nothing of the collection they are restated from', () => {
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    const ours = tenders.map(({ published }) => published).sort(byId)
    // what its records have no field for, since none of them was withdrawn
    const records = (original as { id: string }[]).map((one) => ({ withdrawal_note: null, ...one }))
    expect(ours).toEqual(records.sort(byId))
  })
})
