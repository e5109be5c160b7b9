import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings } from './accessibility.ts'
import { chooseProduct, fillRequiredAnswers, fillRightOffer } from './application-form.ts'
import { cloud } from './cloud.ts'
import { codeFor, mailsWith } from './inbox.ts'
import { logInAsAdministrator } from './log-in.ts'
import { openProducer } from './open-producer.ts'
import { untilQuiet } from './quiet-page.ts'
import { openWatchedPage, type WatchedPage } from './watched-page.ts'

/** The real lists lie beside the project, for they may not be shipped; without them small samples serve. */
const shared = join(import.meta.dirname, '../../../shared/data/portfolios')
const isShared = existsSync(shared)
const files = isShared
  ? {
      champagne: join(shared, 'champagne-vaucelle-exw.csv'),
      champagneProducts: 10,
      wines: join(shared, 'louis-dressner-fob-2026-01.xlsx'),
      wineProducts: 517,
    }
  : {
      champagne: join(import.meta.dirname, 'files/sample-champagne.csv'),
      champagneProducts: 3,
      wines: join(import.meta.dirname, 'files/sample-wines.csv'),
      wineProducts: 4,
    }
if (!isShared) process.stdout.write('journey: ../shared is absent, small sample lists are used\n')

const email = 'anna@producer.example'
const password = 'a quiet harbour in spring'
const swedish = 1011
const malbec = 1008
const offers = join(
  import.meta.dirname,
  '../../infra/local/sample-data/portfolios/sample-offers.csv',
)
const norwegian = 1197

let browser: Browser
let producer: WatchedPage
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
  producer = await openWatchedPage(browser, cloud.siteUrl)
  page = producer.page
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await page.screenshot({ path: `.local/e2e/${task.id}.png`, fullPage: true })
})
afterAll(() => browser?.close())

async function upload(file: string, products: number): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles([file])
  await page.getByRole('button', { name: 'Upload portfolio' }).click()
  await page.getByText(`${products} products found`).first().waitFor({ timeout: 60_000 })
}

