import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { UserId } from '#domain/shared/ids.ts'
import { userId } from '../platform/test/builders.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'

const head = 'Producer;Product;Type;Country;Vintage;Volume (ml);Price EUR\n'
const line = (name: string, price: string) => `Cave A;${name};Red wine;France;2020;750;${price}\n`
const spring = `${head}${line('Un', '8,00')}${line('Deux', '6,00')}${line('Trois', '7,00')}`
/** "Trois" is gone, one is new, one has another price. */
const autumn = `${head}${line('Un', '9,00')}${line('Deux', '6,00')}${line('Quatre', '5,00')}`

describe('editions of a list', () => {
  let desk: ImportDesk
  let user_id: UserId
  let users = 0

  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())
  beforeEach(() => {
    users += 1
    user_id = userId(`edition-${users}`)
  })

  const prices = async () =>
    Object.fromEntries(
      (await desk.products(user_id)).map(({ facts }) => [
        facts.name,
        (facts.price?.amount_minor ?? 0) / 100,
      ]),
    )

  it('keep their order when the older one is read again', async () => {
    const older = await desk.upload(user_id, spring)
    const newer = await desk.upload(user_id, autumn)
    expect(await desk.find(user_id, newer)).toMatchObject({
      import: { edition_of: older, gone: 1 },
    })
    const now = { Un: 9, Deux: 6, Trois: 7, Quatre: 5 }
    expect(await prices()).toEqual(now)
    // as much as the screen can ask for
    await desk.readAgain(user_id, older, { take_out_gone: true })
    expect(await prices()).toEqual(now)
    expect(await desk.find(user_id, older)).toMatchObject({ import: { edition_of: null, gone: 0 } })
  })

  it('leave out what the newer one took out when the older one is read again', async () => {
    const older = await desk.upload(user_id, spring)
    const newer = await desk.upload(user_id, autumn)
    await desk.readAgain(user_id, newer, { take_out_gone: true })
    expect(await prices()).toEqual({ Un: 9, Deux: 6, Quatre: 5 })
    await desk.readAgain(user_id, older, {})
    expect(await prices()).toEqual({ Un: 9, Deux: 6, Quatre: 5 })
    // and the other way round: what a third brought back, the second does not take out once more
    await desk.upload(user_id, spring, 'third.csv')
    expect(await prices()).toMatchObject({ Trois: 7 })
    await desk.readAgain(user_id, newer, {})
    expect(await prices()).toEqual({ Un: 8, Deux: 6, Trois: 7, Quatre: 5 })
  })

  it('leave nothing behind when they are all undone, in either order', async () => {
    for (const newerFirst of [false, true]) {
      user_id = userId(`edition-${users}-${newerFirst}`)
      const older = await desk.upload(user_id, spring)
      const newer = await desk.upload(user_id, autumn)
      const [first, second] = newerFirst ? [newer, older] : [older, newer]
      await desk.undo(user_id, first)
      expect(Object.keys(await prices()).sort()).toEqual(
        newerFirst ? ['Deux', 'Trois', 'Un'] : ['Deux', 'Quatre', 'Un'],
      )
      await desk.undo(user_id, second)
      expect(await prices()).toEqual({})
      expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 0 })
    }
  })

  it('keep a value that a newer list says too when the older one is undone, and go back past it', async () => {
    const first = await desk.upload(user_id, spring)
    const second = await desk.upload(user_id, autumn)
    const third = await desk.upload(user_id, autumn.replace('6,00', '6,50'), 'third.csv')
    expect(await prices()).toMatchObject({ Un: 9, Deux: 6.5 })
    await desk.undo(user_id, second)
    // the third says so too
    expect(await prices()).toEqual({ Un: 9, Deux: 6.5, Trois: 7, Quatre: 5 })
    await desk.undo(user_id, third)
    expect(await prices()).toEqual({ Un: 8, Deux: 6, Trois: 7 })
    await desk.undo(user_id, first)
    expect(await prices()).toEqual({})
  })

  it('take out again what they had brought back, when they are undone', async () => {
    await desk.upload(user_id, spring)
    const second = await desk.upload(user_id, autumn)
    await desk.readAgain(user_id, second, { take_out_gone: true })
    const third = await desk.upload(user_id, spring, 'third.csv')
    expect(await prices()).toMatchObject({ Trois: 7 })
    await desk.undo(user_id, third)
    expect(await prices()).toEqual({ Un: 9, Deux: 6, Quatre: 5 })
    // still taken out by the second, whose undo puts it back
    await desk.undo(user_id, second)
    expect(await prices()).toEqual({ Un: 8, Deux: 6, Trois: 7 })
  })
})
