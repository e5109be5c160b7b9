import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type ForbiddenImport, findForbiddenImports, importsOf } from './find-forbidden-imports.ts'
import { importRules } from './import-rules.ts'

const projectFolder = path.join(import.meta.dirname, '../..')

/** Tests, and what only tests and measurements use, may look everywhere. */
const isOfTests = (file: string) =>
  /\.test\.tsx?$|-for-tests\.ts$|\/(test|test-stack|kill-test|benchmark|e2e)\//.test(file)

/** Checks every file of the project by the rules. */
export function checkProject(): { files: number; forbidden: readonly ForbiddenImport[] } {
  const files = globSync('{functions,frontend,infra}/**/*.{ts,tsx}', { cwd: projectFolder })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !isOfTests(file) && !file.endsWith('.d.ts'))
  const forbidden = files.flatMap((file) => {
    const source = readFileSync(path.join(projectFolder, file), 'utf8')
    return findForbiddenImports(file, importsOf(file, source), importRules)
  })
  return { files: files.length, forbidden }
}
