import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { earlyScript } from './early-script.ts'
import { entryOutput, staticImports, visitorScripts } from './entry-output.ts'
import { buildPacked } from './minify-first-load.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
import { writeAssets } from './write-assets.ts'

const vocabularyData = 'functions/domain/vocabulary/data/'

it('keeps the first load inside its budget, without Amplify, zod or react-aria', async () => {
  const outdir = await mkdtemp(path.join(tmpdir(), 'site-'))
  try {
    const options = siteOptions({ outdir, minify: true })
    const result = await buildPacked(options)
    await writeAssets(result)
    const { metafile } = result
    expect(overBudget(sizeReport(metafile, await earlyScript()))).toEqual([])
    const entry = entryOutput(metafile)
    const inputs = [entry.script, ...entry.imports].flatMap((file) =>
      Object.entries(metafile.outputs[file]?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => input),
    )
    expect(
      inputs.filter((input) => /aws-amplify|node_modules\/(zod|react-aria)/.test(input)),
    ).toEqual([])
    const brings = (file: string, name: string) =>
      [file, ...staticImports(metafile, file)].some((one) =>
        Object.entries(metafile.outputs[one]?.inputs ?? {}).some(
          ([input, { bytesInOutput }]) =>
            bytesInOutput > 0 && input.includes(`node_modules/${name}/`),
        ),
      )
    const pages = Object.entries(metafile.outputs).filter(([, { entryPoint = '' }]) =>
      entryPoint.endsWith('-page.tsx'),
    )
    expect(pages.length).toBeGreaterThan(10)
    const pagesWith = (name: string) =>
      pages
        .filter(([file]) => brings(file, name))
        .map(([, { entryPoint = '' }]) => path.basename(entryPoint))
    // it comes when somebody signs in or is signed in
    expect(pagesWith('aws-amplify')).toEqual([])
    // only pages that check what is typed: others take constants and functions of plain modules
    expect(pagesWith('zod').toSorted()).toEqual([
      'application-page.tsx',
      'application-page.tsx',
      'complete-page.tsx',
      'import-page.tsx',
      'price-ladder-page.tsx',
      'product-page.tsx',
      'products-page.tsx',
      'review-page.tsx',
    ])
    // the words of the trade: what holds an offer against a tender is asked for on demand
    const bringsData = [...visitorScripts(metafile)].flatMap((file) => {
      const { entryPoint } = metafile.outputs[file] ?? {}
      const data = [file, ...staticImports(metafile, file)].flatMap((one) =>
        Object.entries(metafile.outputs[one]?.inputs ?? {}).flatMap(([input, { bytesInOutput }]) =>
          bytesInOutput > 0 && input.startsWith(vocabularyData)
            ? [input.slice(vocabularyData.length)]
            : [],
        ),
      )
      // forms read a typed vintage, or the words for none
      const others = data.filter((name) => name !== 'attribute-terms.ts')
      return entryPoint !== undefined && others.length > 0 ? [entryPoint] : []
    })
    expect(bringsData).toEqual(['frontend/src/features/applications/offer-checks.ts'])
  } finally {
    await rm(outdir, { recursive: true, force: true })
  }
}, 300_000)
