import path from 'node:path'
import { parseSync } from 'oxc-parser'
import type { ImportRule, ImportRules } from './import-rules.ts'

/** An import that no rule allows, or a file in a room without a rule. */
export interface ForbiddenImport {
  readonly file: string
  /** As written; null: the file's room has no rule at all. */
  readonly specifier: string | null
}

/** What is imported, types included: a type ties two rooms together as much as a value does. */
export function importsOf(file: string, source: string): readonly string[] {
  const { staticImports, staticExports } = parseSync(file, source).module
  const reexports = staticExports.flatMap(({ entries }) => entries)
  // of an address made while running (the texts of a language) the constant beginning is known
  const onDemand = source.matchAll(/\bimport\(\s*['"`]([^'"`$]+)/g)
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...reexports.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ...[...onDemand].flatMap(([, specifier = '']) => specifier),
  ]
}

/** Of the rooms that a file lies in, the innermost that has a rule. */
export function roomOf(file: string, rules: ImportRules): string | null {
  const rooms = Object.keys(rules).filter((room) => file === room || file.startsWith(`${room}/`))
  return rooms.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** Which of the imports of a file its room does not allow. Paths are relative to the project, with `/`. */
export function findForbiddenImports(
  file: string,
  imports: readonly string[],
  rules: ImportRules,
): readonly ForbiddenImport[] {
  const room = roomOf(file, rules)
  const rule = room === null ? undefined : rules[room]
  if (room === null || rule === undefined) return [{ file, specifier: null }]
  return imports
    .filter((specifier) => !isAllowed(file, specifier, room, rule, rules))
    .map((specifier) => ({ file, specifier }))
}

function isAllowed(
  file: string,
  specifier: string,
  room: string,
  { imports, packages }: ImportRule,
  rules: ImportRules,
): boolean {
  const target = targetOf(file, specifier)
  const packageName = target === null ? specifier : /^node_modules\/(.+)/.exec(target)?.[1]
  if (packageName !== undefined) return packages === 'any' || packages.some(matches(packageName))
  const targetRoom = roomOf(target ?? '', rules)
  // a folder without a rule of its own (texts, pictures) is allowed by its path
  if (targetRoom === null) return imports.some(matches(target ?? ''))
  return targetRoom === room || imports.includes(targetRoom)
}

/** The file of the project that is meant; null: a package. */
function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('#')) return `functions/${specifier.slice(1)}`
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  return null
}

const matches = (name: string) => (allowed: string) =>
  allowed.endsWith('*')
    ? name.startsWith(allowed.slice(0, -1))
    : name === allowed || name.startsWith(`${allowed}/`)
