import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { App } from 'aws-cdk-lib'
import { makeStacks } from './stacks.ts'

const app = new App()
const siteFolder = join(import.meta.dirname, '../dist/site')
if (!existsSync(siteFolder)) {
  process.stderr.write(
    'dist/site is missing: run `npm run build` first, or `npm run synth` for both.\n',
  )
  process.exit(1)
}

makeStacks(app, siteFolder)
app.synth()
