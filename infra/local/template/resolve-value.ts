import { LocalCloudError } from '../local-cloud-error.ts'

/** Where references lead. Both throw a `LocalCloudError` for what they do not know. */
export interface Scope {
  ref(logicalId: string): unknown
  attribute(logicalId: string, name: string): unknown
}

/** What `AWS::NoValue` becomes: the property that holds it is left out. */
export const noValue = Symbol('AWS::NoValue')

type Intrinsic = (argument: unknown, scope: Scope, at: string) => unknown

const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (name, scope) => scope.ref(String(name)),
  'Fn::GetAtt': (path, scope) => {
    const [logicalId, ...rest] = Array.isArray(path) ? path.map(String) : String(path).split('.')
    return scope.attribute(logicalId ?? '', rest.join('.'))
  },
  'Fn::Join': (argument, scope, at) => {
    const [separator, parts] = asList(resolveValue(argument, scope, at), at)
    return asList(parts, at).map(String).join(String(separator))
  },
  'Fn::Select': (argument, scope, at) => {
    const [index, list] = asList(resolveValue(argument, scope, at), at)
    return asList(list, at)[Number(index)]
  },
  'Fn::Split': (argument, scope, at) => {
    const [separator, text] = asList(resolveValue(argument, scope, at), at)
    return String(text).split(String(separator))
  },
  'Fn::GetStackOutput': (argument, scope, at) => otherStackOutput(argument, scope, at),
  'Fn::Sub': (argument, scope, at) => substitute(argument, scope, at),
}

/** The value that CloudFormation would make of `value`; an intrinsic function it does not know is refused by name. */
export function resolveValue(value: unknown, scope: Scope, at: string): unknown {
  if (Array.isArray(value)) {
    return value
      .map((item, n) => resolveValue(item, scope, `${at}[${n}]`))
      .filter((v) => v !== noValue)
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const [first] = entries
  if (first && entries.length === 1 && (first[0] === 'Ref' || first[0].startsWith('Fn::'))) {
    const intrinsic = intrinsics[first[0]]
    if (!intrinsic) throw new LocalCloudError(`${at}: the local cloud does not know ${first[0]}.`)
    return intrinsic(first[1], scope, at)
  }
  const resolved = entries
    .map(([key, item]) => [key, resolveValue(item, scope, `${at}.${key}`)] as const)
    .filter(([, item]) => item !== noValue)
  return Object.fromEntries(resolved)
}

/**
 * The output of a stack in another region, which is not run: it holds only what has no local effect
 * (synthesized-stack.ts), so any value will do that says where it would come from.
 */
function otherStackOutput(argument: unknown, scope: Scope, at: string): string {
  const output = resolveValue(argument, scope, at)
  if (typeof output !== 'object' || output === null || !('StackName' in output)) {
    throw new LocalCloudError(`${at}: Fn::GetStackOutput names no stack.`)
  }
  return Object.values(output).map(String).join('/')
}

function substitute(argument: unknown, scope: Scope, at: string): string {
  const [text, given] = typeof argument === 'string' ? [argument, {}] : asList(argument, at)
  const variables = Object.entries(given ?? {})
  return String(text).replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`
    const own = variables.find(([key]) => key === name)
    if (own) return String(resolveValue(own[1], scope, at))
    const [logicalId, ...attribute] = name.split('.')
    const value = attribute.length
      ? scope.attribute(logicalId ?? '', attribute.join('.'))
      : scope.ref(name)
    return String(value)
  })
}

function asList(value: unknown, at: string): unknown[] {
  if (Array.isArray(value)) return value
  throw new LocalCloudError(`${at}: a list was expected.`)
}
