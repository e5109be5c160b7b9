import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../platform/test/builders.ts'
import { mendProducts } from './mend-products.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

const stated = `Name;Region;Price EUR
Les Caillerets;Volnay;24,00
Les Santenots;Volnay;26,00
`
/** Nothing says that the second column is a region but the places in it. */
const unsure = `Name;Xyz;Price EUR
Les Caillerets;Volnay;24,00
Les Santenots;Volnay;26,00
Les Pézerolles;Condrieu;29,00
`

describe('what follows from the place', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  it('says so, and is as sure as the words that name the place', async () => {
    const user_id = userId('derived')
    const upload_id = await desk.upload(user_id, stated)
    const { rows, questions } = await desk.rows(user_id, upload_id)
    const [first] = rows
    expect(first?.product?.facts.derived).toContainEqual({
      field: 'country_code',
      rule: 'country_of_place',
      place: 'Volnay',
    })
    const { region, country_code, type_norm } = first?.evidence ?? {}
    expect(region).toMatchObject({ from: 'cell', column: 1 })
    const follows = { from: 'derived', column: null, confidence: region?.confidence }
    expect([country_code, type_norm]).toEqual([follows, follows])
    expect(questions).toEqual([])
  })

  it('is asked of a name that is an appellation where no country is stated', async () => {
    const user_id = userId('derived-name')
    const upload_id = await desk.upload(
      user_id,
      'Name;Country;Price EUR\nVolnay;;24,00\nCondrieu;France;26,00\nCuvée des Prés;France;9,00\n',
    )
    const { rows } = await desk.rows(user_id, upload_id)
    const doubts = rows.map((row) => row.doubts.map(({ field }) => field))
    expect(doubts).toEqual([['categories', 'country_code', 'region'], [], []])
    expect(rows.map(({ product }) => product?.facts.region)).toEqual(['Volnay', 'Condrieu', null])
  })

  it('is asked with the place, for all rows at once', async () => {
    const user_id = userId('derived-unsure')
    const upload_id = await desk.upload(user_id, unsure)
    const { questions } = await desk.rows(user_id, upload_id, 'doubtful')
    expect(questions).toContainEqual(
      expect.objectContaining({ field: 'country_code', from: 'derived', column: null, count: 3 }),
    )
    const asked = questions.find(({ field }) => field === 'country_code')
    if (asked === undefined) throw new Error('nothing is asked')
    const { product_id } = asked.example
    await mendProducts(
      desk.deps,
      { user_id, upload_id },
      { product_id, field: 'country_code', confirm: true, spread: 'same_doubt' },
    )
    const { rows, questions: left } = await desk.rows(user_id, upload_id)
    expect(left.map(({ field }) => field)).not.toContain('country_code')
    // what somebody has seen to is no longer worked out
    expect(rows[0]?.product?.facts.derived?.map(({ field }) => field)).toEqual(['categories'])
  })

  it('changes with the place that is mended', async () => {
    const user_id = userId('derived-mended')
    const upload_id = await desk.upload(user_id, stated)
    const [first] = await desk.products(user_id)
    if (first === undefined) throw new Error('no product')
    const { product_id } = first
    await mendProducts(
      desk.deps,
      { user_id, upload_id },
      { product_id, field: 'region', confirm: false, value: 'Douro', spread: 'none' },
    )
    const after = (await desk.products(user_id)).find((one) => one.product_id === product_id)
    expect(after?.facts).toMatchObject({ region: 'Douro', country_code: 'PT' })
  })
})
