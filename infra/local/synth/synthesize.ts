import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod'
import { LocalCloudError } from '../local-cloud-error.ts'
import { cacheFolder, projectRoot } from '../project-root.ts'
import { readSynthesizedStack, type SynthesizedStack } from '../template/synthesized-stack.ts'
import { contentHash } from './content-hash.ts'
import { forgetOldOnes, markAsUsed } from './kept-stacks.ts'
import { oneProcessAtATime } from './one-process-at-a-time.ts'

const run = promisify(execFile)

/** Everything that the template and the bundles are made from. The site's files are served from their own build. */
const inputs = [
  'infra/*.ts',
  'infra/constructs/**/*.ts',
  'infra/site/**/*',
  // the addresses that the site's router knows
  'frontend/public/*',
  'frontend/content/**/en.md',
  'frontend/src/app/public-pages.ts',
  'frontend/build/site-paths.ts',
  'frontend/build/content/content-files.ts',
  'functions/**/*',
  'package-lock.json',
  'cdk.json',
  'tsconfig.json',
]

/** Synthesizes the project's stack with its bundles, or takes what was made of the same sources before. */
export async function synthesize(tell: (line: string) => void): Promise<SynthesizedStack> {
  const folder = join(cacheFolder, `cdk.out-${await contentHash(inputs)}`)
  await oneProcessAtATime(join(cacheFolder, 'synth.pid'), async () => {
    if (!existsSync(folder)) {
      tell('Synthesizing the stack and bundling the functions')
      await buildSiteIfMissing(tell)
      await synthesizeApp('infra/app.ts', folder)
    }
    await markAsUsed(folder)
    await forgetOldOnes(cacheFolder)
  })
  return readSynthesizedStack(folder)
}

/** Runs a CDK app in a process of its own; `folder` appears only when it is complete. */
export async function synthesizeApp(app: string, folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true })
  try {
    await run(process.execPath, ['--import', 'tsx', app], {
      cwd: projectRoot,
      env: {
        ...process.env,
        NODE_OPTIONS: '',
        CDK_OUTDIR: partial,
        CDK_CONTEXT_JSON: JSON.stringify(await context()),
      },
      maxBuffer: 64 * 1024 * 1024,
    })
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    await rm(partial, { recursive: true, force: true })
    throw new LocalCloudError(`The stack does not synthesize:\n${said.trim()}`)
  }
  await rename(partial, folder).catch(async (error: unknown) => {
    // the same sources were synthesized meanwhile by a version that knew another lock
    if (!existsSync(folder)) throw error
    await rm(partial, { recursive: true, force: true })
  })
}

/** The app itself reads its settings as `cdk` gives them. */
async function context(): Promise<unknown> {
  const text = await readFile(join(projectRoot, 'cdk.json'), 'utf8')
  return z
    .object({ context: z.record(z.string(), z.unknown()).default({}) })
    .parse(JSON.parse(text)).context
}

/** The stack uploads the built site, so it cannot be synthesized without one. */
async function buildSiteIfMissing(tell: (line: string) => void): Promise<void> {
  const outdir = join(projectRoot, 'dist/site')
  if (existsSync(join(outdir, 'assets'))) return
  tell('Building the site')
  const { buildSite } = await import('../../../frontend/build/build-site.ts')
  await buildSite({ outdir })
}
