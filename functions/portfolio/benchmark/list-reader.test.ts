import { expect, it } from 'vitest'
import { startListReader } from './list-reader.ts'

it('reads one list after the other in a thread of its own, a broken one among them', async () => {
  const reader = startListReader()
  try {
    const list = Buffer.from('Name;Vintage;Price (EUR)\nBarolo;2019;20,00\n')
    const first = await reader.read(list, 'list.csv')
    const broken = await reader.read(Buffer.from('PK\u0003\u0004 no archive'), 'list.xlsx')
    const again = await reader.read(list, 'list.csv')
    expect(first.products).toHaveLength(1)
    expect(broken.products).toEqual([])
    expect(broken.problems).toHaveLength(1)
    expect(again).toEqual(first)
  } finally {
    await reader.close()
  }
})
