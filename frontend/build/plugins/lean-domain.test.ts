import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { checkLeanDomain, leanDomain } from './lean-domain.ts'
import { markPure } from './mark-pure.ts'

describe('marking schemas as pure', () => {
  it('wraps constants that are made by calls, and leaves the rest', () => {
    const source = [
      "export const names = ['a', 'b'] as const",
      'const line = z.string().max(2)',
      'export const personSchema = z.object({',
      '  name: line.min(1),',
      '})',
      'export const isName = (text: string) => names.includes(text)',
      'export type Person = z.infer<typeof personSchema>',
    ].join('\n')
    expect(markPure(source).split('\n')).toEqual([
      "export const names = ['a', 'b'] as const",
      'const line = /* @__PURE__ */ (() => (z.string().max(2)))()',
      'export const personSchema = /* @__PURE__ */ (() => (z.object({',
      '  name: line.min(1),',
      '})))()',
      'export const isName = (text: string) => names.includes(text)',
      'export type Person = z.infer<typeof personSchema>',
    ])
  })

  it.each([
    'companies/company-profile.ts',
    'shared/market.ts',
    'portfolio/upload.ts',
    'tenders/tender.ts',
    'matching/criterion.ts',
  ])('keeps zod out of a page that takes a constant of %s', async (file) => {
    expect(
      await bundled(`import * as all from '#domain/${file}'; console.log(all.none)`),
    ).toBeLessThan(2000)
  })

  it('brings zod to a file that imports a schema', async () => {
    const source = `import { type Market, marketSchema } from '#domain/shared/market.ts'\nconsole.log(marketSchema)`
    expect(await bundled(source)).toBeGreaterThan(50_000)
  })

  it('refuses a page that uses a schema in a roundabout way', async () => {
    const source = `import * as all from '#domain/shared/market.ts'\nconsole.log(all.marketSchema)`
    await expect(bundled(source)).rejects.toThrow('does not import by name')
  })

  it('does not for the type of a schema', async () => {
    const source = `import { markets, type marketSchema } from '#domain/shared/market.ts'\nconsole.log(markets)`
    expect(await bundled(source)).toBeLessThan(2000)
  })
})

/** The length of what the site would get of this source. */
async function bundled(source: string): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lean-'))
  try {
    const file = path.join(folder, 'page.ts')
    await writeFile(file, source)
    const result = await build({
      entryPoints: [file],
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      logLevel: 'silent',
      plugins: [leanDomain()],
    })
    checkLeanDomain(result.metafile)
    return result.outputFiles[0]?.text.length ?? 0
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
