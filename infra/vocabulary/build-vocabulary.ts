import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { moduleText, vocabularyModules } from './vocabulary-modules.ts'

const folder = join(import.meta.dirname, '../../functions/domain/vocabulary/data')

await mkdir(folder, { recursive: true })
for (const module of await vocabularyModules()) {
  const text = moduleText(module)
  await writeFile(join(folder, `${module.name}.ts`), text)
  process.stdout.write(`${module.name}: ${module.lines.length} lines, ${text.length} characters\n`)
}
