// `npm run check:imports`: refuses what infra/checks/import-rules.ts does not allow.
import { checkProject } from './imports-of-project.ts'

const { files, forbidden } = checkProject()
for (const { file, specifier } of forbidden) {
  const fault = specifier === null ? 'its room has no rule' : `its room may not import ${specifier}`
  process.stderr.write(`${file}: ${fault} (infra/checks/import-rules.ts)\n`)
}
if (forbidden.length > 0) process.exit(1)
process.stdout.write(`The imports of ${files} files keep to the rules.\n`)
