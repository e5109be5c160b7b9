import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import { zipSync } from 'fflate'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedText } from '#domain/receipts/receipt.ts'
import { loadTexts, startTexts } from '../../i18n/i18n.ts'
import { checkGiven } from './check-given.ts'
import { CheckPage } from './check-page.tsx'
import { CheckResult } from './check-result.tsx'

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const sealed = (name: string, bytes: Uint8Array) => ({
  name,
  size_bytes: bytes.length,
  sha256: hashOf(bytes),
})

const contents = {
  'certificate.pdf': Buffer.from('certificate '.repeat(500)),
  'manifest.json': Buffer.from('{}'),
}
const zip = Buffer.from(zipSync(contents))
const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const der = pair.publicKey.export({ type: 'spki', format: 'der' })
const key = {
  key_id: hashOf(der),
  algorithm: 'ECDSA_P256_SHA256',
  public_key: der.toString('base64'),
  used_from: '2026-01-01T00:00:00.000Z',
} as const
const named = { algorithm: key.algorithm, key_id: key.key_id }
const unsigned = {
  schema: 'nordgate-receipt/1',
  number: 'NG-2026-0000-0000-0001',
  package: sealed('offer.zip', zip),
  files: Object.entries(contents).map(([name, bytes]) => sealed(name, bytes)),
  tender: { tender_id: 7, market: 'SE', reference: 'TND-7', title: 'Red wine', version: 1 },
  submitted_by: { company_name: 'Test SARL', contact_name: null },
  submitted_at: {
    utc: '2026-11-09T14:42:07.000Z',
    local: '2026-11-09T15:42:07+01:00',
    time_zone: 'Europe/Stockholm',
  },
  sealed_at: '2026-11-09T14:42:09.000Z',
  rules_version: null,
}
const value = sign('sha256', Buffer.from(signedText({ ...unsigned, signature: named })), {
  key: pair.privateKey,
  dsaEncoding: 'ieee-p1363',
}).toString('base64')
const receipt = { ...unsigned, signature: { ...named, value } }

const asFile = (name: string, content: string | Buffer) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)
const receiptFile = asFile('NG.json', JSON.stringify(receipt))
const check = (...files: File[]) => checkGiven(files, [key])

describe('checking a receipt in the browser', () => {
  beforeAll(async () => {
    await startTexts('en')
    await loadTexts('receipts')
  })
  const words = async (...files: File[]) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <CheckResult result={await check(...files)} />
      </MemoryRouter>,
    )

  it('tells the receipt from the files by its content, and what is lacking', async () => {
    const package_ = asFile('offer.zip', zip)
    const manifest = asFile('manifest.json', '{}')
    expect((await check(package_, manifest)).kind).toBe('no_receipt')
    expect((await check(receiptFile, asFile('b.json', JSON.stringify(receipt)))).kind).toBe(
      'two_receipts',
    )
    expect((await check(receiptFile)).kind).toBe('only_receipt')
    expect(await words(receiptFile)).toContain('The receipt is genuine')
    expect(await words(package_)).toContain('There is no receipt among the files')
  })

  it('finds that receipt and files belong together', async () => {
    const whole = await words(asFile('offer.zip', zip), receiptFile)
    expect(whole).toContain('Receipt and files belong together')
    expect(whole).toContain('NG-2026-0000-0000-0001')
    expect(await words(receiptFile, asFile('manifest.json', '{}'))).toContain(
      'Other files of the package were not added',
    )
  })

  it('refuses one changed byte and names the file, in a package too', async () => {
    const changed = Buffer.from(zip)
    const at = changed.indexOf('certificate.pdf') + 'certificate.pdf'.length + 5
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    const result = await check(receiptFile, asFile('offer.zip', changed))
    expect(result).toMatchObject({
      check: {
        belongs: false,
        fault: null,
        files: [
          { name: 'offer.zip', state: 'changed' },
          { name: 'certificate.pdf', state: 'changed', within: 'offer.zip' },
        ],
      },
    })
    expect(await words(receiptFile, asFile('offer.zip', changed))).toContain(
      'Receipt and files do not belong together',
    )
  })

  it('refuses a receipt that was edited, or signed by somebody else', async () => {
    const edited = { ...receipt, sealed_at: '2026-11-09T14:42:10.000Z' }
    const zipFile = asFile('offer.zip', zip)
    expect(await words(asFile('r.json', JSON.stringify(edited)), zipFile)).toContain(
      'This receipt was edited',
    )
    const foreign = { ...receipt, signature: { ...receipt.signature, key_id: 'f'.repeat(64) } }
    expect(await words(asFile('r.json', JSON.stringify(foreign)), zipFile)).toContain(
      'This receipt is not from Nordgate',
    )
  })

  it('begins with a place for the files and says how it is done', () => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <CheckPage />
      </MemoryRouter>,
    )
    expect(page).toContain('Drag the receipt and the files here')
    expect(page).toContain('href="/api/receipt-keys"')
  })
})
