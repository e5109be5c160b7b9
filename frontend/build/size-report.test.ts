import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { earlyScript } from './early-script.ts'
import { entryOutput, staticImports } from './entry-output.ts'
import { buildPacked } from './minify-first-load.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'
import { writeAssets } from './write-assets.ts'

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
    // no page brings Amplify with itself: it comes when somebody signs in or is signed in
    const bringsAmplify = (file: string) =>
      [file, ...staticImports(metafile, file)].some((one) =>
        Object.keys(metafile.outputs[one]?.inputs ?? {}).some((input) =>
          input.includes('/aws-amplify/'),
        ),
      )
    const pages = Object.entries(metafile.outputs).filter(([, { entryPoint = '' }]) =>
      entryPoint.endsWith('-page.tsx'),
    )
    expect(pages.length).toBeGreaterThan(10)
    expect(
      pages.filter(([file]) => bringsAmplify(file)).map(([, page]) => page.entryPoint),
    ).toEqual([])
  } finally {
    await rm(outdir, { recursive: true, force: true })
  }
})
