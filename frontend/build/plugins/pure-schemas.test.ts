import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { markPure, pureSchemas } from './pure-schemas.ts'

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
    const result = await build({
      stdin: {
        contents: `import * as all from '#domain/${file}'; console.log(all.nothingOfIt, ${JSON.stringify(file)})`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      write: false,
      format: 'esm',
      logLevel: 'silent',
      plugins: [pureSchemas()],
    })
    expect(result.outputFiles[0]?.text.length).toBeLessThan(2000)
  })
})
