type Claims = Readonly<Record<string, unknown>>

export interface TokenMaking {
  /** Signs with the key of the user pool. */
  readonly sign: (claims: Claims) => Promise<string>
  readonly issuer: string
  readonly clientId: string
  readonly users: readonly { readonly sub: string; readonly groups: readonly string[] }[]
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What requests show as their token: good ones of every user, and what is not to be taken for one. */
export async function hostileTokens(making: TokenMaking): Promise<string[]> {
  const now = Math.floor(Date.now() / 1000)
  const claimsOf = ({ sub, groups }: TokenMaking['users'][number]): Claims => ({
    sub,
    iss: making.issuer,
    client_id: making.clientId,
    token_use: 'access',
    scope: 'aws.cognito.signin.user.admin',
    auth_time: now,
    iat: now,
    exp: now + 3600,
    origin_jti: 'hostile',
    ...(groups.length === 0 ? {} : { 'cognito:groups': groups }),
  })
  const good = await Promise.all(making.users.map((user) => making.sign(claimsOf(user))))
  const [first] = making.users
  if (first === undefined) throw new Error('no user to make tokens for')
  const claims = claimsOf(first)
  const [head = '', , signature = ''] = (good[0] ?? '').split('.')
  const bad = [
    await making.sign({ ...claims, exp: now - 60 }),
    await making.sign({ ...claims, iss: `${making.issuer}x` }),
    await making.sign({ ...claims, token_use: 'id' }),
    await making.sign({ ...claims, sub: '' }),
    await making.sign({ ...claims, sub: '\u0000', auth_time: -1 }),
    await making.sign({ ...claims, sub: 'x'.repeat(3000) }),
    await making.sign({ ...claims, 'cognito:groups': '[admin]', auth_time: 'NaN' }),
    `${head}.${encoded({ ...claims, 'cognito:groups': ['admin'] })}.${signature}`,
    `${encoded({ alg: 'none' })}.${encoded(claims)}.`,
    `${encoded({ alg: 'RS256', kid: '__proto__' })}.${encoded(claims)}.${signature}`,
    '..',
    'x'.repeat(4000),
  ]
  // most are good ones: only they reach what is behind the sign-in
  const weighed = Array.from({ length: 12 }, () => good).flat()
  return [
    ...[...weighed, ...bad].map((token) => `Bearer ${token}`),
    '',
    'Basic YTpi',
    'Bearer',
    'bearer  x',
  ]
}
