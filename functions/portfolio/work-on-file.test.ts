import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userId } from '../platform/test/builders.ts'
import { type ImportDesk, startImportDesk } from './test/import-desk.ts'
import { importLease, workOnFile } from './work-on-file.ts'

const head = 'Producer;Product;Type;Country;Vintage;Volume (ml);Price EUR;EAN\n'
/** The same wine by its number, under two names. */
const list = (name: string) =>
  new TextEncoder().encode(
    `${head}Cave A;${name};Red wine;France;2020;750;8,40;4006381333931\nCave A;Les Prés;White wine;France;2022;750;6,10;\n`,
  )

describe('the files of one user', () => {
  let desk: ImportDesk
  beforeAll(async () => {
    desk = await startImportDesk()
  })
  afterAll(() => desk.cloud.stop())

  const twoFiles = async (name: string) => {
    const user_id = userId(name)
    const uploads = [
      await desk.put(user_id, list('Les Côtes'), 'one.csv'),
      await desk.put(user_id, list('Les Côtes Réserve'), 'two.csv'),
    ]
    const requests = uploads.map(({ upload_id }) => ({ kind: 'read', user_id, upload_id }) as const)
    return { user_id, requests }
  }

  it('are imported one after the other, so that none doubles what another brings', async () => {
    const { user_id, requests } = await twoFiles('two-files')
    await Promise.all(requests.map((request) => workOnFile(desk.deps, request)))
    // whoever came second was asked for once more
    await expect
      .poll(
        async () => {
          await desk.work()
          const found = requests.map(({ upload_id }) => desk.find(user_id, upload_id))
          return (await Promise.all(found)).map(({ status }) => status)
        },
        { timeout: 10_000 },
      )
      .toEqual(['read', 'read'])
    expect(await desk.products(user_id)).toHaveLength(2)
    expect(await desk.deps.portfolios.find(user_id)).toMatchObject({ product_count: 2 })
  })

  it('do not wait for a worker that died, nor for one that failed', async () => {
    const { user_id, requests } = await twoFiles('dead-worker')
    const [first, second] = requests
    if (first === undefined || second === undefined) throw new Error('no files')
    const died = desk.deps.oneAtATime(user_id, () => new Promise(() => {}))
    expect(await Promise.race([died, desk.deps.oneAtATime(user_id, async () => {})])).toBe('busy')
    await workOnFile(desk.deps, first)
    expect(await desk.find(user_id, first.upload_id)).toMatchObject({ status: 'waiting' })
    desk.later((importLease.seconds + 1) / 86_400)
    const read = () => Promise.reject(new Error('the reader is away'))
    await expect(workOnFile({ ...desk.deps, read }, first)).rejects.toThrow('away')
    await workOnFile(desk.deps, second)
    expect(await desk.products(user_id)).toHaveLength(2)
  })

  it('wait for nobody else’s', async () => {
    const { user_id, requests } = await twoFiles('not-waiting')
    const other = userId('somebody-else')
    await desk.deps.oneAtATime(other, async () => {
      for (const request of requests) await workOnFile(desk.deps, request)
    })
    expect(await desk.products(user_id)).toHaveLength(2)
  })
})
