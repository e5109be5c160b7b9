import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { pdfOf } from '../../functions/documents/test/made-files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { answerRules } from './answer-rules.ts'
import { fillRightForm, tenderWithDocuments as tender, uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { mailsWith } from './inbox.ts'
import { logIn } from './log-in.ts'
import { publishTender } from './publish-tender.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

const email = 'subscribed@example.com'
const analysis = 'Certificate of analysis'
const certificate = 'Copy of the certificate (organic or other scheme)'
const confirmation = 'Written confirmation by the producer'

const pdf = async (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: await pdfOf(words),
})
type Given = Awaited<ReturnType<typeof pdf>>

/** Steps build on one another: from a match to a receipt that anybody checks. */
describe('an offer with three documents', { sequential: true }, () => {
  const producer = visitor()
  const laboratory = visitor()
  const checker = visitor()
  const dialog = () => producer.page.getByRole('dialog')
  const saved = () =>
    producer.page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()
  /** The line of a document that is asked for, by a button that it always has. */
  const lineOf = (name: string) =>
    producer.page.getByRole('listitem').filter({
      has: producer.page.getByRole('button', { name: `Ask somebody: ${name}` }),
    })
  const openDocuments = async () => {
    await producer.page.goto(`/tender-application/${tender}/documents`)
    await lineOf(analysis).waitFor()
  }
  const chooseFile = async (page: Page, button: string, file: Given) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: button }).click(),
    ])
    await chooser.setFiles(file)
  }

  it('begins with a match', async () => {
    await publishTender(
      producer,
      tender,
      {
        id: 'documents-of-an-offer',
        documents_required: ['certificate_of_analysis', 'certification_certificate'],
      },
      1011,
    )
    const { page } = producer
    await logIn(page, email)
    await uploadOffers(page)
    await page.goto(`/tenders/${tender}`)
    await page.getByRole('link', { name: /(Start|Continue) application/ }).click()
    await fillRightForm(page, tender)
    await saved()
    await answerRules(page, tender).catch((thrown: Error) => {
      // what the rules ask of documents is answered by the documents
      expect(thrown.message).toMatch(/document/i)
    })
  })

  it('waives a warning, with its reason', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/check`)
    const warnings = page.getByRole('region', { name: /^Warnings/ })
    await warnings.getByRole('button', { name: 'Waive with a reason' }).first().click()
    await warnings.getByLabel('Why it is no obstacle').fill('Sample reason')
    await warnings.getByRole('button', { name: 'Take responsibility' }).click()
    await warnings.getByText(/“Sample reason”/).waitFor()
    await saved()
  })

  let address = ''
  it('asks a laboratory for the analysis', async () => {
    const { page } = producer
    await openDocuments()
    await lineOf(analysis).getByText('Missing', { exact: true }).waitFor()
    await page.getByRole('button', { name: `Ask somebody: ${analysis}` }).click()
    const covers = dialog().getByLabel('Covers')
    await expect.poll(() => covers.locator('option:checked').innerText()).toMatch(/Sample Furmint/)
    await dialog().getByLabel('Note to the recipient').fill('Lot L-2025-07, please')
    await dialog().getByRole('button', { name: 'Create the link' }).click()
    address = await dialog().getByLabel('Link', { exact: true }).inputValue()
    expect(new URL(address).pathname).toBe('/hand-in')
    await dialog().getByRole('button', { name: 'Done' }).click()
    // it waits, and the page says so
    await lineOf(analysis)
      .getByText(/^Requested from others: Waiting, until/)
      .waitFor()
  })

  it('gets it by the link, from somebody without an account', async () => {
    const { page } = laboratory
    await page.goto(address)
    await page.getByText(analysis, { exact: true }).waitFor()
    await page.getByText('Lot L-2025-07, please').waitFor()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await accessibilityFindings(page)).toEqual([])
    }
    await chooseFile(page, 'Choose the file', await pdf('analysis.pdf', 'Analysis of L-2025-07'))
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page
      .getByRole('link', { name: 'Enter the lot.' })
      .or(page.getByText('Enter the lot.'))
      .first()
      .waitFor()
    await page.getByLabel('Lot', { exact: true }).fill('L-2025-07')
    await page.getByRole('button', { name: 'Hand in' }).click()
    await page.getByText('The document was handed in').waitFor({ timeout: 30_000 })
    await expect.poll(() => mailsWith(cloud.inboxUrl, email, analysis)).not.toHaveLength(0)
    expect(laboratory.unexpectedFaults()).toEqual([])
  })

  it('chooses what was handed in', async () => {
    await openDocuments()
    const choice = lineOf(analysis).getByLabel('From your library')
    const option = choice.locator('option').filter({ hasText: 'L-2025-07' })
    await choice.selectOption((await option.getAttribute('value')) ?? '')
    await lineOf(analysis).getByText('Ready', { exact: true }).waitFor()
    await saved()
  })

  it('says that a certificate has expired, and takes the one that replaces it', async () => {
    const { page } = producer
    await openDocuments()
    await page.getByRole('button', { name: `Add a document: ${certificate}` }).click()
    await chooseFile(page, 'Choose files', await pdf('certificate 2024.pdf', 'Certificate of 2024'))
    await dialog()
      .getByLabel('Kind of document')
      .selectOption({ label: 'Sustainability certificate' })
    await dialog().getByLabel('Name on the document').fill('Sample producer with the Access plan')
    await dialog().getByLabel('Valid until (last day)').fill('2024-12-31')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await lineOf(certificate).getByText('Expired', { exact: true }).waitFor({ timeout: 30_000 })
    await lineOf(certificate)
      .getByText(/no longer valid on the day of the offer/)
      .waitFor()
    await saved()
    await page.getByRole('button', { name: `Replace: ${certificate}` }).click()
    await chooseFile(page, 'Choose files', await pdf('certificate 2098.pdf', 'Certificate of 2098'))
    await dialog().getByLabel('Valid until (last day)').fill('2098-12-31')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await lineOf(certificate).getByText('Ready', { exact: true }).waitFor({ timeout: 30_000 })
    await saved()
    await page.goto(`/tender-application/${tender}/check`)
    await page.getByText('Ready: nothing blocks').waitFor()
  })

  it('is asked again what a new version of the tender puts in doubt', async () => {
    await publishTender(producer, tender, {
      documents_required: [
        'certificate_of_analysis',
        'certification_certificate',
        'producer_written_confirmation',
      ],
      min_volume: { amount: 9000, unit: 'litres', condition: 'available quantity' },
    })
    const { page } = producer
    await page.goto(`/tender-application/${tender}`)
    const notice = page.getByRole('status').filter({ hasText: 'The tender has changed' })
    await notice.getByText('9,000 l').first().waitFor()
    await notice.getByText(/Confirm or change \d+ answers/).waitFor()
    // nothing is submitted before
    await page.goto(`/tender-applications/review?tender=${tender}`)
    await page.getByText(/Resolve \d+ points? before you submit/).waitFor()
    await page.goto(`/tender-application/${tender}`)
    const again = page.getByRole('button', { name: 'My answer is still right' })
    await again.first().waitFor()
    for (let left = await again.count(); left > 0; left -= 1) {
      await again.first().click()
      await expect.poll(() => again.count()).toBe(left - 1)
    }
    await notice.waitFor({ state: 'detached' })
    await saved()
  })

  it('has the new confirmation signed on screen', async () => {
    const { page } = producer
    await openDocuments()
    await lineOf(confirmation).getByText('Missing', { exact: true }).waitFor()
    await page.getByRole('button', { name: `Sign: ${confirmation}` }).click()
    const field = (label: string) => dialog().getByLabel(label, { exact: true })
    // known already
    expect(await field('Producer').inputValue()).toBe('Sample producer with the Access plan')
    expect(await field('Product').inputValue()).toBe('Sample Furmint')
    expect(await field('Vintage').inputValue()).toBe('2025')
    const confirmed = field('What you confirm, requirement by requirement')
    if ((await confirmed.inputValue()) === '') await confirmed.fill('Unoaked.')
    await field('First and last name').fill('Ana Ejemplo')
    await field('Position').fill('Managing director')
    await dialog()
      .getByLabel(/am entitled to sign/)
      .check()
    await dialog().getByRole('button', { name: 'Sign now' }).click()
    await page.getByText('Document signed').waitFor()
    await lineOf(confirmation).getByText('Ready', { exact: true }).waitFor({ timeout: 30_000 })
    await saved()
    await page.goto(`/tender-application/${tender}/check`)
    await page.getByText('Ready: nothing blocks').waitFor()
    await page.getByText(/“Sample reason”/).waitFor()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      await openDocuments()
      await untilQuiet(page)
      expect(await accessibilityFindings(page)).toEqual([])
    }
    await page.setViewportSize(desktop)
  })

  let receipt: Given
  let zip: Given
  it('is submitted and sealed with all three', async () => {
    const { page } = producer
    await page.goto(`/tender-applications/review?tender=${tender}`)
    await page.getByText('Complete: you can submit it.').waitFor()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Application submitted').first().waitFor()
    await page.goto(`/tender-application/${tender}`)
    await page.getByRole('heading', { name: /^Receipt NG-/ }).waitFor({ timeout: 30_000 })
    const download = async (name: RegExp): Promise<Given> => {
      const started = page.waitForEvent('download')
      await page.getByRole('button', { name }).click()
      const file = await started
      const buffer = await readFile(await file.path())
      return { name: file.suggestedFilename(), mimeType: 'application/octet-stream', buffer }
    }
    receipt = await download(/^Receipt NG-.+\(JSON\)/)
    zip = await download(/^Package \(ZIP\) of receipt NG-/)
    expect(documentsIn(zip)).toHaveLength(3)
    const sealed = String(receipt.buffer)
    for (const [name] of documentsIn(zip)) expect(sealed).toContain(name)
    expect(JSON.parse(sealed).tender.version).toBe(2)
    expect(producer.unexpectedFaults()).toEqual([])
  })

  it('is checked by anybody, and refused with one byte of a document changed', async () => {
    const { page } = checker
    const check = async (verdict: string, ...files: Given[]) => {
      await page.goto('/receipts/check')
      // the zone for dropping comes with React
      await page.locator('main [data-rac]').first().waitFor({ state: 'attached' })
      await page.locator('input[type=file]').setInputFiles(files)
      await page.getByRole('main').getByText(verdict, { exact: true }).waitFor({ timeout: 20_000 })
    }
    await check('Receipt and files belong together', receipt, zip)
    const documents = documentsIn(zip).map(([name, bytes]) => ({
      name: name.split('/').at(-1) ?? name,
      mimeType: 'application/pdf',
      buffer: Buffer.from(bytes),
    }))
    await check('Receipt and files belong together', receipt, ...documents)
    const [first, ...others] = documents
    if (first === undefined) throw new Error('there is no document in the package')
    first.buffer.writeUInt8(first.buffer.readUInt8(100) ^ 1, 100)
    await check('Receipt and files do not belong together', receipt, first, ...others)
    const changed = page
      .getByRole('list', { name: 'Result by file' })
      .getByRole('listitem')
      .filter({ hasText: 'Changed' })
    expect(await changed.count()).toBe(1)
    expect(await changed.innerText()).toContain(first.name)
    expect(checker.unexpectedFaults()).toEqual([])
  })
})

/** What the package holds beside the form of the offer and the list of its files. */
const documentsIn = (zip: Given): [string, Uint8Array][] => {
  const files = unzipSync(zip.buffer)
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString())
  return manifest.files.flatMap(({ name, kind }: { name: string; kind: string }) =>
    kind === 'offer-form' ? [] : [[name, files[name] ?? new Uint8Array()]],
  )
}
