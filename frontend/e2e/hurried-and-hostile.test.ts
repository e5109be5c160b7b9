import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { fillRightOffer } from './application-form.ts'
import { cloud } from './cloud.ts'
import { isFocusVisible, tabTo } from './keyboard.ts'
import { logIn } from './log-in.ts'
import { openWatchedPage, type WatchedPage } from './watched-page.ts'

const sampleList = join(import.meta.dirname, 'files/sample-champagne.csv')
const otherList = join(import.meta.dirname, 'files/sample-wines.csv')
const producer = 'producer@example.com'
const subscriber = 'subscribed@example.com'
const offers = join(
  import.meta.dirname,
  '../../infra/local/sample-data/portfolios/sample-offers.csv',
)
/** Norwegian tenders of the sample data for drafts, one for each story; a Swedish one can be submitted. */
const [dropped, ended, visited] = [1012, 1013, 1016]
const submitted = 1010

let browser: Browser
let watched: WatchedPage
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await page.screenshot({ path: `.local/e2e/${task.id}.png`, fullPage: true })
})

async function begin(account: string | null): Promise<void> {
  watched = await openWatchedPage(browser, cloud.siteUrl)
  page = watched.page
  if (account !== null) await logIn(page, account)
}

const file = (name: string, content: string | Buffer) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})
const choose = (...files: (string | ReturnType<typeof file>)[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files as string[])
const itemOf = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const press = (name: string | RegExp, within: Page | Locator = page) =>
  within.getByRole('button', { name }).first().click()
const savedAt = () => page.getByRole('status').filter({ hasText: 'Saved at' })
const saved = () => savedAt().waitFor()
/** What the browser itself writes of a failure that the story is about. */
const unexpected = (expected: RegExp) => watched.faults.filter((fault) => !expected.test(fault))

describe('files that do not fit, uploads that do not arrive', { sequential: true }, () => {
  beforeAll(() => begin(producer))
  afterAll(() => watched.close())

  it('refuses other types, files above 10 MB and empty ones at once, by the specified words', async () => {
    await page.goto('/upload-portfolio')
    await choose(file('setup.exe', 'MZ'))
    await itemOf('setup.exe').getByText('Invalid file type').waitFor()
    await itemOf('setup.exe')
      .getByText('Please upload Excel, CSV, PDF, or Word documents only.')
      .waitFor()
    await choose(file('huge.csv', Buffer.alloc(10 * 1024 * 1024 + 1, 'a')))
    await itemOf('huge.csv').getByText('File too large').waitFor()
    await itemOf('huge.csv').getByText('File size must be less than 10MB.').waitFor()
    await choose(file('nothing.csv', ''))
    await itemOf('nothing.csv').getByText('Empty file').waitFor()
    await press('Upload portfolio')
    await page.getByText('Select at least one file first.').waitFor()
  })

  it('tells of a program that was renamed to .pdf', async () => {
    await page.goto('/upload-portfolio')
    await choose(file('catalogue.pdf', Buffer.from(`MZ\0\x03${'\0'.repeat(600)}PE`, 'latin1')))
    await press('Upload portfolio')
    await page.getByText('The content does not match the file extension.').waitFor()
  })

  it('cancels a slow upload, leaves nothing behind, and uploads it on the second try', async () => {
    await page.goto('/upload-portfolio')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(
      (url) => url.pathname.includes('/portfolios/'),
      async (route) => {
        await held
        await route.continue().catch(() => {})
      },
    )
    await choose(sampleList)
    await press('Upload portfolio')
    await press('Cancel the upload of sample-champagne.csv')
    await page.getByText('Upload cancelled; nothing was stored').waitFor()
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await press('Try again: sample-champagne.csv')
    await page.getByText('Upload successful').first().waitFor()
    await page.getByText('3 products found').waitFor()
    const storedFiles = async () => {
      await page.goto('/dashboard')
      await page.getByText('catalogue.pdf').waitFor()
      return page.getByRole('rowheader', { name: /sample-champagne/ }).count()
    }
    // the cancelled one is taken away behind the page
    await expect.poll(storedFiles, { timeout: 20_000 }).toBe(1)
  })

  it('cancels an upload whose announcement is still on its way', async () => {
    await page.goto('/upload-portfolio')
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/uploads', async (route) => {
      await answer.promise
      await route.continue()
    })
    await choose(file('second-thoughts.csv', 'Name;Type\nSample;Red wine\n'))
    await press('Upload portfolio')
    await press('Cancel the upload of second-thoughts.csv')
    answer.resolve()
    await page.getByText('Upload cancelled; nothing was stored').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.goto('/dashboard')
    await page.getByText('catalogue.pdf').waitFor()
    expect(await page.getByRole('rowheader', { name: /second-thoughts/ }).count()).toBe(0)
  })

  it('takes a file that is dragged from the desktop onto the drop area', async () => {
    await page.goto('/upload-portfolio')
    const area = await page.getByText('Drag your files here').boundingBox()
    if (area === null) throw new Error('the drop area is not on the screen')
    const devtools = await page.context().newCDPSession(page)
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', {
        type,
        x: area.x + 5,
        y: area.y + 5,
        data: { items: [], files: [otherList], dragOperationsMask: 1 },
      })
    }
    await itemOf('sample-wines.csv').getByText('Ready to upload').waitFor()
    await press('Upload portfolio')
    await page.getByText('4 products found').waitFor()
  })

  it('and nothing else went wrong in the browser', () => {
    expect(watched.faults).toEqual([])
  })
})

