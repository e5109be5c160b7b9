import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalJson } from './canonical-json.ts'
import { type CheckTools, checkReceipt, type GivenFile } from './check-receipt.ts'
import { localTime, receiptNumber, signedText } from './receipt.ts'
import type { ReceiptKey } from './receipt-schema.ts'

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A pretended ZIP: lines of `name=content`; a content of `!` cannot be unpacked. */
const tools: CheckTools = {
  sha256: async (bytes) => hashOf(bytes),
  isSigned: async ({ public_key }, signature, text) =>
    verify(
      'sha256',
      Buffer.from(text),
      {
        key: Buffer.from(public_key, 'base64'),
        type: 'spki',
        format: 'der',
        dsaEncoding: 'ieee-p1363',
      },
      Buffer.from(signature, 'base64'),
    ),
  unzip: async (bytes) => {
    const text = new TextDecoder().decode(bytes)
    if (!text.startsWith('ZIP\n')) return null
    const lines = text.slice(4).split('\n')
    return new Map(
      lines.map((line) => {
        const [name = '', content = ''] = line.split('=')
        return [name, content === '!' ? null : bytesOf(content)] as const
      }),
    )
  },
}

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const der = pair.publicKey.export({ type: 'spki', format: 'der' })
const key: ReceiptKey = {
  key_id: hashOf(der),
  algorithm: 'ECDSA_P256_SHA256',
  public_key: der.toString('base64'),
  used_from: '2026-01-01T00:00:00.000Z',
}

const contents = { 'form.pdf': 'the form', 'manifest.json': '{}', 'note.pdf': 'certificate' }
const zipOf = (files: Readonly<Record<string, string>>) =>
  `ZIP\n${Object.entries(files)
    .map(([name, content]) => `${name}=${content}`)
    .join('\n')}`
const sealed = (name: string, content: string) => ({
  name,
  size_bytes: content.length,
  sha256: hashOf(content),
})
const unsigned = {
  schema: 'nordgate-receipt/1',
  number: receiptNumber(hashOf('a submission'), '2026-11-09T14:42:07.000Z'),
  package: sealed('offer.zip', zipOf(contents)),
  files: Object.entries(contents).map(([name, content]) => sealed(name, content)),
  tender: { tender_id: 7, market: 'NO', reference: '202705009', title: 'White wine', version: 1 },
  submitted_by: { company_name: 'Kellerei Ä', contact_name: null },
  submitted_at: {
    utc: '2026-11-09T14:42:07.000Z',
    local: '2026-11-09T15:42:07+01:00',
    time_zone: 'Europe/Oslo',
  },
  sealed_at: '2026-11-09T14:42:09.000Z',
  rules_version: '2026-11-22',
  signature: { algorithm: 'ECDSA_P256_SHA256', key_id: key.key_id, value: '' },
}
const signature = sign('sha256', Buffer.from(signedText(unsigned)), {
  key: pair.privateKey,
  dsaEncoding: 'ieee-p1363',
})
const receipt = {
  ...unsigned,
  signature: { ...unsigned.signature, value: signature.toString('base64') },
}

const file = (name: string, content: string): GivenFile => ({
  name,
  read: async () => bytesOf(content),
})
const check = (given: unknown, files: GivenFile[], keys = [key]) =>
  checkReceipt(given, files, keys, tools)

