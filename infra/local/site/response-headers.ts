import type * as z from 'zod'
import { responseHeadersPolicyKind } from '../resources/distribution.ts'
import type { ResolvedStack } from '../template/resolved-stack.ts'

interface PolicyHeader {
  readonly name: string
  readonly value: string
  readonly override: boolean
}

export interface HeaderPolicy {
  readonly set: readonly PolicyHeader[]
  /** Names in lower case */
  readonly remove: readonly string[]
}

type Config = z.output<typeof responseHeadersPolicyKind.properties>['ResponseHeadersPolicyConfig']

/** The response-headers policies of the template by id; `localize` turns cloud addresses into local ones. */
export function headerPolicies(
  stack: ResolvedStack,
  localize: (text: string) => string,
): Map<string, HeaderPolicy> {
  return new Map(
    stack.of(responseHeadersPolicyKind).map(({ name, properties }) => {
      const config = properties.ResponseHeadersPolicyConfig
      const set = [...securityHeaders(config), ...customHeaders(config)]
      const policy: HeaderPolicy = {
        set: set.map((header) => ({ ...header, value: localValue(header, localize) })),
        remove: (config.RemoveHeadersConfig?.Items ?? []).map((item) => item.Header.toLowerCase()),
      }
      return [name, policy]
    }),
  )
}

const customHeaders = (config: Config): PolicyHeader[] =>
  (config.CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header,
    value: Value,
    override: Override,
  }))

function securityHeaders({ SecurityHeadersConfig: config = {} }: Config): PolicyHeader[] {
  const hsts = config.StrictTransportSecurity
  const found: [string, string | undefined, boolean | undefined][] = [
    [
      'Content-Security-Policy',
      config.ContentSecurityPolicy?.ContentSecurityPolicy,
      config.ContentSecurityPolicy?.Override,
    ],
    [
      'X-Content-Type-Options',
      config.ContentTypeOptions && 'nosniff',
      config.ContentTypeOptions?.Override,
    ],
    ['X-Frame-Options', config.FrameOptions?.FrameOption, config.FrameOptions?.Override],
    ['Referrer-Policy', config.ReferrerPolicy?.ReferrerPolicy, config.ReferrerPolicy?.Override],
    [
      'Strict-Transport-Security',
      hsts &&
        [
          `max-age=${hsts.AccessControlMaxAgeSec}`,
          ...(hsts.IncludeSubdomains ? ['includeSubDomains'] : []),
          ...(hsts.Preload ? ['preload'] : []),
        ].join('; '),
      hsts?.Override,
    ],
  ]
  return found.flatMap(([name, value, override]) =>
    value === undefined ? [] : [{ name, value, override: override ?? false }],
  )
}

function localValue({ name, value }: PolicyHeader, localize: (text: string) => string): string {
  if (name.toLowerCase() !== 'content-security-policy') return localize(value)
  // the local site speaks HTTP: Safari would turn its own scripts into https and find nothing
  const directives = value.split(';').map((directive) => directive.trim())
  return localize(directives.filter((d) => d !== 'upgrade-insecure-requests').join('; '))
}

/** Applies a policy as CloudFront does: without `Override` the origin's own header stays. */
export function applyPolicy(
  policy: HeaderPolicy | undefined,
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const result: Record<string, string> = { ...headers }
  for (const name of policy?.remove ?? []) delete result[name]
  for (const { name, value, override } of policy?.set ?? []) {
    const key = name.toLowerCase()
    if (override || result[key] === undefined) result[key] = value
  }
  return result
}