describe('a file that was announced and never came', () => {
  it('is told as not uploaded once its address has expired, and can be uploaded again', async () => {
    await begin(producer)
    await page.goto('/upload-portfolio')
    // the line breaks for the file, and also for taking its announcement back
    await page.route(
      (url) => url.pathname.includes('/portfolios/'),
      (route) => route.abort(),
    )
    await page.route('**/api/uploads/*', (route) =>
      route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
    )
    await choose(file('lost.csv', 'Name;Type\nSample;Red wine\n'))
    await press('Upload portfolio')
    await page.getByText('Failed to upload portfolio. Please try again.').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    await page.clock.setFixedTime(Date.now() + 16 * 60_000)
    await page.goto('/dashboard')
    const row = page.getByRole('row').filter({ hasText: 'lost.csv' })
    await row.getByText('Not uploaded: the file never arrived').waitFor()
    await press('Upload again: lost.csv')
    await page.waitForURL('**/upload-portfolio')
    await page.goto('/dashboard')
    await page.getByText('catalogue.pdf').waitFor()
    expect(await row.count()).toBe(0)
    expect(unexpected(/ERR_FAILED|no connection to the storage|network/)).toEqual([])
    await watched.close()
  })
})

describe('what is not one\u2019s own', () => {
  it('does not exist: another producer\u2019s product and file by their addresses', async () => {
    await begin(producer)
    await page.goto('/dashboard')
    const link = page.getByRole('link', { name: /products: sample/ }).first()
    const ofFile = await link.getAttribute('href')
    await page.goto('/products')
    const first = page.getByRole('grid').getByRole('link').first()
    const ofProduct = await first.getAttribute('href')
    await watched.close()

    await begin(subscriber)
    await page.goto(String(ofProduct))
    await page.getByText('This product does not exist').waitFor()
    await page.goto(String(ofFile))
    // an account without a product is told that
    await page.getByText(/No products from this file|No products yet/).waitFor()
    expect(unexpected(/status of 404/)).toEqual([])
    await watched.close()
  })
})

