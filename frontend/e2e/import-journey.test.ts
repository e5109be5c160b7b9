import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { tabTo } from './keyboard.ts'
import { untilQuiet } from './quiet-page.ts'
import { screenFindings } from './screen-findings.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

const list = join(import.meta.dirname, 'files/awkward-list.csv')
const email = 'importer@producer.example'

/** Steps build on one another: one list, from its upload to the undo of its newer edition. */
describe('a list that is hard to read', { sequential: true }, () => {
  const producer = visitor()
  const grid = () => producer.page.getByRole('grid', { name: 'The file beside what was read' })
  const names = () => grid().locator('[data-field="name"]').allInnerTexts()
  const rowOf = (name: string, size = '750 ml') =>
    grid()
      .getByRole('row')
      .filter({ has: producer.page.locator('[data-field="name"]', { hasText: name }) })
      .filter({ has: producer.page.locator('[data-field="volume_ml"]', { hasText: size }) })
  const cell = (name: string, field: string, size?: string) =>
    rowOf(name, size).locator(`[data-field="${field}"]`)
  const tab = (name: string) => producer.page.getByRole('tab', { name })
  const doubtful = () => tab('Only doubtful').innerText()

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
    await grid().waitFor()
  }

  it('is uploaded, and its wines are called by what several columns say', async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await choose(list)
    expect(await names()).toEqual(wines.flatMap((name) => [name, name]))
    // each size is a product with its own price
    expect(await cell('Chablis', 'price').innerText()).toBe('€6.10')
    expect(await cell('Chablis', 'price', large).innerText()).toBe('€12.60')
    expect(await cell('Barolo', 'price', large).innerText()).toBe('€24.50')
    // the file's own cells stand under their own heads
    await rowOf('Chablis').getByRole('gridcell', { name: '12,60', exact: true }).waitFor()
    expect(await page.getByLabel('Etikett is').inputValue()).toBe('producer')
    // it has taken the stopper for a place
    expect(await page.getByLabel('Verschl is').inputValue()).toBe('region')
    expect(await cell('Volnay', 'region').innerText()).toBe('Volnay, Cork')
  })

  it('is read again at once when a column is taken for something else', async () => {
    const { page } = producer
    await page.getByLabel('Verschl is').selectOption('Closure')
    await expect.poll(() => cell('Volnay', 'region').innerText(), slow).toBe('Volnay')
    await grid().focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: /^Closure: Cork\. Where it comes from/ }).waitFor()
    await page.keyboard.press('Space')
    await page.getByText('10 new').waitFor()
  })

  it('shows only what is doubtful, has it mended in the cell, and in all equal cells', async () => {
    const { page } = producer
    expect(await doubtful()).toBe('Only doubtful 10')
    await tab('Only doubtful').click()
    await page.waitForURL(/show=doubtful/)
    await grid().focus()
    await page.keyboard.press('n')
    await page.keyboard.press('e')
    const dialog = page.getByRole('dialog', { name: 'Producer' })
    await dialog.getByText('Row 3, column A.').waitFor()
    await dialog.getByText('We may have read this wrongly').waitFor()
    await dialog.getByRole('cell', { name: 'Sample Domaine' }).waitFor()
    await page.keyboard.press('Escape')
    for (const key of ['j', 'j', 'j', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
      await page.keyboard.press(key)
    }
    await page.keyboard.press('Enter')
    const editor = page.getByRole('textbox', { name: 'Producer' })
    expect(await editor.inputValue()).toBe('Sample Cave')
    await editor.fill('Sample Cellars')
    await page.keyboard.press('Enter')
    await expect.poll(doubtful, slow).toBe('Only doubtful 9')
    await page.getByRole('button', { name: 'Also wherever the cell says the same' }).click()
    await expect.poll(doubtful, slow).toBe('Only doubtful 6')
    await expect.poll(async () => new Set(await names())).toEqual(new Set(wines.slice(0, 3)))
  })

  it('asks once for what is doubtful for one reason, and a key answers', async () => {
    const { page } = producer
    const questions = page.getByRole('region', { name: 'Confirm many rows at once' })
    await questions.getByText('Read from column A. Example: Sample Domaine').waitFor()
    await questions.getByRole('button', { name: 'Yes, all 6 are right' }).waitFor()
    // letters and figures do nothing while they are switched off, and nothing in a field
    await page.getByRole('button', { name: 'Switch letter keys off' }).click()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'Switch letter keys on' }).click()
    expect(await doubtful()).toBe('Only doubtful 6')
    await page.keyboard.press('1')
    await page.getByText('6 values confirmed').waitFor()
    await expect.poll(doubtful, slow).toBe('Only doubtful 0')
    await page.getByText('Nothing is doubtful.').waitFor()
    await tab('All products').click()
    await expect.poll(() => cell('Soave', 'producer').innerText()).toBe('Sample Cellars')
    expect(await cell('Volnay', 'producer').innerText()).toBe('Sample Domaine')
  })

  it('refuses in the cell what is no vintage, and keeps what was typed', async () => {
    const { page } = producer
    await cell('Volnay', 'vintage').click()
    await page.keyboard.press('Enter')
    const editor = page.getByRole('textbox', { name: 'Vintage' })
    await editor.fill('19')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a year such as 2022, or NV.').waitFor()
    expect(await editor.inputValue()).toBe('19')
    await editor.fill('2021')
    await page.keyboard.press('Enter')
    await expect.poll(() => cell('Volnay', 'vintage').innerText(), slow).toBe('2021')
  })

  it('shows the file, the products, or one beside the other', async () => {
    const { page } = producer
    await page.getByRole('radio', { name: 'File' }).check()
    await expect.poll(names).toEqual([])
    await page.getByRole('radio', { name: 'Products' }).check()
    expect(await page.getByLabel('Etikett is').count()).toBe(1)
    await page.getByRole('radio', { name: 'Both' }).check()
    await page.waitForURL(/\/uploads\/[^?]+$/)
  })

  it('shows rows that were left out with the reason, takes one in and downloads them', async () => {
    const { page } = producer
    await tab('Left out').click()
    await page.getByRole('cell', { name: 'Huile vierge' }).waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download these rows' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^awkward-list.*\.csv$/)
    const saved = await readFile(await download.path(), 'utf8')
    expect(saved).toContain('Left out: does not look like a drink;Sample Domaine;;Huile vierge')
    await page.getByRole('button', { name: 'Include: Row 8' }).click()
    await tab('All products').click()
    await rowOf('Huile vierge').waitFor({ timeout: 30_000 })
    await untilQuiet(page)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('is checked on a phone, in German, in the dark and by keys alone', async () => {
    const { page } = producer
    const path = `/de${new URL(page.url()).pathname}`
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    const value = page.getByRole('button', { name: 'Jahrgang: 2021. Herkunft der Angabe' })
    await value.waitFor()
    expect(await screenFindings(page, path, 'de')).toEqual([])
    await page.setViewportSize(phone)
    await untilQuiet(page)
    expect(await screenFindings(page, path, 'de')).toEqual([])
    expect(await accessibilityFindings(page)).toEqual([])
    await tabTo(page, value)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Jahrgang' })
    await dialog.getByText('Zeile 3, Spalte E.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await tabTo(page, dialog.getByLabel('Richtiger Wert'))
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2020')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Jahrgang: 2020. Herkunft der Angabe' }).waitFor()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.setViewportSize(desktop)
  })

  it('updates its products in a newer edition, and doubles none', async () => {
    const { page } = producer
    const newer = (await readFile(list, 'utf8'))
      .replace('6,10;12,60', '6,90;13,60')
      .replace(/.*Barolo.*\n/, 'Sample Cave;Gattinara;Nebbiolo;Red wine;2021;Cork;7,00;15,00\n')
      .replace(/.*Huile vierge.*\n/, '')
    await choose({ name: 'newer.csv', mimeType: 'text/csv', buffer: Buffer.from(newer) })
    // what the columns were taken for is remembered
    const counts = page.getByText('2 new · 2 changed · 6 unchanged · 3 no longer in the list')
    await counts.waitFor({ timeout: 30_000 })
    expect(await page.getByLabel('Verschl is').inputValue()).toBe('closure')
    await tab('Changed').click()
    await cell('Chablis', 'price').getByText('Before: €6.10').waitFor()
    await cell('Chablis', 'price', large).getByText('Before: €12.60').waitFor()
    await tab('No longer in the list').click()
    await rowOf('Barolo').waitFor()
    await page.getByRole('button', { name: 'Remove these from my portfolio' }).click()
    await page.getByRole('button', { name: 'Put them back' }).click({ timeout: 30_000 })
    // it is asked again once they are back
    await page.getByRole('button', { name: 'Remove these from my portfolio' }).waitFor()
    await page.goto('/products')
    await page.getByText('13 products', { exact: true }).waitFor()
  })

  it('is as it was when the newer edition is undone', async () => {
    const { page } = producer
    await page.goBack()
    await page.getByRole('button', { name: 'Undo this import' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo this import' }).click()
    await page.getByText('This import is undone').waitFor({ timeout: 30_000 })
    await page.goto('/products')
    await page.getByText('11 products', { exact: true }).waitFor()
    await page.getByText('€12.60').first().waitFor()
    expect(await page.getByText('Gattinara').count()).toBe(0)
    // what was mended by hand stays
    expect(await page.getByRole('gridcell', { name: 'Sample Cellars', exact: true }).count()).toBe(
      4,
    )
    expect(producer.unexpectedFaults()).toEqual([])
  })
})

/** As they are called by appellation and variety, in the order of the file. */
const wines = [
  'Volnay Pinot noir',
  'Chablis Chardonnay',
  'Sancerre Sauvignon blanc',
  'Barolo Nebbiolo',
  'Soave Garganega',
]
const large = '1.5 l'
const slow = { timeout: 30_000 }
