import { createHash } from 'node:crypto'
import { KMSClient } from '@aws-sdk/client-kms'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkReceipt } from '#domain/receipts/check-receipt.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { credentialsFor } from '../../infra/local/emulators/credentials.ts'
import { openApplications } from '../applications/test/open-applications.ts'
import { documentFileKey } from '../documents/document-file-key.ts'
import { putRow } from '../platform/dynamodb/write-rows.ts'
import { createFileBucket } from '../platform/files/file-bucket.ts'
import { randomIds } from '../platform/ids.ts'
import type { ReceiptWork } from '../platform/queue/receipt-work.ts'
import { tenderRow, userId } from '../platform/test/builders.ts'
import { startTestCloud, type TestCloud } from '../platform/test/start-test-cloud.ts'
import { askForLostSeals } from './ask-for-lost-seals.ts'
import { checkTools } from './cli/check-tools.ts'
import { getReceipt, getSealedFile } from './get-receipt.ts'
import { createPack } from './pack.ts'
import { printReceipt } from './print-receipt.ts'
import { createReceiptKeyStore, createReceiptStore } from './receipt-store.ts'
import { type Sealing, sealApplication } from './seal-application.ts'
import { createSealedBucket, sealedKey } from './sealed-bucket.ts'
import { createSigner } from './signer.ts'

const tender = tenderRow(1, { offer_deadline: '2027-01-29', reference: 'TND-7' })
const { tender_id } = tender