describe('drafts under bad conditions', { sequential: true }, () => {
  beforeAll(async () => {
    await begin(subscriber)
    await page.goto('/upload-portfolio')
    await choose(offers)
    await press('Upload portfolio')
    await page.getByText('6 products found').waitFor()
  })
  afterAll(() => watched.close())

  const position = () => page.getByLabel('Position in the company')
  async function complete(tender: number): Promise<void> {
    await page.goto(`/tender-application/${tender}`)
    await fillRightOffer(page, tender)
    await saved()
  }

  it('says that the network is gone, and saves when it is back', async () => {
    await page.goto(`/tender-application/${dropped}`)
    await position().fill('Before the tunnel')
    await saved()
    await page.context().setOffline(true)
    await position().fill('In the tunnel')
    await page.getByText('You are offline. Everything is kept on this device').waitFor()
    await page.context().setOffline(false)
    await saved()
    await page.reload()
    await expect.poll(() => position().inputValue()).toBe('In the tunnel')
  })

  it('loses nothing when the session ends in the middle of a draft', async () => {
    await page.goto(`/tender-application/${ended}`)
    await position().fill('Before')
    await saved()
    await page.evaluate(() => {
      const tokens = Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))
      for (const key of tokens) localStorage.removeItem(key)
    })
    await position().fill('After the session ended')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Your session has ended').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill('Nordgate-sample-1')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => position().inputValue()).toBe('After the session ended')
    await saved()
    await page.reload()
    await expect.poll(() => position().inputValue()).toBe('After the session ended')
  })

  it('comes back from the review by the back button, with everything as it was', async () => {
    await complete(submitted)
    await press('Review application')
    await page.getByText('Complete: you can submit it.').waitFor()
    await page.goBack()
    await expect
      .poll(() => page.getByLabel('Name of the person making the declaration').inputValue())
      .toBe('A. Sample')
  })

  it('sends one submission at a double click, and says that it did not arrive', async () => {
    await page.goto(`/tender-applications/review?tender=${submitted}`)
    let sent = 0
    await page.route('**/submit', async (route) => {
      sent += 1
      await route.abort()
    })
    await page.getByRole('button', { name: 'Submit application' }).dblclick()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).dblclick()
    await page.getByText('The application was not submitted').waitFor()
    await page.unrouteAll({ behavior: 'wait' })
    expect(sent).toBe(1)
  })

  it('goes from the list to the submission by keyboard alone', async () => {
    await page.goto('/tender-applications')
    await page.getByRole('heading', { name: 'Drafts' }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Review and submit' }))
    await page.keyboard.press('Enter')
    await page.getByText('Complete: you can submit it.').waitFor()
    const open = page.getByRole('button', { name: 'Submit application' }).first()
    await tabTo(page, open)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => open.evaluate((found) => found === document.activeElement)).toBe(true)
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Submit application' }))
    await page.keyboard.press('Space')
    await page.getByText('Application submitted').first().waitFor()
  })

  it('and nothing else went wrong in the browser', () => {
    expect(unexpected(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/)).toEqual([])
  })
})

