import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as esbuild from 'esbuild'
import { expect, it } from 'vitest'
import { entryOutput } from './entry-output.ts'
import { siteOptions } from './site-options.ts'
import { overBudget, sizeReport } from './size-report.ts'

it('keeps the first load inside its budget, without Amplify, zod or react-aria', async () => {
  const outdir = await mkdtemp(path.join(tmpdir(), 'site-'))
  try {
    const { metafile } = await esbuild.build(siteOptions({ outdir, minify: true }))
    expect(overBudget(sizeReport(metafile))).toEqual([])
    const entry = entryOutput(metafile)
    const inputs = [entry.script, ...entry.imports].flatMap((file) =>
      Object.entries(metafile.outputs[file]?.inputs ?? {})
        .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
        .map(([input]) => input),
    )
    expect(
      inputs.filter((input) => /aws-amplify|node_modules\/(zod|react-aria)/.test(input)),
    ).toEqual([])
  } finally {
    await rm(outdir, { recursive: true, force: true })
  }
})