describe('sealing a submission', () => {
  let cloud: TestCloud
  let opened: ReturnType<typeof openApplications>
  let s3: S3Client
  let deps: Sealing
  let keys: ReturnType<typeof createReceiptKeyStore>
  let users = 0
  let user_id: UserId

  beforeAll(async () => {
    cloud = await startTestCloud()
    opened = openApplications(cloud)
    const { AWS_REGION: region, ...environment } = cloud.environment
    const credentials = credentialsFor('tests')
    // as functions have it: with checksums
    s3 = new S3Client({ region, endpoint: environment.AWS_ENDPOINT_URL_S3, credentials })
    const kms = new KMSClient({ region, endpoint: environment.AWS_ENDPOINT_URL_KMS, credentials })
    keys = createReceiptKeyStore(cloud.table('RECEIPT_KEYS_TABLE'))
    deps = {
      applications: opened.deps.applications,
      receipts: createReceiptStore(cloud.table('RECEIPTS_TABLE')),
      keys,
      bucket: createSealedBucket(s3, environment.SEALED_BUCKET),
      signer: createSigner(kms, environment.RECEIPT_KEY_ID),
      pack: createPack(createFileBucket(s3, environment.DOCUMENTS_BUCKET)),
      print: printReceipt,
      now: () => opened.clock.now,
    }
    await opened.deps.tenders.save(tender, 0)
  })
  afterAll(() => cloud.stop())

  beforeEach(async () => {
    users += 1
    user_id = userId(`sealer-${users}`)
    opened.clock.now = new Date('2027-01-10T12:00:00Z')
    opened.sealsAsked.length = 0
    await opened.addProduct(user_id)
    await opened.draft(user_id, tender_id)
    expect(await opened.submit(user_id, tender_id)).toMatchObject({ ok: true })
  })

  const seal = (changed: Partial<Sealing> = {}) =>
    sealApplication({ ...deps, ...changed }, user_id, tender_id)
  /** Dies right after it has put such a file. */
  const putOnly = (kind: string): Partial<Sealing> => ({
    bucket: {
      ...deps.bucket,
      putOnce: async (key, which, bytes) => {
        await deps.bucket.putOnce(key, which, bytes)
        if (which === kind) throw new Error('killed')
      },
    },
  })
  const reading = () => ({
    ...deps,
    files: createFileBucket(s3, cloud.environment.SEALED_BUCKET),
    // S3 has a clock of its own
    now: () => new Date(),
  })
  const download = async (file: 'package' | 'receipt' | 'print') => {
    const found = await getSealedFile(reading(), user_id, { tender_id, file })
    if (!found.ok) throw new Error(found.code)
    return new Uint8Array(await (await fetch(found.value.url)).arrayBuffer())
  }

  /** What everybody can see of it: one receipt, which fits the package that is given out. */
  async function expectSealed(): Promise<void> {
    const receipt = JSON.parse(new TextDecoder().decode(await download('receipt')))
    const zip = await download('package')
    const files = [{ name: receipt.package.name, read: async () => zip }]
    const check = await checkReceipt(receipt, files, await keys.list(), checkTools)
    expect(check).toMatchObject({ fault: null, belongs: true })
    expect(await getReceipt(deps, user_id, tender_id)).toEqual({ ok: true, value: { receipt } })
    const { text } = await extractText(await getDocumentProxy(await download('print')), {
      mergePages: true,
    })
    for (const said of [receipt.number, receipt.submitted_by.company_name, receipt.package.name])
      expect(text.replaceAll(/\s+/g, '')).toContain(said.replaceAll(' ', ''))
    expect((await deps.applications.find(user_id, tender_id))?.seal_due).toBeUndefined()
  }

  it('is asked for with the submission, and until then says that it is under way', async () => {
    expect(opened.sealsAsked).toEqual([{ kind: 'seal', user_id, tender_id }])
    expect(await getReceipt(deps, user_id, tender_id)).toEqual({
      ok: true,
      value: { receipt: null },
    })
    const wanted = { tender_id, file: 'package' } as const
    expect(await getSealedFile(reading(), user_id, wanted)).toMatchObject({ code: 'not_found' })
    const nobody = userId('nobody')
    expect(await getReceipt(deps, nobody, tender_id)).toMatchObject({ code: 'not_found' })
  })

  it('makes a receipt that says what, of which tender, by whom and when', async () => {
    opened.clock.now = new Date('2027-01-10T12:00:03Z')
    await seal()
    await expectSealed()
    const row = await deps.receipts.find(user_id, tender_id)
    expect(row?.receipt).toMatchObject({
      number: expect.stringMatching(/^NG-2027-/),
      tender: { tender_id, market: 'SE', reference: 'TND-7', version: tender.version },
      submitted_by: { company_name: 'Domaine du Test SARL', contact_name: 'A. Test' },
      submitted_at: {
        utc: '2027-01-10T12:00:00.000Z',
        local: '2027-01-10T13:00:00+01:00',
        time_zone: 'Europe/Stockholm',
      },
      sealed_at: '2027-01-10T12:00:03.000Z',
    })
    expect(row?.receipt.files.map(({ name }) => name)).toContain('manifest.json')
  })

  it('takes the documents as they were submitted, and no other bytes in their place', async () => {
    const [document_id, file_id] = [randomIds.document(), randomIds.file()]
    const content = 'a certificate'
    const put = (Body: string) =>
      s3.send(
        new PutObjectCommand({
          Bucket: cloud.environment.DOCUMENTS_BUCKET,
          Key: documentFileKey({ user_id, document_id, file_id }),
          Body,
        }),
      )
    const application = await deps.applications.find(user_id, tender_id)
    if (application?.submitted_for == null) throw new Error('nothing was submitted')
    const { submitted_for } = application
    const file = {
      file_id,
      file_name: 'organic.pdf',
      content_type: 'application/pdf' as const,
      size_bytes: content.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      status: 'clean' as const,
    }
    const document = {
      question: 'document_cert-organic-eu',
      document_id,
      version: 1,
      kind: 'cert-organic-eu' as const,
      vintage: null,
      lot: null,
      holder: null,
      issuer: null,
      number: null,
      valid_from: null,
      valid_to: null,
      files: [file],
    }
    await putRow(cloud.table('USER_APPLICATIONS_TABLE'), {
      ...application,
      submitted_for: { ...submitted_for, form: { ...submitted_for.form, documents: [document] } },
    })
    await put('another one')
    await expect(seal()).rejects.toThrow(/organic.pdf/)
    await put(content)
    await seal()
    await expectSealed()
    const row = await deps.receipts.find(user_id, tender_id)
    expect(row?.receipt.files.map(({ sha256 }) => sha256)).toContain(file.sha256)
  })

  it('happens once, however often it is asked for and after any crash', async () => {
    const crash = () => Promise.reject(new Error('killed'))
    /** Both sides of each effect: before it, and after it but before anybody knows. */
    const diesAfter =
      <Given extends unknown[]>(effect: (...given: Given) => Promise<unknown>) =>
      async (...given: Given) => {
        await effect(...given)
        return crash()
      }
    const { bucket, receipts, applications, signer } = deps
    const crashes: Partial<Sealing>[] = [
      { pack: crash },
      { bucket: { ...bucket, putOnce: crash } },
      putOnly('package'),
      { bucket: { ...bucket, read: crash } },
      { keys: { publish: diesAfter(keys.publish) } },
      { signer: { ...signer, sign: diesAfter(signer.sign) } },
      { receipts: { ...receipts, add: crash } },
      { receipts: { ...receipts, add: diesAfter(receipts.add) } },
      putOnly('receipt'),
      { print: crash },
      putOnly('print'),
      { applications: { ...applications, endSealDue: crash } },
      { applications: { ...applications, endSealDue: diesAfter(applications.endSealDue) } },
    ]
    const seen = new Set<string>()
    for (const one of crashes) {
      await expect(seal(one)).rejects.toThrow('killed')
      const row = await receipts.find(user_id, tender_id)
      if (row !== null) seen.add(JSON.stringify(row))
    }
    await seal()
    await expectSealed()
    seen.add(JSON.stringify(await receipts.find(user_id, tender_id)))
    expect(seen.size).toBe(1)
  })

  it('seals the same package whether it was paid for meanwhile or not', async () => {
    const application = await deps.applications.find(user_id, tender_id)
    if (application === null) throw new Error('nothing was submitted')
    const { version } = application
    const paid = { ...application, status: 'PAID' as const, version: version + 1 }
    const packages = [await deps.pack(application), await deps.pack(paid)]
    expect(new Set(packages.map(({ zip }) => Buffer.from(zip).toString('base64'))).size).toBe(1)
  })

  it('gives out no receipt before all of its files are there', async () => {
    for (const kind of ['package', 'receipt'] as const) {
      await expect(seal(putOnly(kind))).rejects.toThrow('killed')
      expect(await getReceipt(deps, user_id, tender_id)).toEqual({
        ok: true,
        value: { receipt: null },
      })
      for (const file of ['package', 'receipt', 'print'] as const)
        expect(await getSealedFile(reading(), user_id, { tender_id, file })).toMatchObject({
          code: 'not_found',
        })
    }
    expect(await deps.receipts.find(user_id, tender_id)).not.toBeNull()
    await seal()
    await expectSealed()
  })

  it('waits where somebody else is storing at the same moment, who may yet fail', async () => {
    const conflict = Object.assign(new Error('409'), { name: 'ConditionalRequestConflict' })
    const send = vi.spyOn(s3, 'send').mockRejectedValue(conflict)
    await expect(deps.bucket.putOnce('key', 'print', new Uint8Array(1))).rejects.toBe(conflict)
    send.mockRestore()
  })

  it('happens once when several workers are at it', async () => {
    const signatures = new Set<string>()
    const signer = {
      ...deps.signer,
      sign: async (text: string) => {
        const signature = await deps.signer.sign(text)
        signatures.add(signature)
        return signature
      },
    }
    await Promise.all(Array.from({ length: 4 }, () => seal({ signer })))
    expect(signatures.size).toBeGreaterThan(1)
    await expectSealed()
  })

  it('speaks of what was stored first, even when a later making gives other bytes', async () => {
    await expect(seal(putOnly('receipt'))).rejects.toThrow()
    const row = await deps.receipts.find(user_id, tender_id)
    if (row === null) throw new Error('no receipt was made')
    const { bytes } = await deps.bucket.read(sealedKey(row, row.receipt.number, 'package'))
    const pack = async () => ({ name: 'other.zip', zip: new TextEncoder().encode('other') })
    await seal({ pack })
    await expectSealed()
    expect(await download('package')).toEqual(new Uint8Array(bytes))
  })

  it('gives out the sealed version when somebody writes over it', async () => {
    await seal()
    const row = await deps.receipts.find(user_id, tender_id)
    if (row === null) throw new Error('not sealed')
    const Key = sealedKey(row, row.receipt.number, 'package')
    const Bucket = cloud.environment.SEALED_BUCKET
    await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'forged' }))
    await expectSealed()
  })

  it('confirms no package that is not what its manifest lists', async () => {
    const { zipSync, unzipSync } = await import('fflate')
    const application = await deps.applications.find(user_id, tender_id)
    if (application === null) throw new Error('nothing was submitted')
    const made = await deps.pack(application)
    const zip = zipSync({ ...unzipSync(made.zip), 'more.pdf': new Uint8Array(3) })
    await expect(seal({ pack: async () => ({ ...made, zip }) })).rejects.toThrow(/manifest/)
    expect(await deps.receipts.find(user_id, tender_id)).toBeNull()
  })

  it('is asked for again when its message was lost, and rings when it takes too long', async () => {
    const asked: ReceiptWork[] = []
    const rung: string[] = []
    const look = async (seconds: number) => {
      opened.clock.now = new Date(Date.parse('2027-01-10T12:00:00Z') + seconds * 1000)
      await askForLostSeals({
        applications: opened.deps.applications,
        askForWork: async (work) => void asked.push(work),
        log: { error: (code) => void rung.push(code) },
        now: () => opened.clock.now,
      })
      return asked.splice(0).filter((work) => 'user_id' in work && work.user_id === user_id)
    }
    expect(await look(3)).toEqual([])
    expect(await look(90)).toEqual([{ kind: 'seal', user_id, tender_id }])
    expect(rung).toEqual([])
    expect(await look(11 * 60)).toHaveLength(1)
    expect(rung).toContain('SEAL_OVERDUE')
    // what cannot be sealed does not fill the queue, and rings on
    let asks = 0
    for (let minute = 60; minute < 120; minute += 1) asks += (await look(minute * 60)).length
    expect(asks).toBe(12)
    rung.length = 0
    expect(await look(25.5 * 60 * 60)).toEqual([])
    expect(rung).toContain('SEAL_OVERDUE')
    expect(await look(26 * 60 * 60)).toHaveLength(1)
    await seal()
    expect(await look(27 * 60 * 60)).toEqual([])
  })
})
