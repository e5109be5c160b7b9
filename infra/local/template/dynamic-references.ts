import * as z from 'zod'
import { LocalCloudError } from '../local-cloud-error.ts'

/** The present value of a secret by name or ARN; undefined: there is none. */
export type SecretValueOf = (secretId: string) => string | undefined

const anyReference = /\{\{resolve:([^{}]*)\}\}/g
/** The secret's name or ARN, `SecretString`, the key of a JSON value, the stage, the id of a version. */
const secretReference =
  /^secretsmanager:(arn(?::[^:]+){6}|[^:]+)(?::SecretString)?(?::([^:]*))?(?::(?:AWSCURRENT)?)?:?$/

const jsonValue = z.record(z.string(), z.string())

/** Puts the values of secrets in the place of `{{resolve:secretsmanager:...}}`; other references are refused by name. */
export function resolveSecrets(value: unknown, secretValueOf: SecretValueOf, at: string): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(anyReference, (whole, text: string) => {
      const [isSecret, id = '', key = ''] = secretReference.exec(text) ?? []
      if (!isSecret) {
        throw new LocalCloudError(`${at}: the local cloud does not know the reference ${whole}.`)
      }
      const found = valueAt(secretValueOf(id), key)
      if (found !== undefined) return found
      throw new LocalCloudError(`${at}: ${whole} refers to a secret that has no such value.`)
    })
  }
  if (Array.isArray(value)) {
    return value.map((item, n) => resolveSecrets(item, secretValueOf, `${at}[${n}]`))
  }
  if (typeof value !== 'object' || value === null) return value
  const resolved = Object.entries(value).map(([name, item]) => [
    name,
    resolveSecrets(item, secretValueOf, `${at}.${name}`),
  ])
  return Object.fromEntries(resolved)
}

function valueAt(value: string | undefined, key: string): string | undefined {
  return value === undefined || key === '' ? value : jsonValue.parse(JSON.parse(value))[key]
}
