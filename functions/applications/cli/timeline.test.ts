import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const command = fileURLToPath(new URL('timeline.ts', import.meta.url))
const realTenders = fileURLToPath(new URL('../../../../shared/data/tenders.json', import.meta.url))
let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'timeline-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function given(content: string): Promise<string> {
  const path = join(folder, 'tenders.json')
  await writeFile(path, content)
  return path
}

const run = (...args: string[]) =>
  new Promise<{ code: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['--import', 'tsx', command, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

const tender = {
  id: 'vinmonopolet-202705009',
  market: 'NO',
  assortment: 'Basic',
  offer_type: 'Samples',
  published_date: '2026-09-01',
  offer_deadline: '2026-11-19',
  launch_month: '2027-05',
}

describe('npm run timeline', () => {
  it('prints the milestones of each tender', async () => {
    const { code, stdout } = await run(await given(JSON.stringify([tender])))
    expect(code).toBe(0)
    const printed = JSON.parse(stdout)
    expect(printed).toMatchObject({ tender: tender.id, procedure: 'NO-SAMPLES' })
    expect(printed.milestones).toContainEqual({
      id: 'NO-SAMPLES.offer-deadline',
      date: '2026-11-19',
      latest: '2026-11-19',
      actor: 'monopoly',
      hardness: 'published',
    })
  })

  it('takes another procedure and the origin of the product', async () => {
    const path = await given(JSON.stringify([tender]))
    const { stdout } = await run(path, '--origin', 'IT', '--procedure', 'NO-WRITTEN')
    const { procedure, milestones } = JSON.parse(stdout)
    expect(procedure).toBe('NO-WRITTEN')
    expect(milestones.map(({ id }: { id: string }) => id)).not.toContain('NO-WRITTEN.coi-vi1')
  })

  it.each([
    [[], '', /^usage: timeline/],
    [['--origin', 'Italy'], '[]', /two capital letters/],
    [['--procedure', 'NO-X'], '[]', /unknown procedure NO-X; known: /],
    [[], '{', /not JSON/],
    [[], JSON.stringify([{ ...tender, market: 'DK' }]), /0\.market/],
  ])('refuses %j with %s', async (options, content, message) => {
    const path = content === '' ? [] : [await given(content)]
    const { code, stderr } = await run(...path, ...options)
    expect(code).toBe(2)
    expect(stderr).toMatch(message)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })

  it.skipIf(!existsSync(realTenders))('has days for real tenders of each market', async () => {
    const { stdout } = await run(realTenders, '--origin', 'IT')
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(new Set(lines.map(({ procedure }) => procedure)).size).toBeGreaterThan(6)
    for (const { milestones } of lines) expect(milestones.length).toBeGreaterThan(10)
  })
})
