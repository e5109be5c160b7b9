import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { read, utils, write } from '@e965/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { expectInLog } from './desk-log.ts'
import { logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

const name = 'vinmonopolet-launch-2022-03-sparkling.xlsx'
const path = fileURLToPath(new URL(`../../../shared/data/plans/${name}`, import.meta.url))
const skipped = existsSync(path) ? '' : ' (skipped: no ../shared/data/plans)'
const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Right for the plan's first row but for its vintage. */
const product =
  'Product;Type;Country;Region;Vintage;Alcohol;Volume (ml)\nSample Brut;Sparkling wine;England;East Sussex;2018;12;750\n'

/** The file with other values in some cells; what it was made of stays as it is. */
function nextEdition(changes: Readonly<Record<string, number>>): Buffer {
  const book = read(readFileSync(path))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  for (const [cell, value] of Object.entries(changes)) {
    utils.sheet_add_aoa(sheet, [[value]], { origin: cell })
  }
  return Buffer.from(write(book, { type: 'buffer', bookType: 'xlsx' }))
}

/** Steps build on one another: one plan, from its file to its next edition. */
describe.skipIf(!existsSync(path))(`a plan at the desk${skipped}`, { sequential: true }, () => {
  const operator = visitor()
  const producer = visitor()
  let plan = ''
  const step = (words: RegExp) =>
    operator.page.getByRole('list', { name: 'Steps' }).getByText(words)
  const bring = async (buffer: Buffer) => {
    const { page } = operator
    await page.goto('/admin/tenders/intake')
    const file = { name, mimeType: xlsx, buffer }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/\/admin\/tenders\/intake\/int_/)
  }
  const look = async (title: string) => {
    const folder = process.env.LOOK_AT
    if (folder === undefined) return
    const { page } = operator
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/${title}-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
  }

  beforeAll(async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, 'plans@producer.example')
    await page.goto('/upload-portfolio')
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(product) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.getByRole('button', { name: 'Upload portfolio' }).click()
    await page
      .getByText(/1 product found/)
      .first()
      .waitFor({ timeout: 60_000 })
  })

  it('is dropped and read, every row of it', async () => {
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await bring(readFileSync(path))
    await step(/108 new, 0 changed, 0 unchanged/).waitFor({ timeout: 60_000 })
    await page.getByText(/Columns: \d+ are unknown/).waitFor()
    await look('columns')
  })

  it('has its columns named once', async () => {
    const { page } = operator
    const unknown = page.getByRole('combobox', { name: /^“.*” is/ })
    for (const select of await unknown.all()) {
      if ((await select.inputValue()) === '') await select.selectOption('nothing')
    }
    await page.getByLabel('“Klassifikasjon” is').selectOption('requirements')
    // on a busy machine the row on the screen is answered once more before the reading is seen to go on
    await page.route(/\/api\/admin\/intakes\/int_[^/]+$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000))
      await route.continue()
    })
    await page.getByRole('button', { name: 'Remember and read again' }).click()
    await page.getByText('Columns', { exact: true }).waitFor({ timeout: 60_000 })
    await page.unroute(/\/api\/admin\/intakes\/int_[^/]+$/)
    await page.getByText('Columns', { exact: true }).waitFor({ timeout: 60_000 })
    await step(/108 new/).waitFor()
  })

  it('shows published words with their cell, and counts what fits while a criterion is corrected', async () => {
    const { page } = operator
    const table = page.getByRole('table')
    const fit = page.getByRole('status').filter({ hasText: 'Products that fit' })
    await table
      .getByText(/[A-Z]\d+/)
      .first()
      .waitFor()
    await page.getByText('Products that fit').waitFor()
    await look('review')
    expect(await accessibilityFindings(page)).toEqual([])
    const vintage = table.getByRole('row').filter({ hasText: /^Vintage/ })
    await vintage.getByRole('button', { name: 'Correct', exact: true }).click()
    await page.getByLabel('to', { exact: true }).fill('2018')
    await fit.getByText(/\d before/).waitFor()
    const [before = 0, after = 0] = ((await fit.innerText()).match(/\d+/g) ?? []).map(Number)
    expect(after).toBeGreaterThan(before)
    await look('correct')
    await page.keyboard.press('Escape')
    await vintage.getByText('2018').waitFor()
    await page.keyboard.press('Control+z')
    await vintage.getByText('2018').waitFor({ state: 'detached' })
    await fit.getByText(/\d before/).waitFor({ state: 'detached' })
  })

  it('is readable on a phone', async () => {
    const { page } = operator
    await page.setViewportSize({ width: 390, height: 844 })
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('is reviewed row by row with one key, thirty of them', async () => {
    const { page } = operator
    const current = page
      .getByRole('navigation', { name: 'Rows of the plan' })
      .locator('[aria-current]')
    const right = page.getByRole('button', { name: /^Right, next row/ })
    await page.getByRole('heading', { level: 1 }).click()
    for (let done = 1; done <= 30; done++) {
      const words = (await current.textContent()) ?? ''
      await page.keyboard.press('Enter')
      await step(new RegExp(`^${done} of 108$`)).waitFor()
      await current.filter({ hasNotText: words }).waitFor()
      await right.waitFor()
    }
    await page.getByRole('button', { name: /^Publish 30/ }).waitFor()
  })

  it('is gone back over, also a row that was confirmed', async () => {
    const { page } = operator
    const current = page
      .getByRole('navigation', { name: 'Rows of the plan' })
      .locator('[aria-current]')
    const next = (await current.textContent()) ?? ''
    await page.keyboard.press('Control+z')
    await step(/^29 of 108$/).waitFor()
    await current.filter({ hasNotText: next }).waitFor()
    const vintage = page
      .getByRole('table')
      .getByRole('row')
      .filter({ hasText: /^Vintage/ })
    await vintage.getByRole('button', { name: 'Correct', exact: true }).click()
    await page.getByLabel('to', { exact: true }).fill('2019')
    await page.keyboard.press('Escape')
    await vintage.getByText('2019').waitFor()
    await page.keyboard.press('Control+z')
    await vintage.getByText('2019').waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await step(/^30 of 108$/).waitFor()
  })

  it('is published, and undone before anybody is told', async () => {
    const { page } = operator
    plan = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await page.getByRole('button', { name: /^Publish 30/ }).click()
    await page.getByText('30 tenders published').waitFor({ timeout: 60_000 })
    await page.getByText(/Producers are told at .* in 9 min/).waitFor()
    await look('published')
    // reviewed rows stand below those that are open
    await page.getByRole('button', { name: /^\d+ more$/ }).click()
    const published = page.getByRole('button', { name: /^Published/ })
    await expect.poll(() => published.count()).toBe(30)
    const listed = await page.request.get('/api/tenders?state=all&text=14256701')
    expect(((await listed.json()) as { tenders: unknown[] }).tenders).toHaveLength(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('The publication is undone; nobody was told').waitFor({ timeout: 60_000 })
    const gone = await page.request.get('/api/tenders?state=all&text=14256701')
    expect(((await gone.json()) as { tenders: unknown[] }).tenders).toHaveLength(0)
    await page.getByRole('button', { name: /^Publish 30/ }).click()
    await page.getByText('30 tenders published').waitFor({ timeout: 60_000 })
  })

  it('changes nothing when it is brought again, and asks for no column', async () => {
    await bring(readFileSync(path))
    await step(/78 new, 0 changed, 30 unchanged/).waitFor({ timeout: 60_000 })
    // a plan has an address of its own
    await operator.page.reload()
    await step(/78 new, 0 changed, 30 unchanged/).waitFor()
    await operator.page.getByText('Columns', { exact: true }).waitFor()
  })

  it('shows of its next edition exactly the rows that differ', async () => {
    const { page } = operator
    // prices of two rows that were published
    await bring(nextEdition({ N2: 612, N3: 99 }))
    await step(/78 new, 2 changed, 28 unchanged/).waitFor({ timeout: 60_000 })
    await page.getByRole('navigation', { name: 'Rows of the plan' }).waitFor()
    await look('changed')
    await page.goto('/admin/tenders/intake')
    await expect.poll(() => page.getByRole('link', { name }).count()).toBe(3)
    await look('plans')
  })

  it('is found among the tenders, one of which is withdrawn with the reason', async () => {
    const { page } = operator
    await page.goto('/admin/tenders')
    const found = page.getByRole('table').getByRole('row')
    await found.nth(5).waitFor()
    await look('tenders')
    await page.getByRole('searchbox').fill('14256701')
    await expect.poll(() => found.count()).toBe(2)
    // words that no criterion holds, products that fit, version
    const figures = async () => (await found.nth(1).getByRole('cell').allInnerTexts()).slice(-3)
    await expect.poll(figures).toEqual(['1', '0', '1'])
    await look('found')
    await found.getByRole('link').click()
    await page.waitForURL(/\/admin\/tenders\/\d+$/)
    await page.getByRole('table').waitFor()
    await look('tender')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Withdraw' }).click()
    const asked = page.getByRole('dialog')
    await asked.getByLabel('Why it is withdrawn').fill('The launch was put off')
    await asked.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('button', { name: 'Reinstate' }).waitFor()
    const subject = new URL(page.url()).pathname.replace('/admin/', '')
    await expectInLog(page, subject, ['saveTender'])
    await expectInLog(page, `intakes/${plan}`, [
      'mapIntakeColumns',
      'saveIntakeRow',
      'publishIntake',
      'undoPublication',
    ])
    expect(operator.unexpectedFaults()).toEqual([])
  })
})
