import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { visitor } from './visitor.ts'

const email = 'sealed@producer.example'
const tenderId = 1010

interface Given {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** Steps build on one another: one submission, its receipt, and whoever checks it. */
describe('the receipt of a submission', { sequential: true }, () => {
  const producer = visitor()
  const checker = visitor()
  let receipt: Given
  let zip: Given

  it('appears by itself, and is downloaded with the package', async () => {
    const { page } = producer
    await signUpFor(page, email, tenderId)
    await uploadOffers(page)
    await submitOffer(page, tenderId)
    await page.goto(`/tender-application/${tenderId}`)
    await page.getByRole('heading', { name: /^Receipt NG-/ }).waitFor({ timeout: 30_000 })
    expect(await accessibilityFindings(page)).toEqual([])
    const download = async (name: RegExp): Promise<Given> => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const file = await started
      const buffer = await readFile(await file.path())
      return { name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer }
    }
    receipt = await download(/^Receipt NG-.+\(JSON\)/)
    zip = await download(/^Package \(ZIP\) of receipt NG-/)
    expect(receipt.name).toMatch(/^NG-.+\.json$/)
    expect(JSON.parse(String(receipt.buffer)).package.name).toBe(zip.name)
    expect(producer.unexpectedFaults()).toEqual([])
  })

  const choose = async (...files: Given[]) => {
    const { page } = checker
    await page.goto('/receipts/check')
    // the zone for dropping comes with React
    await page.locator('main [data-rac]').first().waitFor({ state: 'attached' })
    await page.locator('input[type=file]').setInputFiles(files)
  }
  const verdict = (title: string) =>
    checker.page.getByRole('main').getByText(title, { exact: true }).waitFor({ timeout: 20_000 })
  const lineOf = (name: string) =>
    checker.page.getByRole('list', { name: 'Result by file' }).getByRole('listitem').filter({
      hasText: name,
    })

  it('is checked by anybody, without an account, and nothing leaves the device', async () => {
    const sent: string[] = []
    checker.page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
    })
    await choose(receipt, zip)
    await verdict('Receipt and files belong together')
    expect(await lineOf(zip.name).innerText()).toContain('As sealed')
    expect(await accessibilityFindings(checker.page)).toEqual([])
    expect(sent).toEqual([])
  })

  it('refuses a package with one changed byte, and says which file it is in', async () => {
    // a byte in the middle of the largest file, as it lies compressed in the package
    const buffer = Buffer.from(zip.buffer)
    const content = unzipSync(zip.buffer)
    const [largest = ''] =
      Object.entries(content).sort(([, a], [, b]) => b.length - a.length)[0] ?? []
    const at = buffer.indexOf(largest) + largest.length + 400
    buffer.writeUInt8(buffer.readUInt8(at) ^ 1, at)
    await choose(receipt, { ...zip, buffer })
    await verdict('Receipt and files do not belong together')
    expect(await lineOf(largest).innerText()).toContain('Changed')
    const others = Object.keys(content).filter((name) => name !== largest)
    for (const name of others) expect(await lineOf(name).count()).toBe(0)
  })

  it('refuses single files that were changed or are not its own', async () => {
    const files = Object.entries(unzipSync(zip.buffer)).map(([name, bytes]) => ({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    }))
    const [first, ...others] = files
    if (first === undefined) throw new Error('the package is empty')
    await choose(receipt, first)
    await verdict('Receipt and files belong together')
    first.buffer.writeUInt8(first.buffer.readUInt8(0) ^ 1, 0)
    const holiday = { ...first, name: 'holiday.jpg', buffer: Buffer.from('x') }
    await choose(receipt, first, ...others, holiday)
    await verdict('Receipt and files do not belong together')
    expect(await lineOf(first.name).innerText()).toContain('Changed')
    expect(await lineOf('holiday.jpg').innerText()).toContain('Not named in the receipt')
  })

  it('is refused itself when it was edited', async () => {
    const edited = JSON.parse(String(receipt.buffer))
    edited.tender.version += 1
    await choose({ ...receipt, buffer: Buffer.from(JSON.stringify(edited)) }, zip)
    await verdict('This receipt was edited')
    edited.signature.key_id = 'f'.repeat(64)
    await choose({ ...receipt, buffer: Buffer.from(JSON.stringify(edited)) }, zip)
    await verdict('This receipt is not from Nordgate')
    await choose(zip)
    await verdict('There is no receipt among the files')
    expect(checker.unexpectedFaults()).toEqual([])
  })
})
