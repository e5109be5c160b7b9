import { type Browser, chromium, type Page, type Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { openWatchedPage, type WatchedPage } from './watched-page.ts'

const siteUrl = cloud.siteUrl
/** A Swedish tender of the sample data that is open. */
const tender = 1010

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

const json = (status: number, body: unknown) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
const refusal = (status: number, code: string) => json(status, { error: { code } })

/** The texts of the specification (point 8), and what makes each of them appear. */
const ways = [
  {
    api: 'create-checkout',
    path: '/pricing',
    button: 'Get the Access plan',
    german: 'Access-Plan kaufen',
    word: 'checkout',
  },
  {
    api: 'create-payment',
    path: `/tenders/${tender}`,
    button: 'Buy a single application',
    german: 'Einzelangebot kaufen',
    word: 'payment',
  },
] as const
const faultsOf = (word: 'checkout' | 'payment') =>
  [
    [
      'the provider down',
      refusal(503, 'payment_provider_unavailable'),
      `Failed to create ${word} session`,
    ],
    ['a fault of ours', refusal(500, 'internal_error'), `Failed to create ${word} session`],
    ['an answer without url', json(200, {}), `No ${word} URL received`],
    ['an answer with an empty url', json(200, { url: '' }), `No ${word} URL received`],
    [
      'an answer that is none',
      (route: Route) => route.fulfill({ status: 200, body: '<html>' }),
      'Unknown error occurred',
    ],
    [
      'no network',
      (route: Route) => route.abort('internetdisconnected'),
      `Failed to create ${word} session`,
    ],
  ] as const

describe.each(ways)(
  '$api that fails',
  { sequential: true },
  ({ api, path, button, german, word }) => {
    let watched: WatchedPage
    let page: Page
    beforeAll(async () => {
      watched = await openWatchedPage(browser, siteUrl)
      page = watched.page
      await signUp(page, cloud.inboxUrl, `${api}@producer.example`)
    })
    afterAll(() => watched.close())
    const start = () => page.getByRole('button', { name: button }).click()
    const alert = () => page.getByRole('main').getByRole('alert')

    it.each(faultsOf(word))('%s: says so, and works when pressed again', async (_, fault, text) => {
      await page.goto(path)
      await page.getByRole('button', { name: button }).waitFor()
      await page.route(`**/api/${api}`, fault)
      await start()
      await alert().getByText(text, { exact: true }).waitFor()
      await page.unrouteAll({ behavior: 'wait' })
      await alert().getByRole('button', { name: 'Try again' }).click()
      await page.waitForURL(/\/c\/pay\//)
    })

    it('says the same in German', async () => {
      await page.goto(`/de${path}`)
      await page.route(`**/api/${api}`, json(200, {}))
      await page.getByRole('button', { name: german }).click()
      await alert()
        .getByText(/^Die Zahlungsseite (für den Plan )?hat sich nicht geöffnet/)
        .waitFor()
      await page.unrouteAll({ behavior: 'wait' })
    })

    it('no session: asks to sign in again', async () => {
      await page.goto(path)
      await page.getByRole('button', { name: button }).waitFor()
      // gone behind the back of the page, which does not know it yet
      await page.evaluate(() => localStorage.clear())
      await start()
      await alert()
        .getByText('Authentication required. Please sign in again.', { exact: true })
        .waitFor()
      const signIn = alert().getByRole('link', { name: 'Sign in' })
      expect(await signIn.getAttribute('href')).toContain(encodeURIComponent(path))
    })
  },
)

describe('the selection of the launch plan', { sequential: true }, () => {
  it('adds up, stands in the address and stays on the device', async () => {
    const { page, faults, close } = await openWatchedPage(browser, siteUrl)
    await page.goto('/launch-plan-table?market=SE&sort=tender')
    const boxes = page.getByRole('table').getByRole('checkbox')
    await boxes.nth(1).check()
    await boxes.first().check()
    await page.getByText('Application fees: 2 \u00d7 \u20ac185 = \u20ac370.').waitFor()
    await page.getByRole('button', { name: 'Offer deadline' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?market=SE')
    await page.goto('/launch-plan')
    await page.getByText('2 tenders chosen.').waitFor()
    await page.reload()
    await page.getByText('2 tenders chosen.').waitFor()
    expect(
      await page.evaluate(
        () => JSON.parse(localStorage.getItem('selectedProducts') ?? '[]').length,
      ),
    ).toBe(2)
    await page.getByRole('link', { name: 'Continue to my applications' }).click()
    await page.getByRole('heading', { name: 'Selected' }).waitFor()
    expect(faults).toEqual([])
    await close()
  })

  it('is taken over by the account, and can be taken out again there', async () => {
    const { page, faults, close } = await openWatchedPage(browser, siteUrl)
    await signUp(page, cloud.inboxUrl, 'ida@producer.example')
    await page.goto('/launch-plan')
    const boxes = page.getByRole('main').getByRole('checkbox')
    await boxes.first().click()
    await boxes.nth(1).click()
    const takenOut = page.waitForResponse(
      (response) => response.request().method() === 'DELETE' && response.ok(),
    )
    await boxes.first().click()
    await page.getByText('1 tender chosen.').waitFor()
    await takenOut
    expect(await page.evaluate(() => localStorage.getItem('selectedProducts'))).toBe(null)
    await page.reload()
    await page.getByText('1 tender chosen.').waitFor()
    expect(await boxes.first().isChecked()).toBe(false)
    expect(await boxes.nth(1).isChecked()).toBe(true)
    expect(faults).toEqual([])
    await close()
  })
})