describe('a receipt and files', () => {
  it('belong together: the package, single files, under other names too', async () => {
    expect(await check(receipt, [file('offer.zip', zipOf(contents))])).toMatchObject({
      fault: null,
      belongs: true,
      files: [{ name: 'offer.zip', state: 'matches' }],
    })
    const some = await check(receipt, [file('copy of form.pdf', 'the form')])
    expect(some.belongs).toBe(true)
    expect(some.files).toEqual([
      { name: 'copy of form.pdf', state: 'matches', sealedAs: 'form.pdf' },
      { name: 'manifest.json', state: 'not_given' },
      { name: 'note.pdf', state: 'not_given' },
    ])
  })

  it('do not belong together when a byte was changed: the file is named, in a package too', async () => {
    const single = await check(receipt, [
      file('form.pdf', 'the Form'),
      file('note.pdf', 'certificate'),
    ])
    expect(single.belongs).toBe(false)
    expect(single.files.slice(0, 2)).toEqual([
      { name: 'form.pdf', state: 'changed' },
      { name: 'note.pdf', state: 'matches' },
    ])
    const packed = zipOf({ ...contents, 'note.pdf': 'Certificate' })
    expect((await check(receipt, [file('renamed.zip', packed)])).files).toEqual([
      { name: 'renamed.zip', state: 'changed', sealedAs: 'offer.zip' },
      { name: 'note.pdf', state: 'changed', within: 'renamed.zip' },
    ])
    const damaged = zipOf({ ...contents, 'form.pdf': '!' })
    expect((await check(receipt, [file('offer.zip', damaged)])).files).toEqual([
      { name: 'offer.zip', state: 'changed' },
      { name: 'form.pdf', state: 'changed', within: 'offer.zip' },
    ])
  })

  it('says what a package lacks or has besides, and what nobody knows', async () => {
    const { 'note.pdf': _, ...fewer } = contents
    const other = zipOf({ ...fewer, 'extra.pdf': 'x' })
    const result = await check(receipt, [file('offer.zip', other), file('holiday.jpg', 'x')])
    expect(result.belongs).toBe(false)
    expect(result.files.slice(0, 4)).toEqual([
      { name: 'offer.zip', state: 'changed' },
      { name: 'note.pdf', state: 'missing', within: 'offer.zip' },
      { name: 'extra.pdf', state: 'unknown', within: 'offer.zip' },
      { name: 'holiday.jpg', state: 'unknown' },
    ])
    const gone = { name: 'form.pdf', read: () => Promise.reject(new Error('gone')) }
    expect((await check(receipt, [gone])).files[0]).toEqual({
      name: 'form.pdf',
      state: 'unreadable',
    })
    expect((await check(receipt, [file('offer.zip', 'no ZIP any more')])).files).toEqual([
      { name: 'offer.zip', state: 'changed' },
    ])
  })

  it('belong together by no receipt that was edited, of another key, or that is none', async () => {
    const whole = [file('offer.zip', zipOf(contents))]
    const edited = [
      { ...receipt, sealed_at: '2026-11-09T14:42:08.000Z' },
      { ...receipt, tender: { ...receipt.tender, version: 2 } },
      { ...receipt, note: 'a member more' },
      { ...receipt, files: receipt.files.toReversed() },
    ]
    for (const one of edited) {
      expect(await check(one, whole)).toMatchObject({ fault: 'edited', belongs: false })
    }
    expect(await check(receipt, whole, [])).toMatchObject({ fault: 'unknown_key', belongs: false })
    expect(await check({ ...receipt, schema: 'nordgate-receipt/9' }, whole)).toMatchObject({
      fault: 'other_version',
    })
    for (const none of [null, [], 'x', 7, {}, { ...receipt, package: null }]) {
      expect(await check(none, whole)).toMatchObject({ fault: 'not_a_receipt', receipt: null })
    }
    expect((await check(receipt, [])).belongs).toBe(false)
  })

  it('are checked alike however the receipt was written down', async () => {
    const shuffled = JSON.parse(
      JSON.stringify(Object.fromEntries(Object.entries(receipt).toReversed()), null, 4),
    )
    expect((await check(shuffled, [file('note.pdf', 'certificate')])).belongs).toBe(true)
  })
})

describe('canonical JSON', () => {
  it('sorts members by code units and writes numbers and strings as ECMAScript does', () => {
    // the sorting example of RFC 8785, 3.2.3
    const members = { '€': 1, '\r': 2, '\u{1f600}': 3, '1': 4, ö: 5, '\ufb33': 6 }
    expect(canonicalJson(members)).toBe('{"\\r":2,"1":4,"ö":5,"€":1,"\u{1f600}":3,"\ufb33":6}')
    expect(canonicalJson({ b: [1e21, 0.5, true, null], a: { d: '\u0001"\\', c: [] } })).toBe(
      '{"a":{"c":[],"d":"\\u0001\\"\\\\"},"b":[1e+21,0.5,true,null]}',
    )
  })

  it('is one text for one content', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = canonicalJson(value as never)
        expect(canonicalJson(JSON.parse(text))).toBe(text)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('what a receipt says', () => {
  it('gives each submission a number of its own that can be read out', () => {
    const numbers = Array.from({ length: 500 }, (_, n) =>
      receiptNumber(hashOf(String(n)), '2026-11-09T14:42:07.000Z'),
    )
    expect(new Set(numbers).size).toBe(500)
    for (const number of numbers) expect(number).toMatch(/^NG-2026(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  })

  it('shows an instant as clocks of the market do, in summer and winter', () => {
    expect(localTime('2026-11-09T14:42:07.000Z', 'Europe/Oslo')).toBe('2026-11-09T15:42:07+01:00')
    expect(localTime('2026-07-01T22:30:00.000Z', 'Europe/Helsinki')).toBe(
      '2026-07-02T01:30:00+03:00',
    )
  })
})
