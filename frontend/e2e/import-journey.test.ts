import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { visitor } from './visitor.ts'

const list = join(import.meta.dirname, 'files/awkward-list.csv')
const email = 'importer@producer.example'

/** Steps build on one another: one list, from its upload to the undo of its newer edition. */
describe('a list that is hard to read', { sequential: true }, () => {
  const producer = visitor()

  const choose = async (file: string | { name: string; mimeType: string; buffer: Buffer }) => {
    const { page } = producer
    await page.goto('/upload-portfolio')
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: 'Upload portfolio' }).click()
    await page
      .getByText(/\d products? found/)
      .first()
      .waitFor({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Check what we read' }).click()
    await page.getByRole('heading', { name: 'Check what we read' }).waitFor()
  }
  const valueButton = (name: string) =>
    producer.page.getByRole('button', { name: `Product name: ${name}. Where it comes from` })
  const rowOf = (name: string) => producer.page.getByRole('row').filter({ has: valueButton(name) })

  it('is uploaded, and its names are not found', async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await choose(list)
    await valueButton('Sample Cave').waitFor()
    expect(await valueButton('Les Côtes').count()).toBe(0)
    await page.getByRole('tab', { name: /Only doubtful/ }).click()
    await valueButton('Sample Cave').waitFor()
  })

  it('is read again when the column of its names is named', async () => {
    const { page } = producer
    await page.getByText('Columns', { exact: true }).click()
    await page.getByLabel('Lot is').selectOption('name')
    await page.getByRole('tab', { name: /All products/ }).click()
    await valueButton('Les Côtes').waitFor({ timeout: 30_000 })
    expect(await valueButton('Sample Cave').count()).toBe(0)
    await page.getByText('3 new').waitFor()
  })

  it('says where a value comes from, and has it mended in place', async () => {
    const { page } = producer
    await rowOf('Les Côtes')
      .getByRole('button', { name: /^Vintage: 2020/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/^Row 3, column/).waitFor()
    await dialog.getByLabel('Correct value').fill('19')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This value is not possible here.').waitFor()
    await dialog.getByLabel('Correct value').fill('2021')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await rowOf('Les Côtes')
      .getByRole('button', { name: /^Vintage: 2021/ })
      .waitFor()
  })

  it('shows rows that were left out with the reason, takes one in and downloads them', async () => {
    const { page } = producer
    await page.getByRole('tab', { name: /Left out/ }).click()
    await page.getByText('Huile vierge').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^awkward-list.*\.csv$/)
    const saved = await readFile(await download.path(), 'utf8')
    expect(saved).toContain('Left out: does not look like a drink;Huile vierge')
    await page.getByRole('button', { name: 'Take in: Row 6' }).click()
    await page.getByRole('tab', { name: /All products/ }).click()
    await valueButton('Huile vierge').waitFor({ timeout: 30_000 })
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('is readable on a phone', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 390, height: 844 })
    await valueButton('Les Côtes').waitFor()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('updates its products in a newer edition, and doubles none', async () => {
    const { page } = producer
    const newer = (await readFile(list, 'utf8'))
      .replace('6,10;12,60', '6,90;13,60')
      .replace(/Haute Vue.*\n/, 'Nouvelle;Sample Cave;Red wine;France;2021;7,00;15,00\n')
      .replace(/Huile vierge.*\n/, '')
    await choose({ name: 'newer.csv', mimeType: 'text/csv', buffer: Buffer.from(newer) })
    // the column of names is remembered
    const counts = page.getByText('1 new · 1 changed · 1 unchanged · 2 no longer in the list')
    await counts.waitFor({ timeout: 30_000 })
    await page.getByRole('tab', { name: /^Changed/ }).click()
    await rowOf('Les Prés')
      .getByText(/Before: .*(6\.10|12\.60)/)
      .waitFor()
    await page.getByRole('tab', { name: /^No longer/ }).click()
    await valueButton('Haute Vue').waitFor()
    await page.getByRole('button', { name: 'Take these out of my portfolio' }).click()
    await page.getByRole('button', { name: 'Put them back' }).click({ timeout: 30_000 })
    // it is asked again once they are back
    await page.getByRole('button', { name: 'Take these out of my portfolio' }).waitFor()
    await page.goto('/products')
    await page.getByText('5 products', { exact: true }).waitFor()
  })

  it('is as it was when the newer edition is undone', async () => {
    const { page } = producer
    await page.goBack()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await page.getByText('This import is undone').waitFor({ timeout: 30_000 })
    await page.goto('/products')
    await page.getByText('4 products', { exact: true }).waitFor()
    await page
      .getByText(/6\.10|12\.60/)
      .first()
      .waitFor()
    expect(await page.getByText('Nouvelle').count()).toBe(0)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
