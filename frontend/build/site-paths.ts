import { readdirSync } from 'node:fs'
import path from 'node:path'
import { locales } from '#domain/shared/locale.ts'
import { appPaths, plannedPaths, publicPages } from '../src/app/public-pages.ts'
import { contentEntries } from './content/content-files.ts'

/** Every finished page of the site, without language prefix. */
export const publicPaths = (): string[] => [
  ...publicPages.map(({ path }) => path),
  ...contentEntries().map(({ path }) => path),
]

/** Every file with an address of its own, besides the hashed ones in `/assets`. */
export const publicFiles = (): string[] => [
  ...readdirSync(path.join(import.meta.dirname, '../public')).map((name) => `/${name}`),
  '/robots.txt',
  '/sitemap.xml',
  ...locales.flatMap((language) => [`/flyer/${language}.pdf`, `/statistics/${language}.csv`]),
]

/** What the site's router has to know: which addresses are files or finished pages, which the application renders. */
export const sitePaths = () => ({
  languages: locales,
  files: publicFiles(),
  pages: publicPaths(),
  app: appPaths,
})

/** Tells whether a text may link to a path, by the content files that there are now. */
export function sitePathCheck(): (path: string) => boolean {
  const known = new Set([...publicPaths(), ...plannedPaths])
  return (path) => known.has(path) || appPaths.some((pattern) => matchesPattern(pattern, path))
}

/** `*` stands for one segment. */
export function matchesPattern(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')]
  return (
    wanted.length === given.length &&
    wanted.every((part, n) => part === given[n] || (part === '*' && given[n] !== ''))
  )
}
