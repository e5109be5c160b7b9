import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'

const folder = path.join(import.meta.dirname, 'locales')

/** `delete` is shown, `deleteNamed` read out; who speaks what is shown must reach it (WCAG 2.5.3). */
function mismatches(texts: unknown, at: string): string[] {
  if (typeof texts !== 'object' || texts === null) return []
  const entries = Object.entries(texts)
  const shown = new Map(entries.filter((entry) => typeof entry[1] === 'string'))
  return entries.flatMap(([key, text]) => {
    const label = shown.get(/^(.+)(Named|File)$/.exec(key)?.[1] ?? '')
    const isWrong =
      label !== undefined && !String(text).toLowerCase().includes(String(label).toLowerCase())
    return [...(isWrong ? [`${at}${key}`] : []), ...mismatches(text, `${at}${key}.`)]
  })
}

it.each(locales)('in %s every spoken label holds the words that are shown', (locale) => {
  const wrong = readdirSync(path.join(folder, locale)).flatMap((file) =>
    mismatches(JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')), `${file} `),
  )
  expect(wrong).toEqual([])
})
