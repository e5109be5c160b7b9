import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from './build-site.ts'

let outdir: string
beforeAll(async () => {
  outdir = await mkdtemp(path.join(tmpdir(), 'site-'))
  await buildSite({ outdir })
})
afterAll(() => rm(outdir, { recursive: true, force: true }))

describe('the built site', () => {
  it('has a page whose every address exists, with no script or style of its own', async () => {
    const html = await readFile(path.join(outdir, 'index.html'), 'utf8')
    const addresses = [...html.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map((found) => found[1] ?? '')
    expect(addresses.length).toBeGreaterThan(5)
    for (const address of addresses) await readFile(path.join(outdir, address))
    expect(html).not.toMatch(/<style|style="|<script(?![^>]*\bsrc=)/)
  })

  it('gives react-aria the element that keeps it from writing an inline style', async () => {
    expect(await readFile(path.join(outdir, 'index.html'), 'utf8')).toContain(
      'id="react-aria-pressable-style"',
    )
  })

  it('has one style sheet and hashed names', async () => {
    const assets = await readdir(path.join(outdir, 'assets'))
    expect(assets.filter((file) => file.endsWith('.css'))).toHaveLength(1)
    expect(assets.filter((file) => !/-[A-Z0-9]{8}\.\w+$/.test(file))).toEqual([])
  })
})
