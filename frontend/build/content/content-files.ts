import { globSync } from 'node:fs'
import path from 'node:path'
import { type Locale, locales } from '#domain/shared/locale.ts'
import type { ContentKind } from '../../src/features/content/content.ts'

export const contentFolder = path.resolve(import.meta.dirname, '../../content')

/** Where the files of a kind are in the site. */
const places: Readonly<Record<ContentKind, string>> = {
  guides: '/resources/guides/',
  resources: '/resources/',
  news: '/news/',
  legal: '/',
}

export interface ContentEntry {
  readonly kind: ContentKind
  readonly slug: string
  /** Path in the site, without language prefix. */
  readonly path: string
  /** Absolute file names by language. */
  readonly files: Readonly<Partial<Record<Locale, string>>>
}

/** Every content file of the project, by what it is a translation of. */
export function contentEntries(folder = contentFolder): ContentEntry[] {
  const found = new Map<string, { kind: ContentKind; slug: string; files: ContentEntry['files'] }>()
  for (const file of globSync('**/*.md', { cwd: folder }).sort()) {
    const { kind, slug, language } = nameParts(file)
    const key = `${kind}/${slug}`
    const files = { ...found.get(key)?.files, [language]: path.join(folder, file) }
    found.set(key, { kind, slug, files })
  }
  return [...found.values()].map((entry) => {
    if (entry.files.en === undefined)
      throw new Error(`frontend/content/${entry.kind}/${entry.slug} has no English file (en.md).`)
    return { ...entry, path: places[entry.kind] + entry.slug }
  })
}

function nameParts(file: string): { kind: ContentKind; slug: string; language: Locale } {
  const [kind = '', slug = '', name = '', ...rest] = file.replaceAll('\\', '/').split('/')
  const language = locales.find((locale) => name === `${locale}.md`)
  if (rest.length > 0 || language === undefined || !isKind(kind) || !/^[a-z0-9-]+$/.test(slug)) {
    throw new Error(
      `frontend/content/${file}: content files are named <kind>/<slug>/<language>.md, kinds ${Object.keys(places).join(', ')}, languages ${locales.join(', ')}.`,
    )
  }
  return { kind, slug, language }
}

const isKind = (name: string): name is ContentKind => Object.hasOwn(places, name)
