import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countryLines, countryNames } from './countries.ts'
import { grapeLines } from './grapes.ts'
import { readPlaces } from './read-places.ts'
import { styleLines } from './styles.ts'
import { placeLines } from './write-places.ts'

const folder = join(import.meta.dirname, '../../functions/domain/vocabulary/data')

/** Writes lines as a module: the domain reads no files, and a text costs nothing until it is read. */
async function writeData(name: string, lines: readonly string[]): Promise<void> {
  const text = lines.join('\n').replace(/[\\`$]/g, '\\$&')
  const module = `// Made by \`npm run vocabulary\`: do not edit. infra/vocabulary/README.md names sources and licences.\nexport const ${name} = \`\n${text}\n\`\n`
  await writeFile(join(folder, `${name}.ts`), module)
  process.stdout.write(`${name}: ${lines.length} lines, ${module.length} characters\n`)
}

await mkdir(folder, { recursive: true })
const places = await readPlaces()
const countries = await countryNames(places)
await writeData('countries', countryLines(countries))
await writeData('places', placeLines(places, countries))
await writeData('styles', await styleLines())
await writeData('grapes', await grapeLines(places, countries))
