import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { eicar, pdfOf } from '../../functions/documents/test/made-files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { visitor } from './visitor.ts'

const email = 'archivist@producer.example'
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })
/** Five weeks from today, by the clock of the reader: a mark of 60 days. */
const inFiveWeeks = () => {
  const day = new Date()
  day.setDate(day.getDate() + 35)
  return new Intl.DateTimeFormat('sv').format(day)
}

/** Steps build on one another: one library, from its first certificate. */
describe('the documents of a company', { sequential: true }, () => {
  const producer = visitor()
  const dialog = () => producer.page.getByRole('dialog')
  const choose = (file: ReturnType<typeof pdf>) =>
    producer.page.locator('input[type=file]').first().setInputFiles(file)

  it('begin with a certificate, which the form says what to tell of', async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await page.getByRole('link', { name: 'Documents', exact: true }).click()
    await page.getByText('No documents yet').waitFor()
    await choose(pdf('organic 2026.pdf', await pdfOf('Organic certificate')))
    await dialog().getByLabel('Kind of document').selectOption('cert-organic-eu')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await dialog()
      .getByRole('link', { name: /last day on which the document/ })
      .waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog().getByLabel('Number').fill('IT-BIO-009-1')
    await dialog()
      .getByLabel('Valid until (last day)')
      .fill(await page.evaluate(inFiveWeeks))
    await dialog().getByRole('button', { name: 'Save' }).click()
    await page.getByText('Document added').waitFor()
    await page.getByText(/Expires in 35 days/).waitFor()
  })

  it('can be opened once they are checked, and by their owner only', async () => {
    const { page } = producer
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download organic 2026.pdf' }).click({ timeout: 30_000 })
    const file = await download
    expect(file.suggestedFilename()).toBe('organic 2026.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('say what is wrong with a file, and take another in its place', async () => {
    const { page } = producer
    await choose(pdf('infected.pdf', Buffer.from(eicar)))
    await dialog().getByLabel('Kind of document').selectOption('power-to-sign')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await page.getByText(/found malware in this file/).waitFor({ timeout: 30_000 })
    expect(await page.getByRole('button', { name: 'Download infected.pdf' }).count()).toBe(0)
    const [another] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Choose another file: infected.pdf' }).click(),
    ])
    await another.setFiles(pdf('power.pdf', await pdfOf('Power to sign')))
    await page.getByRole('button', { name: 'Download power.pdf' }).waitFor({ timeout: 30_000 })
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('are replaced by newer ones', async () => {
    const { page } = producer
    await page.getByRole('button', { name: 'Replace: Organic certificate, EU' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog().getByRole('button', { name: 'Choose files' }).click(),
    ])
    await file.setFiles(pdf('organic 2028.pdf', await pdfOf('New certificate')))
    await dialog().getByLabel('Valid until (last day)').fill('2098-12-31')
    await dialog().getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('button', { name: 'Download organic 2028.pdf' })
      .waitFor({ timeout: 30_000 })
    await page.getByText(/Expires in 35 days/).waitFor({ state: 'detached', timeout: 30_000 })
    await page.getByLabel('Show replaced ones too').check()
    await page.getByText('Replaced by a newer one').waitFor()
  })

  it('are filtered by kind, deleted and brought back', async () => {
    const { page } = producer
    await page.getByRole('main').getByLabel('Kind of document').selectOption('power-to-sign')
    await page.getByRole('row', { name: /Authority to sign/ }).waitFor()
    await page.getByRole('button', { name: 'Delete: Authority to sign' }).click()
    await page.getByText('No document of this kind').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('row', { name: /Authority to sign/ }).waitFor()
  })

  it('have their place on a phone', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/documents')
    await page.getByRole('row', { name: /Authority to sign/ }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })
})
