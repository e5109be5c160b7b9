import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('criteria.ts', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'criteria-'))
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

const tender = (more: object) => ({
  id: 'vinmonopolet-202601001',
  record_kind: 'tender',
  completeness: 'full',
  monopoly: 'vinmonopolet',
  market: 'NO',
  status: 'published',
  source: 'https://example.org',
  ...more,
})

describe('npm run criteria', () => {
  it('prints one line per tender', async () => {
    const path = await given(
      'two.json',
      JSON.stringify([tender({ vintage: '2024 or 2025' }), tender({ id: 'x', oak: ['unoaked'] })]),
    )
    const { code, stdout, stderr } = await run(path)
    expect([code, stderr]).toEqual([0, ''])
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toMatchObject([
      { tender: 'vinmonopolet-202601001', criteria: [{ id: 'vintage-1', kind: 'vintage' }] },
      { tender: 'x', criteria: [{ id: 'ageing-1', oak: 'forbidden' }] },
    ])
  })

  it('lists with --unread what it does not know, the most frequent first, and says how much', async () => {
    const style = 'Rum and cola'
    const product_type = 'Spirits-based cocktail or RTD'
    const path = await given(
      'unread.json',
      JSON.stringify([
        tender({ category: 'spirits', product_type, style }),
        tender({ id: 'x', category: 'spirits', product_type, style }),
        tender({ id: 'y', category: 'white_wine', appellation: 'Federspiel' }),
        tender({ id: 'z', category: 'red_wine', style: 'Youthful and juicy' }),
      ]),
    )
    for (const args of [
      [path, '--unread'],
      ['--unread', path],
    ]) {
      const { code, stdout, stderr } = await run(...args)
      expect([code, stderr]).toEqual([0, '2 phrases are not understood\n'])
      expect(
        stdout
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line)),
      ).toEqual([
        { field: 'style', text: style, tenders: 2 },
        { field: 'appellation', text: 'Federspiel', tenders: 1 },
      ])
    }
  })

  it('lists nothing with --unread where all is understood', async () => {
    const path = await given(
      'understood.json',
      JSON.stringify([tender({ category: 'beer', style: 'Belgian Dubbel' })]),
    )
    expect(await run(path, '--unread')).toEqual({
      code: 0,
      stdout: '',
      stderr: '0 phrases are not understood\n',
    })
  })

  it.each<[string, () => Promise<string[]>, RegExp]>([
    ['no file', async () => [], /usage/],
    ['a missing file', async () => [join(folder, 'absent.json')], /no such file/],
    ['no JSON', async () => [await given('no.json', '{')], /not JSON/],
    ['--unread and no file', async () => ['--unread'], /usage/],
    ['no list', async () => [await given('object.json', '{}')], /list of tenders/],
    ['no tender', async () => [await given('number.json', '[3]')], /tender 1/],
    [
      'a wrong field',
      async () => [
        await given('field.json', JSON.stringify([tender({}), tender({ abv_min: 'strong' })])),
      ],
      /tender 2, abv_min/,
    ],
  ])('says in one line what is wrong: %s', async (_words, args, message) => {
    const { code, stdout, stderr } = await run(...(await args()))
    expect([code, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
