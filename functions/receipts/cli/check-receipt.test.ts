import { spawn } from 'node:child_process'
import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedText } from '#domain/receipts/receipt.ts'
import { tenderId } from '../../platform/test/builders.ts'
import { madeReceipt } from '../test/made-receipt.ts'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const sealed = (name: string, bytes: Uint8Array) => ({
  name,
  size_bytes: bytes.length,
  sha256: hashOf(bytes),
})

async function run(args: readonly string[]) {
  const child = spawn(process.execPath, [
    '--import',
    'tsx',
    'functions/receipts/cli/check-receipt.ts',
    ...args,
  ])
  let written = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      written += String(chunk)
    })
  const status = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { status, written }
}

describe('check-receipt', () => {
  let folder: string
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const contents = {
    'certificate.pdf': Buffer.from('certificate '.repeat(500)),
    'manifest.json': Buffer.from('{}'),
  }
  const zip = Buffer.from(zipSync(contents))
  const at = (name: string) => join(folder, name)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-receipt-'))
    const unsigned = {
      ...madeReceipt(tenderId(7)),
      package: sealed('offer.zip', zip),
      files: Object.entries(contents).map(([name, bytes]) => sealed(name, bytes)),
    }
    const key_id = hashOf(pair.publicKey.export({ type: 'spki', format: 'der' }))
    const signature = { ...unsigned.signature, key_id }
    const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const
    const value = sign('sha256', Buffer.from(signedText({ ...unsigned, signature })), key)
    const receipt = { ...unsigned, signature: { ...signature, value: value.toString('base64') } }
    const changed = Buffer.from(zip)
    const place = changed.indexOf('certificate.pdf') + 'certificate.pdf'.length + 5
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
    const pem = (of: typeof pair) => of.publicKey.export({ type: 'spki', format: 'pem' })
    const edited = { ...receipt, sealed_at: '2026-11-09T14:42:10.000Z' }
    const files: Readonly<Record<string, string | Uint8Array>> = {
      'receipt.json': JSON.stringify(receipt),
      'edited.json': JSON.stringify(edited, null, 2),
      'offer.zip': zip,
      'changed.zip': changed,
      'certificate.pdf': contents['certificate.pdf'],
      'key.pem': pem(pair),
      'stranger.pem': pem(stranger),
      'no.json': '{',
    }
    for (const [name, content] of Object.entries(files)) await writeFile(at(name), content)
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    [['receipt.json', 'offer.zip'], 'key.pem', 0, ['matches: offer.zip', 'belong together']],
    [['receipt.json', 'certificate.pdf'], 'key.pem', 0, ['not given: manifest.json']],
    [
      ['receipt.json', 'changed.zip'],
      'key.pem',
      1,
      ['CHANGED: certificate.pdf (in changed.zip)', 'do not belong together'],
    ],
    [['receipt.json', 'offer.zip', 'key.pem'], 'key.pem', 1, ['NOT IN THE RECEIPT: key.pem']],
    [['edited.json', 'offer.zip'], 'key.pem', 1, ['edited.json was edited']],
    [['receipt.json', 'offer.zip'], 'stranger.pem', 1, ['receipt.json is signed with a key']],
    [['no.json', 'offer.zip'], 'key.pem', 2, ['no.json is not JSON']],
    [['receipt.json', 'gone.zip'], 'key.pem', 2, ['gone.zip cannot be read']],
    [['receipt.json'], 'key.pem', 2, ['usage: check-receipt']],
    [['receipt.json', 'offer.zip'], 'offer.zip', 2, ['holds no keys of receipts']],
  ] as const)('%j with %s ends with %i', async (files, key, status, words) => {
    const ended = await run([...files.map(at), '--key', at(key)])
    expect(ended).toMatchObject({ status })
    for (const word of words) expect(ended.written).toContain(word)
  })
})
