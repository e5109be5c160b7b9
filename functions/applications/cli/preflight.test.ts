import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('preflight.ts', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preflight-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function given(...lines: readonly unknown[]): Promise<string> {
  const path = join(folder, `${Math.random()}.jsonl`)
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)))
  await writeFile(path, text.join('\n'))
  return path
}

const run = (args: readonly string[], input = '') =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', command, ...args],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
    child.stdin?.end(input)
  })
const linesOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const malbec = {
  id: 'malbec',
  market: 'NO',
  day: '2026-11-22',
  facts: {
    category: 'wine',
    abv: 13.5,
    'packaging.type': 'glass_bottle',
    volumeMl: 750,
    retailPriceNok: 150,
    'packaging.emptyWeightG': 500,
    gtin: '123',
    salesChannel: null,
    'label.allergens': ['sulphites'],
  },
}

describe('npm run preflight', () => {
  it('prints for each context the rules that apply or may apply', async () => {
    const { code, stdout, stderr } = await run([
      await given(malbec, '', { ...malbec, id: 2, market: 'SE' }),
    ])
    expect([code, stderr]).toEqual([0, ''])
    const [norway, sweden] = linesOf(stdout)
    expect([norway.id, sweden.id]).toEqual(['malbec', 2])
    const of = (line: { findings: { rule_id: string }[] }, id: string) =>
      line.findings.find(({ rule_id }) => rule_id === id)
    expect(of(norway, 'PKG-NO-420')).toEqual({
      rule_id: 'PKG-NO-420',
      status: 'fail',
      severity: 'blocking',
      phase: 'offer',
      fields: ['packaging.emptyWeightG'],
    })
    expect(of(norway, 'GTIN-CHECK')).toMatchObject({ status: 'fail', fields: ['gtin'] })
    expect(of(norway, 'SUP-NO')).toMatchObject({ status: 'unknown', fields: ['salesChannel'] })
    expect(of(norway, 'ABV-WI-MIN')).toMatchObject({ status: 'pass' })
    expect(of(norway, 'ABV-LW')).toBeUndefined()
    expect(of(sweden, 'PKG-NO-420')).toBeUndefined()
    expect(of(sweden, 'SUP-SE')).toMatchObject({ status: 'unknown' })
  })

  it('leaves a rule out before its first day, those of the launch too', async () => {
    const swedish = { ...malbec, market: 'SE' }
    const { stdout } = await run([
      await given({ ...swedish, day: '2023-12-07' }, { ...swedish, day: '2023-12-08' }),
    ])
    const found = linesOf(stdout).map(({ findings }) =>
      findings.some((one: { rule_id: string }) => one.rule_id === 'LAB-ELABEL-ING'),
    )
    expect(found).toEqual([false, true])
  })

  it('reads standard input', async () => {
    const { code, stdout } = await run(['-'], `${JSON.stringify(malbec)}\n`)
    expect(code).toBe(0)
    expect(linesOf(stdout)).toMatchObject([{ id: 'malbec' }])
  })

  it('says what to ask, the most decisive field first', async () => {
    const { stdout } = await run([await given(malbec), '--questions'])
    const [{ questions }] = linesOf(stdout)
    const rules = questions.map((one: { rules: number }) => one.rules)
    expect(rules).toEqual([...rules].sort((one, other) => other - one))
    expect(questions[0]).toEqual({ field: 'colour', rules: 11, blocking: 11 })
  })

  it.each<[string, () => Promise<string[]>, RegExp]>([
    ['no file', async () => [], /usage/],
    ['two files', async () => ['a', 'b'], /usage/],
    ['a missing file', async () => [join(folder, 'absent.jsonl')], /no such file/],
    ['no JSON', async () => [await given(malbec, '{')], /line 2: not JSON/],
    ['no object', async () => [await given('3')], /line 1/],
    ['no id', async () => [await given({ ...malbec, id: undefined })], /line 1, id/],
    ['another market', async () => [await given({ ...malbec, market: 'DK' })], /line 1, market/],
    ['no day', async () => [await given({ ...malbec, day: '2026-02-30' })], /line 1, day/],
    ['no facts', async () => [await given({ ...malbec, facts: [] })], /line 1, facts/],
    [
      'a fact that is an object',
      async () => [await given({ ...malbec, facts: { abv: { value: 12 } } })],
      /line 1, facts\.abv/,
    ],
  ])('says in one line what is wrong: %s', async (_words, args, message) => {
    const { code, stdout, stderr } = await run(await args())
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
