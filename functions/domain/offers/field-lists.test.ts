import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { markets } from '../shared/market.ts'
import { fieldLists, listsFor } from './field-lists.ts'

const collected = new URL('../../../../shared/domain/documents.json', import.meta.url)

describe('what the forms of the monopolies ask', () => {
  it.each(markets)('is known for %s, the monopoly before the importer', (market) => {
    expect(listsFor(market).map((list) => list.market)).toEqual([market, '*'])
  })

  it.skipIf(!existsSync(collected))('is what was collected, but for what is only read', () => {
    const { submission_forms } = JSON.parse(readFileSync(collected, 'utf8'))
    // a row of a published plan is read as a tender and never handed in: its channel says so
    const handedIn = submission_forms.filter(
      ({ channel }: { channel: string }) => !channel.includes('not for submitting'),
    )
    const orderOf = (lists: readonly { id: string; fields: readonly object[] }[]) =>
      lists.map(({ id, fields }) => [id, fields.map((field) => Reflect.get(field, 'field'))])
    expect(orderOf(fieldLists().lists)).toEqual(orderOf(handedIn))
  })
})
