import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { withDerived } from '#domain/portfolio/derived-facts.ts'
import { noFacts } from '#domain/portfolio/no-facts.ts'
import { mostLines } from '#domain/portfolio/product-parts.ts'
import type { ProductId, UserId } from '#domain/shared/ids.ts'
import { mapInBatches } from '../platform/map-in-batches.ts'
import { productFacts, userId } from '../platform/test/builders.ts'
import { addProduct } from './change-product.ts'
import { changeProducts, deleteProducts } from './change-products.ts'
import { listDoubts } from './list-doubts.ts'
import { listProductLines } from './list-product-lines.ts'
import { productRowOf } from './product-row.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

let desk: ImportDesk
let user_id: UserId
let users = 0
beforeAll(async () => {
  desk = await startImportDesk()
})
afterAll(() => desk.cloud.stop())
beforeEach(() => {
  users += 1
  user_id = userId(`grid-${users}`)
})

const add = async (name: string, owner = user_id): Promise<ProductId> => {
  const added = await addProduct(desk.deps, owner, productFacts({ name }))
  if (!added.ok) throw new Error(added.code)
  return added.value.product_id
}
const setCountry = (product_ids: readonly ProductId[], version = 1) =>
  changeProducts(
    desk.deps,
    user_id,
    product_ids.map((product_id) => ({ product_id, version, facts: { country_code: 'IT' } })),
  )
const linesNow = async () => {
  const part = await listProductLines(desk.deps, user_id, null)
  if (!part.ok) throw new Error('no part')
  return part.value.lines
}
const versionNow = async () => (await desk.deps.portfolios.find(user_id))?.version

it('sets a fact of more products than a transaction takes, once', async () => {
  const ids = await mapInBatches(
    Array.from({ length: 130 }, (_, n) => `Product ${n}`),
    10,
    (name) => add(name),
  )
  const before = (await versionNow()) ?? 0
  const changed = await setCountry(ids)
  expect(changed.ok && changed.value.refused).toEqual([])
  expect(changed.ok && changed.value.lines).toHaveLength(130)
  const lines = await linesNow()
  expect(lines).toHaveLength(130)
  for (const line of lines) {
    expect(line).toMatchObject({ version: 2, facts: { country_code: 'IT' } })
    expect(line.corrected_fields).toContain('country_code')
  }
  const after = await versionNow()
  expect(after).toBeGreaterThan(before)

  // the answer was lost, and the call is repeated
  expect(await setCountry(ids)).toEqual(changed)
  expect(await versionNow()).toBe(after)
})

it('refuses alone what somebody else changed, and says how it is now', async () => {
  const [one, other] = [await add('One'), await add('Other')]
  await changeProducts(desk.deps, user_id, [
    { product_id: other, version: 1, facts: { vintage: 2020 } },
  ])
  const answer = await setCountry([one, other])
  if (!answer.ok) throw new Error('refused')
  expect(answer.value.refused).toEqual([{ product_id: other, code: 'version_conflict' }])
  const stored = answer.value.lines.find(({ product_id }) => product_id === other)
  expect(stored).toMatchObject({ version: 2, facts: { vintage: 2020 } })
  expect(stored?.facts.country_code).not.toBe('IT')
})

it('takes a fact away, and leaves what is not stated out of the list', async () => {
  const product_id = await add('One')
  await setCountry([product_id])
  await changeProducts(desk.deps, user_id, [
    { product_id, version: 2, facts: { country_code: null } },
  ])
  const [line] = await linesNow()
  expect(line).toMatchObject({ version: 3 })
  expect(Object.keys(line?.facts ?? {})).not.toContain('country_code')
})

it('brings back with a value also the marks it had', async () => {
  const product_id = await add('One')
  const before = await desk.deps.products.find(user_id, product_id)
  if (before === null) throw new Error('no product')
  const derived = [{ field: 'country_code' as const, rule: 'country_of_place' as const }]
  const marks = { corrected_fields: ['name'], derived }
  await desk.deps.products.save(
    productRowOf(
      user_id,
      {
        ...before,
        version: 2,
        corrected_fields: ['name'],
        facts: { ...before.facts, country_code: 'FR', derived },
      },
      before,
    ),
    1,
    [],
  )
  await setCountry([product_id], 2)
  const [changed] = await linesNow()
  expect(changed?.corrected_fields).toContain('country_code')
  expect(changed?.facts).not.toHaveProperty('derived')
  await changeProducts(desk.deps, user_id, [
    { product_id, version: 3, facts: { country_code: 'FR' }, marks },
  ])
  const [back] = await linesNow()
  expect(back).toMatchObject({
    version: 4,
    corrected_fields: ['name'],
    facts: { country_code: 'FR', derived },
  })
})

