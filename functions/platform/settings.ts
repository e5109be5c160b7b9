/**
 * Reads the environment that a handler needs. Everything missing is named at once, so that one
 * failed deployment is enough to see it all.
 */
export function readSettings<const Name extends string>(
  names: readonly Name[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<Name, string>> {
  // by hand: zod would compile a schema at the start of every function, for one use
  const read = names.map((name) => [name, environment[name] ?? ''] as const)
  const missing = read.flatMap(([name, value]) => (value === '' ? [name] : []))
  if (missing.length === 0) return Object.fromEntries(read) as Record<Name, string>
  throw new Error(`Settings missing from the environment: ${missing.join(', ')}`)
}
