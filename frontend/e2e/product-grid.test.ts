import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { enterPassword, signedIn, signUp } from './account-journey.ts'
import { uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { tabTo } from './keyboard.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

describe('the products as a grid', { sequential: true }, () => {
  const producer = visitor()
  const email = 'grid@producer.example'
  const grid = () => producer.page.getByRole('grid', { name: 'Products' })
  const row = (name: string) => grid().getByRole('row').filter({ hasText: name })
  const cell = (name: string, column: string) => row(name).locator(`[data-column="${column}"]`)
  const names = () => grid().getByRole('rowheader').allInnerTexts()
  const open = async (search = '') => {
    await producer.page.goto(`/products${search}`)
    await grid().waitFor()
  }
  const done = (text: string) =>
    producer.page.getByRole('status').filter({ hasText: text }).first().waitFor()

  beforeAll(async () => {
    const { page } = producer
    await signUp(page, cloud.inboxUrl, email)
    await uploadOffers(page)
  })

  it('is searched, filtered and sorted while one types, and its address says how', async () => {
    const { page } = producer
    await open()
    expect(await names()).toHaveLength(6)
    await page.getByRole('searchbox', { name: 'Search products' }).fill('malb')
    await page.getByText('1 of 6 products').waitFor()
    expect(await names()).toEqual(['Sample Malbec'])
    await page.waitForURL('**/products?text=malb')
    await page.reload()
    await page.getByText('1 of 6 products').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await page.getByText('6 products', { exact: true }).waitFor()
    const rising = await names()
    await page.getByRole('button', { name: 'Product', exact: true }).click()
    await expect.poll(names).toEqual(rising.toReversed())
    await page.waitForURL('**/products?sort=-name')
  })

  it('is edited in the cell by keys alone, and Ctrl Z takes it back', async () => {
    const { page } = producer
    await open('?text=sample+malbec')
    await grid().focus()
    const before = await cell('Sample Malbec', 'vintage').innerText()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type('20x1')
    await page.keyboard.press('Enter')
    await page.getByText('Enter a year such as 2022, or NV.').waitFor()
    await cell('Sample Malbec', 'region').click()
    expect(await page.getByRole('textbox', { name: 'Vintage' }).inputValue()).toBe('20x1')
    await page.getByRole('textbox', { name: 'Vintage' }).fill('2019')
    await page.keyboard.press('Enter')
    await done('1 product changed')
    expect(await cell('Sample Malbec', 'vintage').innerText()).toBe('2019')
    await page.keyboard.press('Control+z')
    await done('1 product is as it was')
    await page.reload()
    await grid().waitFor()
    expect(await cell('Sample Malbec', 'vintage').innerText()).toBe(before)
  })

  it('sets a fact of many at once, and undoes it for all of them', async () => {
    const { page } = producer
    await open()
    await grid().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowDown')
    await page.getByText('2 selected').waitFor()
    await page.keyboard.press('Control+a')
    await page.getByText('6 selected').waitFor()
    await page.getByRole('button', { name: 'Set a value' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Fact').selectOption('Region or appellation')
    await dialog.getByLabel('Region or appellation').fill('Sample valley')
    await dialog.getByLabel(/^Only where it is empty/).uncheck()
    await dialog.getByRole('button', { name: 'Set for 6' }).click()
    await done('6 products changed')
    await page.reload()
    await grid().waitFor()
    expect(await grid().getByText('Sample valley').count()).toBe(6)
    // the page was left: what was done is undone from the grid only while it is open
    await grid().focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('button', { name: 'Delete' }).click()
    await done('6 products deleted')
    await page.getByText('No products yet').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await done('6 products are as they were')
    expect(await names()).toHaveLength(6)
  })

  it('shows what another tab changed meanwhile, and overwrites nothing of it', async () => {
    const { page } = producer
    await open()
    const second = await page.context().newPage()
    await second.goto('/products')
    const cellThere = second
      .getByRole('row')
      .filter({ hasText: 'Sample Vranec' })
      .locator('[data-column="producer"]')
    await cellThere.click()
    await second.keyboard.press('Enter')
    await second.getByRole('textbox', { name: 'Producer' }).fill('Other Tab Cellars')
    await second.keyboard.press('Enter')
    await second.getByText('1 product changed').waitFor()
    await cell('Sample Vranec', 'producer').click()
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'Producer' }).fill('This Tab Cellars')
    await page.keyboard.press('Enter')
    await done('1 product was changed elsewhere')
    await cell('Sample Vranec', 'producer').getByText('Other Tab Cellars').waitFor()
    await second.close()
  })

  it('is saved as a list that is read again without a change', async () => {
    const { page } = producer
    await open()
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'CSV: download 6 products' }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe('Products.csv')
    const saved = join(await mkdtemp(join(tmpdir(), 'grid-')), 'Products.csv')
    await file.saveAs(saved)
    expect((await readFile(saved, 'utf8')).split('\n')).toHaveLength(7)
    await uploadOffers(page, saved)
    await open()
    await page.getByText('6 products', { exact: true }).waitFor()
  })

  describe('under a name', { sequential: true }, () => {
    const search = 'category=red_wine&sort=-vintage&text=malb'
    const bar = (page = producer.page) => page.getByRole('navigation', { name: 'Saved views' })
    const view = (name: string, page = producer.page) => bar(page).getByRole('link', { name })
    const current = () => bar().locator('[aria-current="page"]').innerText()
    const button = (name: string) => producer.page.getByRole('button', { name, exact: true })

    it('is saved with filter, search and order by keys alone, and chosen again', async () => {
      const { page } = producer
      await open()
      await page.getByText(/^Filter or sort the products, then save/).waitFor()
      await page.getByLabel('Category', { exact: true }).selectOption({ value: 'red_wine' })
      await page.getByRole('searchbox', { name: 'Search products' }).fill('malb')
      await button('Vintage').click()
      await button('Vintage').click()
      await page.waitForURL(`**/products?*text=malb*`)
      await tabTo(page, button('Save this view'))
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Save this view' })
      await tabTo(page, dialog.getByLabel('Name'))
      expect(await accessibilityFindings(page)).toEqual([])
      await page.keyboard.type('Our Malbec')
      await page.keyboard.press('Enter')
      await view('Our Malbec').waitFor()
      // the button is gone; the keys go on at the views
      await expect.poll(() => bar().evaluate((at) => at === document.activeElement)).toBe(true)
      await tabTo(page, view('All'))
      await page.keyboard.press('Enter')
      await page.getByText('6 products', { exact: true }).waitFor()
      expect(new URL(page.url()).search).toBe('')
      expect(await page.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('')
      await tabTo(page, view('Our Malbec'))
      await page.keyboard.press('Enter')
      await page.getByText('1 of 6 products').waitFor()
      expect(new URL(page.url()).search).toBe(`?${search}`)
      expect(await names()).toEqual(['Sample Malbec'])
      expect(await current()).toBe('Our Malbec')
      expect(await grid().locator('[aria-sort="descending"]').innerText()).toMatch(/vintage/i)
    })

    it('is there on another device, and what was renamed there is called so here', async () => {
      const { page } = producer
      const other = await producer.another()
      await enterPassword(other, email)
      await signedIn(other)
      await other.goto('/products')
      await view('Our Malbec', other).click()
      await other.getByText('1 of 6 products').waitFor()
      await other.getByRole('button', { name: 'Rename', exact: true }).click()
      const dialog = other.getByRole('dialog', { name: 'Rename' })
      expect(await dialog.getByLabel('Name').inputValue()).toBe('Our Malbec')
      await dialog.getByLabel('Name').fill('Malbec, newest first')
      await dialog.getByLabel('Name').press('Enter')
      await view('Malbec, newest first', other).waitFor()
      await page.reload()
      await view('Malbec, newest first').waitFor()
    })

    it('is removed, and comes back as it was on undo', async () => {
      const { page } = producer
      await open(`?${search}`)
      await button('Remove').press('Enter')
      await view('Malbec').waitFor({ state: 'detached' })
      await button('Undo').press('Enter')
      await view('Malbec, newest first').waitFor()
      await page.reload()
      await view('Malbec, newest first').waitFor()
      expect(await current()).toBe('Malbec, newest first')
    })
  })

  it.each([desktop, phone])('has no finding of axe at $width px', async (viewport) => {
    const { page } = producer
    await page.setViewportSize(viewport)
    await open('?category=red_wine&sort=-vintage&text=malb')
    await page.getByRole('button', { name: 'Rename', exact: true }).waitFor()
    await grid().focus()
    await page.keyboard.press('Space')
    await page.getByText('1 selected').waitFor()
    await untilQuiet(page)
    expect(await accessibilityFindings(page)).toEqual([])
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
    expect(await page.evaluate(isWide)).toBe(false)
    await page.setViewportSize(desktop)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
