import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { termsVersion } from '#domain/accounts/terms.ts'
import { locales } from '#domain/shared/locale.ts'
import { contentFolder } from './content-files.ts'
import { readFrontMatter } from './front-matter.ts'

it.each(locales)('the terms that a sign-up accepts are those of the site in %s', (language) => {
  const file = path.join(contentFolder, `legal/terms/${language}.md`)
  const { data } = readFrontMatter('legal', readFileSync(file, 'utf8'), file)
  expect(data.updated).toBe(termsVersion)
})
