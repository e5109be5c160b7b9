import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import type { FormBody, FormValue } from '../form-body.ts'
import { invalid, notSupported, type StripeFailure } from '../stripe-failure.ts'
import { type ParameterSchemas, parameterSchemas } from './parameter-schemas.ts'

/** Checks a request's parameters as Stripe would and turns their texts into numbers and booleans, in place. */
export type ValidateParameters = (
  request: string,
  body: FormBody,
  /** paths that the fake acts on, e.g. `line_items.price`; a path takes what lies below it along */
  accepted: readonly string[],
) => void

let made: Promise<ValidateParameters> | null = null

/** One for the process: compiling takes longer than everything else at a start. */
export function parameterValidation(): Promise<ValidateParameters> {
  made ??= parameterSchemas().then(parameterValidator)
  return made
}

function parameterValidator(schemas: ParameterSchemas): ValidateParameters {
  // each request is checked a few times in a run: making smaller code takes longer than running it
  const code = { optimize: false }
  const ajv = new Ajv({ coerceTypes: true, strict: false, allErrors: true, verbose: true, code })
  ajv.addSchema({ ...schemas, $id: 'requests' })
  const compiled = new Map<string, ValidateFunction>()
  const validatorOf = (request: string) => {
    const known = compiled.get(request)
    if (known) return known
    const path = request.replaceAll('~', '~0').replaceAll('/', '~1')
    const made = ajv.compile({ $ref: `requests#/properties/${encodeURI(path)}` })
    compiled.set(request, made)
    return made
  }
  return (request, body, accepted) => {
    const validate = validatorOf(request)
    if (!validate(body)) throw refusalOf(validate.errors ?? [])
    for (const path of leaves(body)) {
      const isAccepted = accepted.some((one) => path === one || path.startsWith(`${one}.`))
      if (!isAccepted && path !== 'expand')
        throw notSupported(`the parameter ${path} of ${request}`)
    }
  }
}

/** The error that says most: the deepest, and of a union not the union itself. */
function refusalOf(errors: ErrorObject[]): StripeFailure {
  const telling = errors.filter(({ keyword }) => keyword !== 'anyOf')
  const depth = ({ instancePath, keyword }: ErrorObject) =>
    instancePath.split('/').length + (keyword === 'const' ? 0 : 0.5)
  const [error] = (telling.length > 0 ? telling : errors).sort((a, b) => depth(b) - depth(a))
  if (!error) return invalid('The parameters are not valid.')
  const { keyword, params, instancePath, data } = error
  if (keyword === 'additionalProperties') {
    const name = bracketed(`${instancePath}/${params.additionalProperty}`)
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  if (keyword === 'required') {
    const name = bracketed(`${instancePath}/${params.missingProperty}`)
    return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  }
  const name = bracketed(instancePath)
  if (keyword === 'enum' || keyword === 'const') {
    const allowed = errors
      .filter((one) => one.instancePath === instancePath)
      .flatMap(({ params: said }) => said.allowedValues ?? said.allowedValue ?? [])
      .join(', ')
    return invalid(`Invalid ${name}: must be one of ${allowed}`, name)
  }
  const wanted = params.type === 'number' ? 'integer' : String(params.type ?? 'value')
  const code = wanted === 'integer' ? 'parameter_invalid_integer' : undefined
  return invalid(`Invalid ${wanted}: ${JSON.stringify(data)}`, name, code)
}

/** `/line_items/0/price` -> `line_items[0][price]` */
function bracketed(pointer: string): string {
  const [first = '', ...rest] = pointer.split('/').slice(1)
  return first + rest.map((part) => `[${part}]`).join('')
}

function leaves(value: FormValue, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at]
  if (Array.isArray(value)) return [...new Set(value.flatMap((one) => leaves(one, at)))]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, at ? `${at}.${key}` : key))
}
