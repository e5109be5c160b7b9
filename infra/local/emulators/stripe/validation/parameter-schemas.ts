import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cacheFolder, projectRoot } from '../../../project-root.ts'

type Schema = { [key: string]: unknown }
export type ParameterSchemas = Schema & { definitions: Record<string, Schema> }

const typesFile = fileURLToPath(new URL('request-parameters.ts', import.meta.url))

/**
 * JSON Schemas of the installed stripe package's parameter types. Generating takes a second or two: the result is
 * kept in the cache under the package's version and the list of requests.
 */
export async function parameterSchemas(): Promise<ParameterSchemas> {
  const file = await cacheFile()
  if (existsSync(file)) return JSON.parse(await readFile(file, 'utf8'))
  const schemas = await generate()
  await mkdir(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}`
  await writeFile(temporary, JSON.stringify(schemas))
  await rename(temporary, file)
  return schemas
}

async function cacheFile(): Promise<string> {
  const require = createRequire(import.meta.url)
  const version = await readFile(join(dirname(require.resolve('stripe')), '../VERSION'), 'utf8')
  const own = [typesFile, fileURLToPath(import.meta.url)]
  const texts = await Promise.all(own.map((path) => readFile(path, 'utf8')))
  const hash = createHash('sha256')
    .update([version, ...texts].join('\0'))
    .digest('hex')
  return join(cacheFolder, `stripe-parameters-${version.trim()}-${hash.slice(0, 12)}.json`)
}

async function generate(): Promise<ParameterSchemas> {
  const { createGenerator } = await import('ts-json-schema-generator')
  const generator = createGenerator({
    path: typesFile,
    tsconfig: join(projectRoot, 'infra/local/emulators/stripe/validation/tsconfig.json'),
    type: 'RequestParameters',
    expose: 'all',
    jsDoc: 'none',
    topRef: false,
    skipTypeCheck: true,
    additionalProperties: false,
  })
  return closed(generator.createSchema('RequestParameters')) as ParameterSchemas
}

/** Enums of the package are open (`| OtherString`), which would let every misspelling through. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'anyOf' && Array.isArray(value)) return [key, value.filter(isNotOpen).map(closed)]
    // a number of any precision, which travels as text
    if (key === 'Decimal') return [key, { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' }]
    return [key, closed(value)]
  })
  return Object.fromEntries(entries)
}

const isNotOpen = (branch: { $ref?: string }) => branch.$ref !== '#/definitions/OtherString'
