import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('./match.ts', import.meta.url))
const root = fileURLToPath(new URL('../../../', import.meta.url))
let folder = ''

const tenders = [
  {
    id: 'red-from-chile',
    market: 'NO',
    category: 'red_wine',
    product_type: 'Red wine',
    country_of_origin: 'Chile',
    vintage: '2022 or older',
    container_volume_ml: 750,
    abv_max: 14,
  },
  { id: 'beer', market: 'NO', category: 'beer', product_type: 'Pale lager' },
]
const products = [
  {
    row: 3,
    name: 'Tinto',
    type_norm: 'red wine',
    country_norm: 'Chile',
    vintage: 2020,
    volume_ml: 750,
    abv: 13.5,
  },
  {
    row: 4,
    name: 'Tinto',
    type_norm: 'red wine',
    country_norm: 'CL',
    vintage: '2021',
    volume_ml: 750,
  },
  {
    row: 5,
    name: 'Tinto',
    type_norm: 'red wine',
    country_code: 'CL',
    vintage: 2021,
    volume_ml: 1500,
    abv: 14.3,
  },
  { row: 6, name: 'Rosso', type_norm: 'red wine', country_norm: 'Italy' },
]

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command; `readOnly`: the reader leaves after so many characters. */
function run(args: readonly string[], readOnly = Number.POSITIVE_INFINITY): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', command, ...args], { cwd: root })
    let out = ''
    let err = ''
    child.stdout.on('data', (data) => {
      out += data
      if (out.length > readOnly) child.stdout.destroy()
    })
    child.stderr.on('data', (data) => {
      err += data
    })
    child.on('error', reject)
    child.on('close', (status) => resolve({ status, out, err }))
  })
}

const linesOf = (out: string) =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const file = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'match-'))
  await writeFile(file('tenders.json'), JSON.stringify(tenders))
  await writeFile(file('products.json'), JSON.stringify(products))
  await writeFile(file('many.json'), JSON.stringify(Array(20_000).fill(products[0])))
  await writeFile(file('broken.json'), '[{"id":')
})
afterAll(() => rm(folder, { recursive: true }))

describe('match', () => {
  it('prints one line per tender and product', async () => {
    const { status, out, err } = await run([file('tenders.json'), file('products.json')])
    expect([status, err]).toEqual([0, ''])
    const lines = linesOf(out)
    expect(lines.map(({ tender, product, verdict }) => [tender, product, verdict])).toEqual([
      ['red-from-chile', 3, 'strong'],
      ['red-from-chile', 4, 'possible'],
      ['red-from-chile', 5, 'near'],
      ['red-from-chile', 6, 'none'],
      ['beer', 3, 'none'],
      ['beer', 4, 'none'],
      ['beer', 5, 'none'],
      ['beer', 6, 'none'],
    ])
    const byKind = Object.fromEntries(
      lines[2].criteria.map((one: { kind: string }) => [one.kind, one]),
    )
    expect(byKind.size).toMatchObject({ status: 'not_met', gap: { amount: 750, unit: 'ml' } })
    expect(byKind.alcohol).toMatchObject({ status: 'near', gap: { amount: 3 } })
  })

  it('filters by verdict and counts', async () => {
    const files = [file('tenders.json'), file('products.json')]
    const filtered = await run([...files, '--verdict', 'strong,near'])
    expect(linesOf(filtered.out).map(({ product }) => product)).toEqual([3, 5])
    const counted = await run([...files, '--summary'])
    expect(linesOf(counted.out)).toEqual([
      {
        tenders: 2,
        products: 4,
        pairs: 8,
        counts: { strong: 1, possible: 1, near: 1, incomplete: 0, none: 5 },
        by_tender: [
          { tender: 'red-from-chile', strong: 1, possible: 1, near: 1, incomplete: 0, none: 1 },
          { tender: 'beer', strong: 0, possible: 0, near: 0, incomplete: 0, none: 4 },
        ],
      },
    ])
  })

  it('ends quietly when the reader leaves', async () => {
    const { err, out } = await run([file('tenders.json'), file('many.json')], 200_000)
    expect(err).toBe('')
    expect(out.length).toBeLessThan(10_000_000)
  })

  it.each([
    ['a missing file', 'tenders.json', 'nowhere.json'],
    ['broken JSON', 'broken.json', 'products.json'],
    ['tenders that are none', 'products.json', 'products.json'],
    ['a portfolio that is none', 'tenders.json', 'nothing.csv'],
  ])('says in one line what is wrong with %s', async (_words, first, second) => {
    await writeFile(file('nothing.csv'), '')
    const { status, out, err } = await run([file(first), file(second)])
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(/^\S[^\n]+\n$/)
  })
})
