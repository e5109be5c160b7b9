import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { localFunctions } from '../lambda/local-function.ts'
import { synthesize } from '../synth/synthesize.ts'
import { localStack } from '../template/local-stack.ts'
import { functionBundles } from './function-bundles.ts'

it('bundles a function byte for byte as the CDK does', { timeout: 240_000 }, async () => {
  const stack = localStack(await synthesize(() => {}), {
    stackName: 'Nordgate',
    queueEndpoint: 'http://127.0.0.1:1',
    identifier: (logicalId) => logicalId,
  })
  const functions = localFunctions(stack)
  const folder = await mkdtemp(join(tmpdir(), 'nordgate-bundles-'))
  const bundles = functionBundles(functions, folder)
  try {
    const made = await bundles.bundle()
    expect(made.length).toBe(functions.length)
    for (const { name, bundle } of made) {
      const byCdk = functions.find((fn) => fn.name === name)?.bundle ?? ''
      expect([name, readFileSync(bundle).equals(readFileSync(byCdk))]).toEqual([name, true])
    }
  } finally {
    await bundles.stop()
    await rm(folder, { recursive: true })
  }
})
