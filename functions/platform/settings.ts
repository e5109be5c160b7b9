import * as z from 'zod'

/**
 * Reads the environment that a handler needs. Everything missing is named at once, so that one
 * failed deployment is enough to see it all.
 */
export function readSettings<const Name extends string>(
  names: readonly Name[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<Name, string>> {
  const schema = z.object(Object.fromEntries(names.map((name) => [name, z.string().min(1)])))
  const read = schema.safeParse(environment)
  if (read.success) return read.data as Record<Name, string>
  const missing = read.error.issues.map((issue) => issue.path.join('.'))
  throw new Error(`Settings missing from the environment: ${missing.join(', ')}`)
}
