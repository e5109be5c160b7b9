import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { localFunctions } from '../lambda/local-function.ts'
import { synthesize } from '../synth/synthesize.ts'
import { resolveStack } from '../template/resolved-stack.ts'
import { functionBundles } from './function-bundles.ts'

/** Every file of a bundle, those in its folders too. */
const filesBeside = (bundle: string) =>
  readdirSync(dirname(bundle), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dirname(bundle), join(entry.parentPath, entry.name)))
    .sort()

/** Its files by name and hash. */
const contentsBeside = (bundle: string) =>
  filesBeside(bundle).map((file) => [
    file,
    createHash('sha256')
      .update(readFileSync(join(dirname(bundle), file)))
      .digest('hex'),
  ])

/** When every file of a bundle was written. */
const timesBeside = (bundle: string) =>
  filesBeside(bundle).map((file) => [file, statSync(join(dirname(bundle), file)).mtimeMs])

it('bundles a function byte for byte as the CDK does', { timeout: 240_000 }, async () => {
  const stack = resolveStack(await synthesize(() => {}), {
    stackName: 'Nordgate',
    queueEndpoint: 'http://127.0.0.1:1',
    identifier: (logicalId) => logicalId,
    secretValue: () => 'secret',
  })
  const functions = localFunctions(stack)
  const folder = await mkdtemp(join(tmpdir(), 'nordgate-bundles-'))
  const bundles = functionBundles(functions, folder)
  try {
    const made = await bundles.bundle()
    expect(made.length).toBe(functions.length)
    for (const { name, bundle } of made) {
      const byCdk = functions.find((fn) => fn.name === name)?.bundle ?? ''
      expect([name, ...contentsBeside(bundle)]).toEqual([name, ...contentsBeside(byCdk)])
    }
    // running copies read these files: what has not changed is not touched
    const written = made.map(({ bundle }) => timesBeside(bundle))
    await bundles.bundle()
    expect(made.map(({ bundle }) => timesBeside(bundle))).toEqual(written)
  } finally {
    await bundles.stop()
    await rm(folder, { recursive: true })
  }
})
