import path from 'node:path'
import { locales } from '#domain/shared/locale.ts'
import { projectFolder } from '../site-options.ts'
import { exampleMatch, exampleTexts } from './example-match.ts'

const fileOf = (name: string, content: object) => ({
  file: path.join(projectFolder, 'frontend/src', name),
  text: `${JSON.stringify(content, null, 2)}\n`,
})

/** The files that the home page takes its example from, as they have to be. */
export const exampleFiles = () => [
  fileOf('features/home/example-match.json', exampleMatch()),
  ...locales.map((language) =>
    fileOf(`i18n/locales/${language}/example.json`, exampleTexts(language)),
  ),
]