it('lets what followed from a place go with it, and brings all of it back', async () => {
  const product_id = await add('Les Caillerets')
  const before = await desk.deps.products.find(user_id, product_id)
  if (before === null) throw new Error('no product')
  const facts = withDerived({ ...noFacts, name: 'Les Caillerets', region: 'Volnay' })
  expect(facts).toMatchObject({ country_code: 'FR', categories: ['red_wine'] })
  const stored = { ...before, version: 2, corrected_fields: ['name'], facts }
  await desk.deps.products.save(productRowOf(user_id, stored, before), 1, [])
  const change = async (version: number, changes: Partial<typeof facts>, marks?: object) =>
    changeProducts(desk.deps, user_id, [{ product_id, version, facts: changes, ...marks }])
  const first = (await linesNow())[0]

  await change(2, { region: 'Douro' })
  const [moved] = await linesNow()
  expect(moved?.facts).toMatchObject({ region: 'Douro', country_code: 'PT' })
  expect(moved?.facts).not.toHaveProperty('categories')

  const { region, country_code, categories, derived } = facts
  const marks = { corrected_fields: ['name'], derived }
  await change(3, { region, country_code, categories }, { marks })
  expect((await linesNow())[0]).toEqual({ ...first, version: 4 })
})

it('touches nothing of another producer', async () => {
  const stranger = userId('grid-stranger')
  const product_id = await add('Theirs', stranger)
  expect(await setCountry([product_id])).toMatchObject({
    value: { lines: [], refused: [{ product_id, code: 'not_found' }] },
  })
  const out = { product_ids: [product_id], undo: false }
  expect(await deleteProducts(desk.deps, user_id, out)).toEqual({
    ok: true,
    value: { product_ids: [] },
  })
  expect(await desk.deps.products.find(stranger, product_id)).toMatchObject({ deleted_at: null })
})

it('takes many out and brings them back, each once', async () => {
  const ids = [await add('One'), await add('Two'), await add('Three')]
  const two = ids.slice(0, 2)
  for (const _ of ['once', 'repeated']) {
    const out = await deleteProducts(desk.deps, user_id, { product_ids: two, undo: false })
    expect(out.ok && out.value.product_ids.toSorted()).toEqual(two.toSorted())
    expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 1 })
  }
  expect((await linesNow()).map(({ facts }) => facts.name)).toEqual(['Three'])
  await deleteProducts(desk.deps, user_id, { product_ids: two, undo: true })
  expect(await linesNow()).toHaveLength(3)
  expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 3 })
})

it('reads a large portfolio part by part, each product once', async () => {
  const first = await add('First')
  const row = await desk.deps.products.find(user_id, first)
  if (row === null) throw new Error('no product')
  await mapInBatches(
    Array.from({ length: mostLines + 9 }, (_, n) => n),
    50,
    (n) =>
      desk.deps.products.saveReading(
        productRowOf(
          user_id,
          { ...row, product_id: `prd_${String(n).padStart(8, '0')}` as ProductId },
          row,
        ),
        null,
      ),
  )
  const part = await listProductLines(desk.deps, user_id, null)
  if (!part.ok) throw new Error('no part')
  expect(part.value.lines).toHaveLength(mostLines)
  const rest = await listProductLines(desk.deps, user_id, part.value.next_after)
  if (!rest.ok) throw new Error('no part')
  expect(rest.value).toMatchObject({ next_after: null })
  const ids = [...part.value.lines, ...rest.value.lines].map(({ product_id }) => product_id)
  expect(new Set(ids).size).toBe(mostLines + 10)
})

it('says which values of a file are doubtful until somebody sees to them', async () => {
  // a column without a heading says what it holds by its values alone
  const upload_id = await desk.upload(
    user_id,
    'Name;;Price EUR\nChablis;Burgundy;12,40\nMeursault;Burgundy;31,00\nVolnay;Burgundy;28,00\n',
  )
  const owner = { user_id, upload_id }
  const doubtful = await desk.rows(user_id, upload_id, 'doubtful')
  const listed = await listDoubts(desk.deps, owner)
  if (!listed.ok) throw new Error('not listed')
  expect(listed.value.doubts).toEqual(
    doubtful.rows.flatMap(({ product, doubts }) =>
      product === null || doubts.length === 0
        ? []
        : [{ product_id: product.product_id, fields: doubts.map(({ field }) => field) }],
    ),
  )
  expect(listed.value.doubts.length).toBeGreaterThan(0)
  const [first] = listed.value.doubts
  if (first === undefined) throw new Error('no doubt')
  const [line] = (await linesNow()).filter(({ product_id }) => product_id === first.product_id)
  const values = Object.fromEntries(
    first.fields.map((field) => [field, field === 'categories' ? ['white_wine'] : 'Corrected']),
  )
  await changeProducts(desk.deps, user_id, [
    { product_id: first.product_id, version: line?.version ?? 0, facts: values },
  ])
  const left = await listDoubts(desk.deps, owner)
  expect(left.ok && left.value.doubts.map(({ product_id }) => product_id)).not.toContain(
    first.product_id,
  )
  expect(await listDoubts(desk.deps, { ...owner, user_id: userId('grid-stranger') })).toMatchObject(
    {
      code: 'not_found',
    },
  )
})
