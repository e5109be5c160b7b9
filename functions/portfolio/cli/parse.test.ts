import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parse-'))
})
afterAll(() => rm(folder, { recursive: true }))

function parse(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [tsx, join(import.meta.dirname, 'parse.ts'), ...args],
      { cwd: root },
      (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('prints one JSON object', async () => {
  const path = join(folder, 'list.csv')
  await writeFile(path, 'Name;Vintage;Price (EUR)\nBarolo;2019;20,00\n')
  const { code, out } = await parse(path)
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({
    total_products: 1,
    products: [
      {
        row: 2,
        name: 'Barolo',
        vintage: 2019,
        price_amount: 20,
        price_currency: 'EUR',
        country: null,
      },
    ],
    problems: [],
  })
})

test('bad input gets one line on standard error and exit status 2', async () => {
  const [empty, program, other] = ['empty.csv', 'program.pdf', 'notes.txt'].map((name) =>
    join(folder, name),
  )
  await writeFile(empty ?? '', '')
  await writeFile(program ?? '', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]))
  await writeFile(other ?? '', 'x')
  const missing = join(folder, 'missing.csv')
  for (const args of [
    [],
    [missing],
    [other ?? ''],
    [empty ?? ''],
    [program ?? ''],
    [`${folder}.csv`],
  ]) {
    const { code, out, err } = await parse(...args)
    expect({ args, code, out }).toEqual({ args, code: 2, out: '' })
    expect(err.trim().split('\n'), err).toHaveLength(1)
    expect(err).not.toMatch(/\bat .*\.ts/)
  }
}, 60_000)
