import { describe, expect, it } from 'vitest'
import { fieldLists } from './field-lists.ts'
import { readFields } from './field-values.ts'

describe('what an offer says to the forms of the monopolies', () => {
  const { lists } = fieldLists()

  it.each(lists.map((list) => [list.id, list] as const))(
    'each field of %s has a reading',
    (_, { fields }) => {
      expect(
        fields.map(({ field }) => field).filter((field) => !readFields.includes(field)),
      ).toEqual([])
    },
  )

  it('has no reading that no list asks for', () => {
    const asked = new Set(lists.flatMap(({ fields }) => fields.map(({ field }) => field)))
    expect(readFields.filter((field) => !asked.has(field))).toEqual([])
  })

  it('numbers the fields of each list one after the other, in its order', () => {
    for (const { fields } of lists)
      expect(fields.map(({ order }) => order)).toEqual(fields.map((_, index) => index + 1))
  })
})
