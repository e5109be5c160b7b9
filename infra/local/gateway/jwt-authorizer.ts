import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { JwtRule } from './route-table.ts'

/** Claims as the service hands them to a function: every value as text, lists as `[a b]`. */
export interface Authorized {
  readonly claims: Readonly<Record<string, string>>
  readonly scopes: readonly string[] | null
}

type Authorization =
  | ({ readonly ok: true } & Authorized)
  | { readonly ok: false; readonly status: 401 | 403; readonly challenge: string }

export type Authorizer = (rule: JwtRule, header: string | undefined) => Promise<Authorization>

/** Verifies tokens as the JWT authorizer of an HTTP API does. `jwksUri` tells where an issuer's keys are. */
export function jwtAuthorizer(jwksUri: (issuer: string) => string | undefined): Authorizer {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>()
  const keysOf = (issuer: string) => {
    const uri = jwksUri(issuer)
    if (!uri) return undefined
    const known = keySets.get(uri) ?? createRemoteJWKSet(new URL(uri))
    keySets.set(uri, known)
    return known
  }
  return async (rule, header) => {
    if (!header) return refused('Bearer')
    const keys = keysOf(rule.issuer)
    if (!keys) return refused(challenge('the issuer is unknown'))
    try {
      const token = header.replace(/^Bearer\s+/i, '')
      const { payload } = await jwtVerify(token, keys, {
        issuer: rule.issuer,
        algorithms: ['RS256'],
        requiredClaims: ['exp'],
      })
      return evaluate(rule, payload)
    } catch (error) {
      // a key server that cannot be reached is a defect, not a bad token
      if (!(error instanceof errors.JOSEError)) throw error
      const expired = error instanceof errors.JWTExpired
      return refused(challenge(expired ? 'the token has expired' : 'the token is not valid'))
    }
  }
}

function evaluate(rule: JwtRule, payload: JWTPayload): Authorization {
  // an access token of the user pool has client_id instead of aud
  const audience = payload.aud ?? payload.client_id
  const audiences = Array.isArray(audience) ? audience : [audience]
  if (!audiences.some((one) => rule.audience.includes(String(one)))) {
    return refused(challenge('the token does not have a valid audience'))
  }
  const scopes = typeof payload.scope === 'string' ? payload.scope.split(' ') : []
  if (rule.scopes.length > 0 && !rule.scopes.some((scope) => scopes.includes(scope))) {
    return { ok: false, status: 403, challenge: `Bearer scope="${rule.scopes.join(' ')}"` }
  }
  return {
    ok: true,
    claims: Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, asText(value)])),
    scopes: rule.scopes.length > 0 ? scopes : null,
  }
}

const asText = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(String).join(' ')}]` : String(value)

const challenge = (reason: string) =>
  `Bearer scope="" error="invalid_token" error_description="${reason}"`

const refused = (text: string): Authorization => ({ ok: false, status: 401, challenge: text })
