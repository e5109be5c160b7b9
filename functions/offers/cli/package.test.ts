import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePackage } from '../make-package.ts'
import { madeOffers, openMade } from '../test/made-offers.ts'

const project = path.join(import.meta.dirname, '../../..')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'package-'))
})
afterAll(() => rm(folder, { recursive: true }))

function run(given: readonly string[], env: Record<string, string> = {}) {
  const command = [
    path.join(project, 'node_modules/tsx/dist/cli.mjs'),
    'functions/offers/cli/package.ts',
  ]
  return new Promise<{ code: number; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [...command, ...given],
      { cwd: project, env: { ...process.env, ...env } },
      (error, _, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stderr }),
    )
  })
}

const [, red] = madeOffers()[0] ?? []
if (red === undefined) throw new Error('no offer')

describe('npm run package', { timeout: 120_000 }, () => {
  it('makes the bytes of the server in any time zone and language', async () => {
    const documents = await Promise.all(
      red.documents.map(async (document) => ({
        ...document,
        files: await Promise.all(
          document.files.map(async (file) => {
            const { document_id } = document
            await writeFile(
              path.join(folder, file.file_id),
              await openMade({ ...file, document_id }),
            )
            return { ...file, path: file.file_id }
          }),
        ),
      })),
    )
    const offer = path.join(folder, 'offer.json')
    await writeFile(offer, JSON.stringify({ ...red, documents }))
    const { zip } = await makePackage(red, openMade)
    for (const [TZ, LANG] of [
      ['Asia/Tokyo', 'de_DE.UTF-8'],
      ['America/New_York', 'C'],
    ] as const) {
      const out = path.join(folder, `${LANG}.zip`)
      const ended = await run([offer, out], { TZ, LANG, LC_ALL: LANG })
      expect(ended).toEqual({ code: 0, stderr: '' })
      expect(Buffer.from(zip).equals(await readFile(out))).toBe(true)
    }
  })

  it('says in one line what is wrong, and ends with 2', async () => {
    const broken = path.join(folder, 'broken.json')
    await writeFile(broken, '{"schema": "another/1"}')
    const out = path.join(folder, 'none.zip')
    for (const given of [[], [path.join(folder, 'nowhere.json'), out], [broken, out]]) {
      const { code, stderr } = await run(given)
      expect([code, stderr.trim().split('\n').length]).toEqual([2, 1])
    }
    await expect(readFile(out)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})
