import { globSync } from 'node:fs'
import { build, type Metafile } from 'esbuild'
import { expect, it } from 'vitest'
import { bundling } from './bundling.ts'

const data = 'functions/domain/vocabulary/data/'
const entries = globSync(['functions/*/http.ts', 'functions/*/on-*.ts'], {
  cwd: bundling.absWorkingDir,
})

/** The made files that one of them imports at once, itself among them. */
function readAtStart({ outputs }: Metafile, main: string): ReadonlySet<string> {
  const found = new Set([main])
  for (const file of found)
    for (const { path, kind } of outputs[file]?.imports ?? [])
      if (kind === 'import-statement' && path in outputs) found.add(path)
  return found
}

it('starts no function with the words of the trade', async () => {
  // all at once, in seconds: what two functions share is in both, so that none has less than it is deployed with
  const { metafile } = await build({
    ...bundling,
    entryPoints: entries,
    outdir: '.',
    splitting: true,
    minify: false,
    write: false,
    metafile: true,
  })
  const started = Object.entries(metafile.outputs).flatMap(([file, { entryPoint = '' }]) =>
    entries.includes(entryPoint) ? [[entryPoint, readAtStart(metafile, file)] as const] : [],
  )
  expect(started).toHaveLength(entries.length)
  const dataOf = (files: Iterable<string>) =>
    [...files]
      .flatMap((file) => Object.entries(metafile.outputs[file]?.inputs ?? {}))
      .flatMap(([input, { bytesInOutput }]) =>
        bytesInOutput > 0 && input.startsWith(data) ? [input.slice(data.length)] : [],
      )
  expect(dataOf(Object.keys(metafile.outputs))).toContain('places.ts')
  const atStart = started.flatMap(([entry, files]) =>
    dataOf(files).map((file) => `${entry}: ${file}`),
  )
  // forms read a typed vintage, or the words for none
  expect(atStart.filter((found) => !found.endsWith(': attribute-terms.ts'))).toEqual([])
})
