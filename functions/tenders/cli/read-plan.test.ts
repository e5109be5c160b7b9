import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('read-plan.ts', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-plan-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function given(name: string, content: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}

const run = (...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', command, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

const plan = [
  'Tender plan 2027-1',
  'Reference;Type;Country;Price;Deadline;Zork',
  '202701001;Red wine;Chile;<200;2026-08-06;Screw cap',
  '202701002;White wine;Italy;<180;2026-08-06;Cork',
].join('\n')

describe('npm run read-plan', () => {
  it('prints the tenders of a plan with what was left out of each', async () => {
    const { code, stdout } = await run(await given('plan.csv', plan))
    expect(code).toBe(0)
    const tenders = JSON.parse(stdout)
    expect(tenders).toMatchObject([
      {
        id: 'vinmonopolet-202701001',
        plan: '2027-1',
        category: 'red_wine',
        left_out: ['Zork: Screw cap', 'Tender plan 2027-1'],
      },
      { reference: '202701002', left_out: ['Zork: Cork'] },
    ])
    // the printed list is a plan file itself, and nothing changes on the way
    const again = await run(await given('plan.json', stdout))
    expect(JSON.parse(again.stdout)).toEqual(tenders)
  })

  it('takes what a mapping says of columns and source', async () => {
    const path = await given('plan.csv', plan)
    const said = {
      columns: { Zork: 'closure' },
      monopoly: 'alko',
      source: 'https://example.org/plan',
    }
    const mapping = await given('mapping.json', JSON.stringify(said))
    const { stdout } = await run(path, '--mapping', mapping)
    expect(JSON.parse(stdout)[0]).toMatchObject({
      id: 'alko-202701001',
      market: 'FI',
      closure: 'Screw cap',
      source: 'https://example.org/plan',
    })
  })

  it('answers bad input with one line on standard error and exit status 2', async () => {
    const path = await given('plan.csv', plan)
    const wrong = [
      [],
      [path, path],
      [path, '--mapping'],
      [join(folder, 'missing.csv')],
      [await given('empty.csv', '')],
      [await given('words.txt', 'words')],
      [await given('words.json', '{')],
      [await given('numbers.json', '[1, 2]')],
      [await given('words.csv', 'nothing\nto be found\nhere')],
      [path, '--mapping', await given('bad.json', '{"columns":{"Zork":"colour"}}')],
      [path, '--mapping', await given('list.json', '[]')],
      [path, '--mapping', await given('shop.json', '{"monopoly":"shop"}')],
    ]
    const answers = await Promise.all(wrong.map((args) => run(...args)))
    for (const [at, { code, stdout, stderr }] of answers.entries()) {
      expect({ args: wrong[at], code, stdout }).toEqual({ args: wrong[at], code: 2, stdout: '' })
      expect(stderr.trim().split('\n'), stderr).toHaveLength(1)
      expect(stderr).not.toMatch(/\bat .*\.ts/)
    }
  }, 120_000)
})
