import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { userIdIn } from './account-journey.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { cloud } from './cloud.ts'
import { expectInLog } from './desk-log.ts'
import { mailsWith } from './inbox.ts'
import { logInAsAdministrator } from './log-in.ts'
import { cards, payWith } from './payment-page.ts'
import { visitor } from './visitor.ts'

const email = 'outcomes@producer.example'
/** One goes all the way, its sibling is lost. */
const [way, sibling] = [1011, 1010]
const products = { [way]: 'Sample Furmint', [sibling]: 'Sample Vranec' }

/** Pictures for who looks at the pages: `LOOK_AT` names the folder. */
async function lookAt(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK_AT
  if (folder === undefined) return
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true })
  }
}

/** The same page in French. */
async function lookInFrench(page: Page, name: string): Promise<void> {
  if (process.env.LOOK_AT === undefined) return
  const { href, pathname } = new URL(page.url())
  await page.goto(`/fr${pathname}`)
  await page.getByText('Données du produit', { exact: false }).first().waitFor()
  await lookAt(page, `${name}-fr`)
  await page.goto(href)
}

/** Steps build on one another: two submitted applications, from the offer to the shelf. */
describe('what happens to an offer', { sequential: true }, () => {
  const producer = visitor()
  const desk = visitor()
  let user = ''

  const open = (tenderId: number) => desk.page.goto(`/admin/applications/${user}/${tenderId}`)
  const form = () => desk.page.getByRole('form')
  const entries = (page: Page) =>
    page.getByRole('list', { name: 'What became of the offer' }).getByRole('listitem')
  const choose = (name: string) =>
    form().getByLabel('Event', { exact: true }).selectOption({ label: name })
  const record = async (name: string, details: Readonly<Record<string, string>> = {}) => {
    const { page } = desk
    await choose(name)
    for (const [label, value] of Object.entries(details)) await form().getByLabel(label).fill(value)
    await form()
      .getByRole('button', { name: /^Record the/ })
      .click()
    await entries(page).first().getByText(name, { exact: true }).waitFor()
  }
  const openStep = (page: Page, name: string) =>
    page.getByRole('button', { name: `Record: ${name}`, exact: true }).click()
  /** Today, with its numbers, until the page shows that it is recorded. */
  const step = async (page: Page, name: string, details: Readonly<Record<string, string>>) => {
    await openStep(page, name)
    const typed = page.getByRole('form', { name: `Record: ${name}` })
    await typed.getByLabel('Done on').fill(new Date().toISOString().slice(0, 10))
    for (const [label, value] of Object.entries(details)) await typed.getByLabel(label).fill(value)
    await typed.getByRole('button', { name: 'Save step' }).click()
    await page.getByRole('button', { name: `Change: ${name}`, exact: true }).waitFor()
  }
  /** From a file: one that cannot be read whole leaves nothing, a good one is seen before it is saved. */
  const enterSales = async (page: Page) => {
    const month = new Date().toISOString().slice(0, 7)
    await page.getByRole('button', { name: 'Enter sales' }).click()
    const typed = page.getByRole('form', { name: 'Enter sales' })
    const read = (text: string) =>
      typed.locator('input[type=file]').setInputFiles({
        ...{ name: 'sales.csv', mimeType: 'text/csv' },
        buffer: Buffer.from(text),
      })
    await read(`Month;Units;Value\n${month};many;\n`)
    await typed.getByText('Line 2: “many” is not a number of units.').waitFor()
    await read(`Month;Units;Value\n${month};240;35760,00\n`)
    await typed.getByText('1 month read from the file').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await lookAt(page, 'sales-form-desk')
    await typed.getByRole('button', { name: 'Save sales' }).click()
    await page.getByText('Total: 240 units').waitFor()
    // the same again says nothing new
    await page.getByRole('button', { name: 'Enter sales' }).click()
    await read(`Month;Units;Value\n${month};240;35760,00\n`)
    await typed.getByRole('button', { name: 'Save sales' }).click()
    await typed.getByText('These figures are recorded already.').waitFor()
    await typed.getByRole('button', { name: 'Cancel' }).click()
  }
  /** Until it is paid and sealed: each is a step that the desk would be told of. */
  const untilSealed = async (tenderId: number) => {
    const { page } = producer
    await expect
      .poll(
        async () => {
          await page.goto(`/tender-application/${tenderId}`)
          const receipt = page.getByRole('heading', { name: /^Receipt NG-/ })
          const paid = page.getByText('Paid', { exact: true }).first()
          const both = Promise.all([receipt, paid].map((one) => one.waitFor({ timeout: 20_000 })))
          return both.then(() => true).catch(() => false)
        },
        { timeout: 120_000, interval: 1000 },
      )
      .toBe(true)
  }
  const offer = async (tenderId: number, reference: string) => {
    const { page } = desk
    await open(tenderId)
    await page.getByRole('button', { name: 'Checked, may be handed in' }).click()
    await page.getByText('Copy field by field').waitFor()
    await page.getByRole('tab', { name: 'Record' }).click()
    await page.getByLabel('Reference').fill(reference)
    await page.getByLabel('Day').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('Time, Stockholm').fill('10:05')
    await page.getByRole('button', { name: 'Record as offered' }).click()
    await page.getByText(`Reference ${reference}`).waitFor()
    await page.getByRole('tab', { name: 'Outcome' }).click()
    await form().waitFor()
  }

  it('begins with two applications that are handed in', async () => {
    const { page } = producer
    await signUpFor(page, email, way)
    await page.goto(`/tenders/${sibling}`)
    await page.getByRole('button', { name: 'Buy a single application' }).first().click()
    await payWith(page, cards.pays)
    await page.getByRole('heading', { name: 'Payment confirmed' }).waitFor()
    await uploadOffers(page)
    for (const tenderId of [way, sibling]) await submitOffer(page, tenderId)
    for (const tenderId of [way, sibling]) await untilSealed(tenderId)
    await page.getByText('Nothing is recorded yet.').waitFor()
    user = await userIdIn(page)
    await logInAsAdministrator(desk.page, cloud.inboxUrl)
    await offer(sibling, 'SB-SIBLING')
    await offer(way, 'SB-2026-0077')
  })

  it('is recorded step by step, with only what may follow to choose from', async () => {
    const { page } = desk
    expect(
      await form().getByLabel('Event', { exact: true }).locator('option').allTextContents(),
    ).toEqual([
      'Choose an event',
      'Formally accepted',
      'Formally rejected',
      'Samples requested',
      'Samples sent',
      'Won',
      'Not chosen',
      'Withdrawn',
    ])
    await choose('Formally rejected')
    const save = form().getByRole('button', { name: 'Record the event' })
    expect(await save.isDisabled()).toBe(true)
    expect(await accessibilityFindings(page)).toEqual([])
    await record('Samples requested', { Bottles: '6', Note: 'Two per tasting' })
    await record('Samples sent')
    await record('Samples received')
    await record('Tasted', { Score: '88/100' })
    await record('Not chosen', { Reason: 'Mistaken for its neighbour' })
    await page.getByText('The application is over').waitFor()
  })

  it('is corrected by an entry in the place of another, and goes on to the shelf', async () => {
    const { page } = desk
    await entries(page).first().getByRole('button', { name: 'Correct' }).click()
    await form().getByRole('heading', { name: 'Correct: Not chosen' }).waitFor()
    await record('Won', { Rank: '1', 'Winner’s shelf price': '149,00' })
    await entries(page).first().getByText('Correction', { exact: true }).waitFor()
  })

  it('has an order record on both sides, which leads on to the shelf', async () => {
    const { page } = desk
    await page.getByRole('tab', { name: 'Order', exact: true }).click()
    // the goods were to be ready yesterday, and nobody said that they are
    await step(page, 'Purchase order', {
      'Order number': 'PO 2027-77',
      Units: '600',
      'Goods ready on': new Date(Date.now() - 86_400_000).toISOString().slice(0, 10),
    })
    await page.getByText('1 step is late: Goods ready').waitFor()
    await lookAt(page, 'order-desk')
    await openStep(page, 'Pickup')
    await lookAt(page, 'order-form-desk')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await step(page, 'Pickup', { 'SSCC of the pallets': '106141412345678908' })
    await producer.page.goto(`/tender-application/${way}`)
    await producer.page.getByText('1 step is late: Goods ready').waitFor()
    await producer.page.getByText('1 day late', { exact: true }).waitFor()
    await step(producer.page, 'Goods ready', { Units: '600', Lot: 'L-77' })
    await producer.page.getByText('Done 1 day after the last day').waitFor()
    expect(await producer.page.getByText('1 step is late').count()).toBe(0)
    await step(producer.page, 'Label approval', {})
    await openStep(producer.page, 'Product data')
    const typed = producer.page.getByRole('form', { name: 'Record: Product data' })
    await typed.getByLabel('GTIN of the unit').fill('6291041500214')
    await typed.getByRole('button', { name: 'Save step' }).click()
    await typed.getByText('Not a GTIN').waitFor()
    await lookAt(producer.page, 'order-producer')
    expect(await accessibilityFindings(producer.page)).toEqual([])
    await typed.getByLabel('GTIN of the unit').fill('6291041500213')
    await typed.getByRole('button', { name: 'Save step' }).click()
    await typed.waitFor({ state: 'detached' })
    const [dataSet] = await Promise.all([
      producer.page.waitForEvent('download'),
      producer.page.getByRole('button', { name: 'Product data set (XLSX)' }).click(),
    ])
    expect(dataSet.suggestedFilename()).toMatch(/_product-data\.xlsx$/)
    await producer.page.getByText(/required fields? (is|are) missing/).waitFor()
    await producer.page.getByText('Our team records this step.').first().waitFor()
    await open(way)
    await page.getByRole('tab', { name: 'Order', exact: true }).click()
    await page.getByText('6291041500213').waitFor()
    for (const name of ['Arrival and release', 'Delivery to the monopoly', 'On sale'])
      await step(page, name, {})
    expect(await accessibilityFindings(page)).toEqual([])
    await enterSales(page)
    await producer.page.reload()
    await producer.page.getByText('Total: 240 units').waitFor()
    expect(await accessibilityFindings(producer.page)).toEqual([])
    await lookAt(producer.page, 'sales-producer')
    await lookInFrench(producer.page, 'sales-producer')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    await page.getByRole('tab', { name: 'Outcome' }).click()
    await entries(page).first().getByText('On sale', { exact: true }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/admin/applications?outcome=launched')
    await page.locator(`a[href$="/${user}/${way}"]`).first().waitFor()
  })

  it('is what the producer reads and hears, once', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${way}`)
    const latest = entries(page).filter({ hasText: 'On sale' }).first()
    await latest.getByText('What to do now').waitFor()
    await entries(page).filter({ hasText: 'SB-2026-0077' }).first().waitFor()
    await entries(page).filter({ hasText: 'Corrected since' }).first().waitFor()
    expect(await page.getByText('admin@example.com').count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    const [won] = await mailsWith(cloud.inboxUrl, email, 'Correction: Won')
    expect(won?.text).toContain('Corrects what was recorded before.')
    expect(won?.text).toContain('149.00')
    expect(await mailsWith(cloud.inboxUrl, email, 'On sale:')).toHaveLength(1)
    await page.goto('/tender-applications')
    await page.getByRole('row').filter({ hasText: 'On sale' }).first().waitFor()
  })

  it('has its samples entered, with a sheet of labels, which the desk sees', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${way}`)
    await page.getByText(/^Requested on .*: 6 bottles$/).waitFor()
    await page.getByRole('button', { name: 'Add samples' }).click()
    await page.getByLabel('Lot', { exact: true }).fill('L-77')
    await page.getByLabel('Bottles', { exact: true }).fill('4')
    await page.getByLabel('Vintage').fill('2019')
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Save samples' }).click()
    await page.getByText('Vintage 2019, but 2025 was offered.').waitFor()
    await page.getByText('Bottles: 4 of the 6 requested.').waitFor()
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Label sheet' }).click(),
    ])
    expect(sheet.suggestedFilename()).toMatch(/_samples_L-77_labels\.pdf$/)
    await open(way)
    await desk.page.getByText('Vintage 2019, but 2025 was offered.').waitFor()
  })

  it('stands in the log of the desk', async () => {
    const steps = ['recordOutcome', 'recordOrderStepAtDesk']
    await expectInLog(desk.page, `applications/${user}/${way}`, steps)
  })

  it('gives the stock of what is lost free again', async () => {
    const { page } = producer
    await page.goto('/products/stock')
    await page
      .getByText(products[way] ?? '')
      .first()
      .waitFor()
    await page
      .getByText(products[sibling] ?? '')
      .first()
      .waitFor()
    await open(sibling)
    await record('Not chosen', { Rank: '4' })
    await page.reload()
    await page
      .getByText(products[way] ?? '')
      .first()
      .waitFor()
    expect(await page.getByText(products[sibling] ?? '').count()).toBe(0)
    expect(desk.unexpectedFaults()).toEqual([])
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