/** Steps build on one another: one producer, from the first visit to the submitted application. */
describe('a producer comes, uploads, sees what fits, applies', { sequential: true }, () => {
  it('signs up with the code from the inbox', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Create an account' }).first().click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Legal name of the company').fill('Sample Cellars')
    await page.getByLabel('Country').selectOption('FR')
    await page.getByLabel('Your company is a').selectOption('producer')
    await page.getByLabel('I accept the terms').check()
    await page.getByRole('button', { name: 'Create account' }).click()
    await page.getByLabel('Code from the e-mail').fill(await codeFor(cloud.inboxUrl, email))
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.waitForURL(/\/(dashboard|home)$/)
    await page.goto('/dashboard')
    await page.getByText('Sample Cellars').first().waitFor()
  })

  it('uploads two price lists, and the first again without doubling its products', async () => {
    await page.goto('/upload-portfolio')
    await upload(files.champagne, files.champagneProducts)
    await upload(files.wines, files.wineProducts)
    await page.goto('/upload-portfolio')
    await upload(files.champagne, files.champagneProducts)
    await page.goto('/products')
    const total = files.champagneProducts + files.wineProducts
    await page.getByText(`${total} products`, { exact: true }).waitFor()
  })

  it('corrects a product, and the correction stays', async () => {
    await page.goto('/products')
    await page.getByRole('grid').getByRole('link').first().click()
    await page.getByLabel('Alcohol').fill('12.5')
    await page.getByRole('button', { name: 'Save product' }).click()
    await page.getByText('Product saved').first().waitFor()
    await page.goto('/products')
    await page
      .getByText(/12\.5\s?%/)
      .first()
      .waitFor()
  })

  it('completes a product that could not be compared, before any plan', async () => {
    await page.goto('/products/new')
    await page.getByLabel('Product name').fill('Unlabelled Cuvée')
    await page.getByRole('button', { name: 'Save product' }).click()
    await page.getByText('Product added').first().waitFor()
    const task = page.getByRole('listitem').filter({ hasText: 'Unlabelled Cuvée' })
    await expect
      .poll(
        async () => {
          await page.goto('/products/complete')
          await page.getByRole('heading', { name: 'Complete your products' }).waitFor()
          await untilQuiet(page)
          return task.getByText(/more facts? we can compare it with \d+ tender/).isVisible()
        },
        { timeout: 60_000, interval: 2000 },
      )
      .toBe(true)
    const open = task.getByRole('button', { name: 'Complete Unlabelled Cuvée' })
    if (await open.isVisible()) await open.click()
    await task.getByLabel('Category').selectOption('red_wine')
    await task.getByLabel('Country of origin').selectOption('FR')
    await task.getByRole('button', { name: 'Save and compare' }).click()
    await page.getByText('Product saved').first().waitFor()
    // what is left are tenders that ask for a region
    await expect
      .poll(
        async () => (await task.count()) === 0 || (await task.getByLabel('Category').count()) === 0,
      )
      .toBe(true)
  })

  it('sees numbers before the Access plan, asks for it, and an administrator grants it', async () => {
    await page.goto('/matches')
    await page.getByText('Pay by invoice instead').click()
    // the name comes with the profile
    const company = page.getByLabel('Company', { exact: true })
    await expect.poll(() => company.inputValue(), { timeout: 20_000 }).toBe('Sample Cellars')
    await page.getByRole('button', { name: 'Request access' }).click()
    await page.getByText('Your request has arrived').waitFor()

    const desk = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(desk.page, cloud.inboxUrl)
    await openProducer(desk.page, email)
    await desk.page.getByRole('button', { name: /Grant/ }).click()
    const dialog = desk.page.getByRole('dialog')
    await dialog.getByLabel(/Granted until/).fill('2099-12-31')
    await dialog.getByRole('button', { name: /Grant|Save/ }).click()
    await desk.page.getByText(/saved/).first().waitFor()
    expect(desk.faults).toEqual([])
    await desk.close()
  })

  it('sees matches with reasons', async () => {
    await page.goto('/matches')
    // whichever tenders are open on the day of the test
    await page.locator('main a[href^="/tenders/"]').first().waitFor({ timeout: 60_000 })
    await page.goto('/tenders/1012')
    await page.getByRole('heading', { name: 'Requirements and your products' }).waitFor()
    await page
      .getByRole('table', { name: /Requirements/ })
      .getByText('Met')
      .first()
      .waitFor()
  })

  it('opens a Norwegian tender, which says that applications open later', async () => {
    await page.goto(`/tenders/${norwegian}`)
    await page.getByText('AOC/AOP Sancerre').first().waitFor()
    await page.getByText('Applications in Norway are not open yet.').waitFor()
  })

  it('is told beside each answer what contradicts the tender, and cannot submit it', async () => {
    await page.goto('/upload-portfolio')
    await upload(offers, 6)
    await page.goto(`/tender-application/${malbec}`)
    await chooseProduct(page, 'Sample Keg White')
    await fillRequiredAnswers(page)
    await page.getByLabel('Quantity you can deliver').fill('1')
    await page.getByLabel('GTIN of one unit').fill('123')
    await page.getByLabel('E-mail', { exact: true }).fill('not an address')
    const said = (key: string) =>
      page.locator(`#field-${key}`).evaluate((control) => {
        const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
      })
    await expect.poll(() => said('container')).toContain('the tender asks for “bottle”')
    // EUR 150 for 20 l is EUR 5.63 for the 750 ml of the limit
    await expect.poll(() => said('price')).toContain('Gap: €3.94.')
    await expect.poll(() => said('quantity')).toContain('39,999 units')
    await expect.poll(() => said('incoterm')).toContain('a different delivery term')
    await expect.poll(() => said('gtin_unit')).toContain('not a valid GTIN')
    await expect.poll(() => said('contact_email')).toContain('enter an e-mail address')
    await page
      .getByRole('status')
      .filter({ hasText: /Resolve \d+ points/ })
      .waitFor()

    await page.getByRole('button', { name: 'Review application' }).click()
    await page.getByText(/Resolve \d+ points before you submit/).waitFor()
    await page.getByText('Complete: you can submit it.').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.keyboard.press('Enter')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id), { timeout: 15_000 })
      .toBe('field-product_type')
  })

  it('is refused by the server too, where the browser is left out', async () => {
    await page.goto(`/tender-application/${swedish}`)
    await chooseProduct(page, 'Sample Riesling')
    await fillRequiredAnswers(page)
    await page.getByRole('button', { name: 'Review application' }).click()
    await page.getByText(/points before you submit/).waitFor()
    await page.waitForURL(/review/)
    await page
      .getByText(/your offer is “€6.90/)
      .first()
      .waitFor()
    const [loaded] = await Promise.all([
      page.waitForResponse(/\/api\/applications\/1011(\?|$)/),
      page.reload(),
    ])
    const { application } = (await loaded.json()) as { application: { version: number } }
    const answer = await fetch(`${cloud.siteUrl}/api/applications/${swedish}/submit`, {
      method: 'POST',
      headers: {
        authorization: (await loaded.request().allHeaders()).authorization ?? '',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ version: application.version }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { code: 'contradicts_tender' } })
  })

  it('drafts for a Swedish tender, and the draft survives a reload', async () => {
    await page.goto(`/tenders/${swedish}`)
    await page.getByRole('link', { name: /(Start|Continue) application/ }).click()
    await fillRightOffer(page, swedish)
    await page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Name of the person making the declaration').inputValue())
      .toBe('A. Sample')
  })

  it('does not lose the draft of the first tab when a second one changes it', async () => {
    const second = await page.context().newPage()
    await second.goto(`/tender-application/${swedish}`)
    await second.getByLabel('Position in the company').fill('Second tab')
    await second.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()
    await page.getByLabel('Position in the company').fill('First tab')
    await page.getByText('This draft was changed in another tab').first().waitFor()
    await page.getByRole('button', { name: 'Keep the version of this tab' }).click()
    await page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()
    await second.close()
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Position in the company').inputValue())
      .toBe('First tab')
  })

  it('reviews and submits it', async () => {
    await page.getByText('Review application').first().click()
    await page.getByText('Complete: you can submit it.').waitFor()
    await page
      .getByRole('button', { name: /Submit/ })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Submit/ })
      .dblclick()
    await page.getByText('Application submitted').first().waitFor()
    await page.goto('/tender-applications')
    await page.getByText('Submitted', { exact: true }).first().waitFor()
  })

  it('says what happens next, with what is to be paid first', async () => {
    await page.goto(`/tender-application/${swedish}`)
    await page.getByRole('heading', { name: 'What happens next' }).waitFor()
    const headings = await page.locator('main h2').allTextContents()
    const toPay = headings.findIndex((heading) => heading.includes('185'))
    expect(toPay).toBeGreaterThanOrEqual(0)
    expect(toPay).toBeLessThan(headings.indexOf('What happens next'))
  })

  it('is told of it by mail, once, and so is the operator', async () => {
    const [told, ...again] = await mailsWith(
      cloud.inboxUrl,
      email,
      'Your application has been submitted',
    )
    expect(again).toEqual([])
    expect(told?.text).toContain(`/tender-application/${swedish}`)
    // journeys before this one submitted theirs
    const toDesk = async () => {
      const mails = await mailsWith(
        cloud.inboxUrl,
        'desk@nordgate.example',
        'Application submitted',
      )
      return mails.flatMap(({ text }) => (text?.includes(email) ? [text] : []))
    }
    await expect.poll(toDesk).toHaveLength(1)
    const [desk] = await toDesk()
    expect(desk).toMatch(new RegExp(`/admin/applications/[^/]+/${swedish}\\b`))
  })

  it('is read by the operator, who finds it by its state and market and downloads the list', async () => {
    const { page: office, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(office, cloud.inboxUrl)
    await office.goto('/admin/messages')
    await office.getByRole('link', { name: 'Applications' }).click()
    // the page before it has a field of that name too
    await office.waitForURL('**/admin/applications')
    await office.getByRole('heading', { name: 'Applications', level: 1 }).waitFor()
    await office.getByLabel('Status').selectOption({ label: 'Submitted' })
    await office.getByLabel('Market').selectOption({ label: 'Sweden' })
    await expect.poll(() => office.url()).toMatch(/status=SUBMITTED&market=SE$/)
    const row = office.getByRole('row', { name: /Sample Cellars/ }).first()
    await row.waitFor()
    const download = office.waitForEvent('download')
    await office.getByRole('button', { name: 'Download CSV' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    expect(csv).toContain('Sample Cellars')
    await row.getByRole('link').first().click()
    await office.getByRole('heading', { name: 'Requirements of the tender' }).waitFor()
    await office.getByText('Name of the person making the declaration').waitFor()
    expect(await accessibilityFindings(office)).toEqual([])
    await office.goBack()
    await expect.poll(() => office.url()).toMatch(/status=SUBMITTED&market=SE$/)
    expect(await office.getByLabel('Status').inputValue()).toBe('SUBMITTED')
    await office.goBack()
    await expect.poll(() => office.url()).toMatch(/status=SUBMITTED$/)
    expect(faults).toEqual([])
    await close()
  })

  it('reads draft and submitted application after the plan has ended', async () => {
    await page.goto(`/tender-application/1012`)
    await page.getByLabel('Named place of delivery').fill('Kept Town')
    await page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()
    const { page: office, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(office, cloud.inboxUrl)
    await openProducer(office, email)
    await office.getByRole('button', { name: /Change/ }).click()
    await office
      .getByRole('dialog')
      .getByLabel(/Granted until/)
      .fill('')
    await office.getByRole('dialog').getByRole('button', { name: /Save/ }).click()
    await office.getByText(/saved/).first().waitFor()
    await close()
    await page.getByLabel('Named place of delivery').fill('Late Town')
    await page.getByText('Not saved to your account; kept on this device.').waitFor()
    await page.goto('/tender-application/1012')
    await page.getByText('You can read and print this draft').waitFor()
    await page.getByText('Late Town').waitFor()
    await page.getByRole('heading', { name: 'Requirements of the tender' }).waitFor()
    expect(await page.getByLabel('Named place of delivery').count()).toBe(0)
    await page.goto(`/tender-application/${swedish}`)
    await page.getByText(/can no longer be changed/).waitFor()
    await page.getByText('First tab').waitFor()
  })

  it('discards a draft without a plan, and brings it back on this device', async () => {
    await page.goto('/tender-applications')
    const link = page.locator('a[href$="/tender-application/1012"]')
    const draft = page.getByRole('row').filter({ has: link })
    await draft.getByRole('link', { name: 'View' }).waitFor()
    await draft.getByRole('button', { name: /^Discard draft/ }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Draft restored').first().waitFor()
    await page.reload()
    await draft.getByText('Kept on this device').waitFor()
    await draft.getByRole('link', { name: 'Continue' }).click()
    const place = page.getByLabel('Named place of delivery')
    await expect.poll(() => place.inputValue()).toBe('Late Town')
  })

  it('and nothing went wrong in the browser on the way', () => {
    // the second tab is told by a 409 and the end of the plan by a 403; the browser itself writes them to the console
    expect(producer.faults.filter((fault) => !/status of 40[39]/.test(fault))).toEqual([])
  })
})
