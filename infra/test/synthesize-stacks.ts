import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { makeStacks } from '../stacks.ts'

const page = `<!doctype html><script data-site="/assets/site.js">begin()</script><style id="x">p{margin:0}</style>
<script type="application/ld+json">{}</script><script type="module" src="/assets/site.js"></script>`

export type SynthesizedStacks = ReturnType<typeof synthesizeStacks>

/**
 * The stacks by the context of cdk.json, some of it replaced, with a site of one page and without bundles.
 * Throws on every finding of AwsSolutions that has no written exception.
 */
export function synthesizeStacks(settings: Record<string, unknown> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'nordgate-stacks-'))
  const siteFolder = join(folder, 'site')
  mkdirSync(join(siteFolder, 'assets'), { recursive: true })
  mkdirSync(join(siteFolder, 'not-found'))
  writeFileSync(join(siteFolder, 'index.html'), page)
  const { context } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8'),
  ) as { context: Record<string, unknown> }
  const app = new App({
    context: { ...context, 'aws:cdk:bundling-stacks': [], ...settings },
    outdir: join(folder, 'cdk.out'),
  })
  const remove = () => rmSync(folder, { recursive: true })
  try {
    const stacks = makeStacks(app, siteFolder)
    app.synth()
    return { ...stacks, remove }
  } catch (error) {
    remove()
    throw error
  }
}
