import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 3526 group 15, generator 2: what every Cognito client uses. */
const N = BigInt(
  `0x${[
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD',
    'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED',
    'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F',
    '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B',
    'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510',
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7',
    'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C',
    'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
  ].join('')}`,
)
const G = 2n
const K = toInteger(sha256(Buffer.concat([bytesOf(N), bytesOf(G)])))

export interface PasswordVerifier {
  salt: string
  verifier: string
}

/** `poolName` is the part of the pool id behind the underscore. */
export interface Account {
  poolName: string
  username: string
}

export function makeVerifier(account: Account, password: string): PasswordVerifier {
  const salt = toInteger(randomBytes(16))
  return { salt: salt.toString(16), verifier: verifierFor(account, password, salt).toString(16) }
}

export function isPassword(account: Account, password: string, kept: PasswordVerifier): boolean {
  return verifierFor(account, password, fromHex(kept.salt)) === fromHex(kept.verifier)
}

function verifierFor({ poolName, username }: Account, password: string, salt: bigint): bigint {
  const identity = sha256(Buffer.from(`${poolName}${username}:${password}`))
  return power(G, toInteger(sha256(Buffer.concat([bytesOf(salt), identity]))))
}

/** The server's half of one sign-in. */
export interface ServerChallenge {
  A: bigint
  b: bigint
  B: bigint
  verifier: bigint
}

/** `SRP_A` comes from anyone: a multiple of N would make the key known without the password. */
export function challenge(srpA: string, kept: PasswordVerifier): ServerChallenge | null {
  if (!/^[0-9a-f]+$/i.test(srpA)) return null
  const A = fromHex(srpA)
  if (A % N === 0n) return null
  const b = toInteger(randomBytes(32))
  const verifier = fromHex(kept.verifier)
  return { A, b, B: (K * verifier + power(G, b)) % N, verifier }
}

export interface Claim {
  /** base64 */
  secretBlock: string
  timestamp: string
  /** base64 */
  signature: string
}

/** True when the caller reached the same key, which takes the password. */
export function isProof(account: Account, server: ServerChallenge, claim: Claim): boolean {
  const u = toInteger(sha256(Buffer.concat([bytesOf(server.A), bytesOf(server.B)])))
  const S = power(server.A * power(server.verifier, u), server.b)
  const extracted = hmac(bytesOf(u), bytesOf(S))
  const key = hmac(extracted, Buffer.from('Caldera Derived Key\x01')).subarray(0, 16)
  const expected = hmac(
    key,
    Buffer.concat([
      Buffer.from(account.poolName + account.username),
      Buffer.from(claim.secretBlock, 'base64'),
      Buffer.from(claim.timestamp),
    ]),
  )
  const given = Buffer.from(claim.signature, 'base64')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

/** The shortest bytes with a sign bit, as Java's BigInteger writes them: clients hash exactly these. */
function bytesOf(value: bigint): Buffer {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex')
}

function sha256(data: Buffer): Buffer {
  return createHash('sha256').update(data).digest()
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

function toInteger(bytes: Buffer): bigint {
  return fromHex(bytes.toString('hex'))
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`)
}
