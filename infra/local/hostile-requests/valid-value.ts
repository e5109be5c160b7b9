import fc from 'fast-check'

/** As much of JSON Schema as zod writes for our contracts. */
export interface JsonSchema {
  readonly type?: string
  readonly $ref?: string
  readonly $defs?: Readonly<Record<string, JsonSchema>>
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
  readonly pattern?: string
  readonly format?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.constantFrom('somebody@producer.example', 'Ünïcode@producer.example'),
  uri: fc.constantFrom('https://www.example.com/', 'http://localhost/reset-password'),
  date: fc.constantFrom('2026-12-01', '1970-01-01', '9999-12-31'),
  'date-time': fc.constantFrom('2026-12-01T12:00:00.000Z', '1970-01-01T00:00:00Z'),
}

/** Values that a schema takes, small ones: what is wrong with a request is put in later. */
export function validValue(schema: JsonSchema, root = schema): fc.Arbitrary<unknown> {
  const inner = (one: JsonSchema) => validValue(one, root)
  if (schema.$ref !== undefined)
    return inner(root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {})
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(inner))
  if (schema.allOf?.[0] !== undefined) return inner(schema.allOf[0])
  switch (schema.type) {
    case 'string':
      return text(schema)
    case 'integer':
    case 'number':
      return number(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(inner(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: (schema.minItems ?? 0) + 2,
      })
    case 'object':
      return object(schema, inner)
    default:
      return fc.constantFrom('anything', 1, null)
  }
}

function text({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema) {
  const known = formats[format ?? '']
  if (known !== undefined) return known
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 12) })
}

function number({ type, minimum, exclusiveMinimum, maximum }: JsonSchema) {
  const min = Math.max(minimum ?? exclusiveMinimum ?? -1000, -1000)
  const max = Math.max(min + 1, Math.min(maximum ?? 5000, 5000))
  return type === 'integer'
    ? fc.integer({ min: exclusiveMinimum === min ? min + 1 : min, max })
    : fc.double({ min, max, noNaN: true })
}

function object(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  inner: (schema: JsonSchema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  if (Object.keys(properties).length === 0 && typeof additionalProperties === 'object') {
    return fc.dictionary(fc.constantFrom('vintage', 'price', 'a key'), inner(additionalProperties))
  }
  const fields = Object.entries(properties).map(([key, one]) => [key, inner(one)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] })
}