describe('a visitor', { sequential: true }, () => {
  it('selects and drafts, signs in without a plan, and goes on with both', async () => {
    await begin(null)
    await page.goto('/tenders')
    await press(/^Select /)
    await page.goto(`/tender-application/${visited}`)
    await page.getByLabel('Contact person').fill('A. Visitor')
    await page.getByText('Kept on this device').first().waitFor()
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept).toEqual(expect.arrayContaining(['selectedProducts', 'formDrafts']))
    await page.goto('/tender-applications')
    await page.getByRole('link', { name: 'Sign in' }).last().click()
    await page.getByLabel('E-mail address').fill(producer)
    await page.getByLabel('Password', { exact: true }).fill('Nordgate-sample-1')
    await press('Sign in')
    await page.waitForURL('**/tender-applications')
    const left = () =>
      page.evaluate(() =>
        ['selectedProducts', 'formDrafts'].filter((key) => localStorage.getItem(key) !== null),
      )
    await expect.poll(left).toEqual(['formDrafts'])
    await page.reload()
    await page.getByRole('table', { name: 'Drafts' }).getByText('Kept on this device').waitFor()
    await page.getByRole('table', { name: 'Selected' }).getByText('Not started').first().waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    const contact = page.getByLabel('Contact person')
    await expect.poll(() => contact.inputValue()).toBe('A. Visitor')
    await contact.fill('A. Producer')
    await page.reload()
    await expect.poll(() => contact.inputValue()).toBe('A. Producer')
  })

  it('takes a selected tender out again, and brings it back', async () => {
    await page.goto('/tender-applications')
    const selected = page.getByRole('table', { name: 'Selected' })
    await selected.waitFor()
    await press(/^Remove .* from the selection/, selected)
    await selected.waitFor({ state: 'detached' })
    await press('Undo')
    await selected.getByText('Not started').waitFor()
    await page.reload()
    await selected.getByText('Not started').waitFor()
  })

  it('leaves nothing typed for the next user, and finds it again', async () => {
    const drafts = () => page.evaluate(() => localStorage.getItem('formDrafts'))
    expect(await drafts()).toContain('A. Producer')
    await press('Sign out')
    await expect.poll(drafts).toBeNull()
    await page.getByRole('button', { name: 'Sign out' }).first().waitFor({ state: 'detached' })
    await logIn(page, producer)
    await page.goto(`/tender-application/${visited}`)
    const contact = page.getByLabel('Contact person')
    await expect.poll(() => contact.inputValue()).toBe('A. Producer')
    expect(watched.faults).toEqual([])
    await watched.close()
  })

  it('drafts, signs in with a plan, and finds the draft with the account', async () => {
    await begin(null)
    await page.goto(`/tender-application/${visited}`)
    await page.getByLabel('Contact person').fill('B. Visitor')
    await page.goto('/auth?next=%2Ftender-applications')
    await page.getByLabel('E-mail address').fill(subscriber)
    await page.getByLabel('Password', { exact: true }).fill('Nordgate-sample-1')
    await press('Sign in')
    await page.waitForURL('**/tender-applications')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('formDrafts'))).toBeNull()
    await page.goto(`/tender-application/${visited}`)
    await expect.poll(() => page.getByLabel('Contact person').inputValue()).toBe('B. Visitor')
    await watched.close()
  })

  it('signs in, filters and selects by keyboard alone, and always sees where the focus is', async () => {
    await begin(null)
    await page.goto('/auth')
    await page.getByLabel('E-mail address').waitFor()
    await tabTo(page, page.getByLabel('E-mail address'))
    await page.keyboard.type(subscriber)
    await tabTo(page, page.getByLabel('Password', { exact: true }))
    await page.keyboard.type('Nordgate-sample-1')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/(dashboard|home)$/)
    await page.goto('/tenders')
    await page.getByRole('table', { name: 'Tenders' }).waitFor()
    const market = page.getByLabel('Market')
    await tabTo(page, market)
    await page.keyboard.press('ArrowDown')
    await page.waitForURL(/market=/)
    await page.getByRole('table', { name: 'Tenders' }).waitFor()
    const select = page.getByRole('button', { name: /^Select / }).first()
    await tabTo(page, select)
    await page.keyboard.press('Enter')
    await page.getByText('Tender selected').first().waitFor()
    await page.goto('/tender-applications')
    const start = page.getByRole('table', { name: 'Selected' }).getByRole('link', { name: 'Start' })
    await start.first().waitFor()
    await tabTo(page, start.first())
    await page.keyboard.press('Enter')
    const country = page.getByLabel('Country of origin', { exact: true })
    await country.waitFor()
    await tabTo(page, country)
    await page.keyboard.type('Fra')
    await tabTo(page, page.getByLabel('Position in the company'))
    expect(await isFocusVisible(page)).toBe(true)
    await page.keyboard.type('By keyboard')
    await saved()
    expect(await country.inputValue()).toBe('FR')
    expect(watched.faults).toEqual([])
    await watched.close()
  })

  it('keeps page, query and typed text when the language is changed', async () => {
    await begin(null)
    await page.goto('/de/tenders/1011')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
    const change = async (from: string, to: string) => {
      await page.locator('summary', { hasText: from }).click()
      await page.getByRole('link', { name: to, exact: true }).click()
    }
    await change('Deutsch', 'Italiano')
    await page.waitForURL('**/it/tenders/1011')
    await page.goto('/de/tender-application/1011?from=letter')
    await page.getByLabel('Ansprechperson').fill('Halb getippt')
    await change('Deutsch', 'English')
    await page.waitForURL('**/tender-application/1011?from=letter')
    expect(await page.getByLabel('Contact person').inputValue()).toBe('Halb getippt')
    await page.goto('/auth?mode=sign_up')
    await page.getByLabel('Legal name of the company').fill('Half typed')
    await change('English', 'Espa\u00f1ol')
    await page.waitForURL('**/es/auth?mode=sign_up')
    expect(
      await page
        .locator('input')
        .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value)),
    ).toContain('Half typed')
    expect(watched.faults).toEqual([])
    await watched.close()
  })
})
