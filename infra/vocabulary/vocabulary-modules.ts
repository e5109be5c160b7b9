import { countryLines, countryNames } from './countries.ts'
import { grapeLines } from './grapes.ts'
import { readPlaces } from './read-places.ts'
import { styleLines } from './styles.ts'
import { placeLines } from './write-places.ts'

export interface VocabularyModule {
  readonly name: string
  readonly lines: readonly string[]
}

/** What `npm run vocabulary` writes, from the collected data. */
export async function vocabularyModules(): Promise<VocabularyModule[]> {
  const places = await readPlaces()
  const countries = await countryNames(places)
  return [
    { name: 'countries', lines: countryLines(countries) },
    { name: 'places', lines: placeLines(places, countries) },
    { name: 'styles', lines: await styleLines() },
    { name: 'grapes', lines: await grapeLines(places, countries) },
  ]
}

/** Lines as a module: the domain reads no files, and a text costs nothing until it is read. */
export function moduleText({ name, lines }: VocabularyModule): string {
  const text = lines.join('\n').replace(/[\\`$]/g, '\\$&')
  return `// Made by \`npm run vocabulary\`: do not edit. infra/vocabulary/README.md names sources and licences.\nexport const ${name} = \`\n${text}\n\`\n`
}
