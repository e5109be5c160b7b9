import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { password, signUp } from './account-journey.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { mailsWith } from './inbox.ts'
import { cards, payWith, totalCents } from './payment-page.ts'
import { openWatchedPage, type WatchedPage } from './watched-page.ts'

const inboxUrl = cloud.inboxUrl
const siteUrl = cloud.siteUrl
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

/** What the browser itself writes of refusals that the story is about. */
const unexpected = () =>
  watched.faults.filter((fault) => !/status of (400|402|409|503)/.test(fault))

async function begin(email: string): Promise<void> {
  watched = await openWatchedPage(browser, siteUrl)
  page = watched.page
  await signUp(page, inboxUrl, email)
}
async function end(): Promise<void> {
  expect(unexpected()).toEqual([])
  await watched.close()
}

const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
const plan = () => page.locator('section[aria-labelledby=access-plan-title]')
const heading = (name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()
async function openBilling(): Promise<void> {
  await page.goto('/profile?section=billing')
  await page.getByRole('tab', { name: 'Billing', selected: true }).waitFor()
}
const storedStatus = () =>
  page.evaluate(() => JSON.parse(localStorage.getItem('subscription_status') ?? 'null'))

/** The Swedish tenders of the sample data that are open. */
async function openSwedishTenders(): Promise<number[]> {
  const answer = await fetch(`${siteUrl}/api/tenders?market=SE&state=open`)
  const { tenders } = (await answer.json()) as { tenders: { tender_id: number }[] }
  // 1009 asks for a document besides, which is a story of its own
  return tenders.map(({ tender_id }) => tender_id).filter((id) => id !== 1009)
}

describe('the Access plan, from the price to its end', { sequential: true }, () => {
  const email = 'delia@producer.example'
  beforeAll(() => begin(email))
  afterAll(end)

  it('answers an unknown and an expired referral code at its field, and sells nothing', async () => {
    await page.goto('/pricing')
    for (const code of ['NOBODY', 'EXPIRED10']) {
      await plan().getByLabel('Referral code').fill(code)
      await press('Get the Access plan')
      await page.getByText('This referral code is unknown or has expired.').waitFor()
      await expect
        .poll(() => plan().getByLabel('Referral code').getAttribute('aria-invalid'))
        .toBe('true')
      expect(new URL(page.url()).pathname).toBe('/pricing')
    }
  })

  it('takes the discount of a valid code to the payment page', async () => {
    await plan().getByLabel('Referral code').fill('NORDGATE10')
    await press('Get the Access plan')
    await page.waitForURL(/\/c\/pay\//)
    await page.locator('select[name=country]').selectOption('NO')
    await expect.poll(() => totalCents(page)).toBe(89_100)
  })

  it('comes back by the browser\u2019s own button: the page works as before', async () => {
    await page.goBack()
    await heading('Our Services - Choose Your Path')
    await expect.poll(() => plan().getByLabel('Referral code').inputValue()).toBe('NORDGATE10')
    await press('Get the Access plan')
    await page.waitForURL(/\/c\/pay\//)
  })

  it('turns back on the payment page: nothing charged, the place and the purchase kept', async () => {
    await page.getByTestId('back').click()
    await heading('Payment cancelled')
    await page.getByText('Nothing was charged.').first().waitFor()
    await page.getByRole('link', { name: 'Back to where I was' }).click()
    await page.waitForURL(/\/pricing$/)
    await page.goBack()
    await page.getByLabel('Referral code').waitFor()
    expect(await page.getByLabel('Referral code').inputValue()).toBe('NORDGATE10')
    await press('Pay again')
  })

  it('is declined, then confirmed by the bank, and the plan is told when the server knows it', async () => {
    await payWith(page, cards.isDeclined)
    await page.getByText('Your card was declined.').waitFor()
    await payWith(page, cards.asksBank)
    await page.getByTestId('bank-complete').click()
    await heading('The Access plan is active')
    await page.getByText(/Paid and active until/).waitFor()
    await expect.poll(storedStatus).toMatchObject({ subscribed: true, subscriptionTier: 'access' })
    expect(Object.keys(await storedStatus()).sort()).toEqual(
      ['lastUpdated', 'subscribed', 'subscriptionEnd', 'subscriptionTier'].sort(),
    )
  })

  it('says the same after a reload, and sells no second one', async () => {
    await page.reload()
    await heading('The Access plan is active')
    await page.goto('/pricing')
    await page.getByText('You have the Access plan').waitFor()
    expect(await page.getByRole('button', { name: 'Get the Access plan' }).count()).toBe(0)
  })

  it('shows the renewal and the invoice as PDF', async () => {
    await openBilling()
    await page.getByText(/It renews automatically on/).waitFor()
    const pdf = page.getByRole('link', { name: /^PDF of invoice/ })
    await pdf.waitFor()
    const invoices = page.getByRole('table', { name: 'Invoices and receipts' })
    await invoices.getByText('Access plan', { exact: true }).waitFor()
    const [mail] = await mailsWith(inboxUrl, email, 'Your Access plan has started')
    expect(mail?.text).toMatch(/Amount: \u20ac1,113\.75/)
    const file = await fetch((await pdf.getAttribute('href')) ?? '')
    expect((await file.text()).slice(0, 5)).toBe('%PDF-')
  })

  it('is cancelled and resumed in the portal', async () => {
    await press('Manage plan and card')
    await page.getByTestId('cancel').click()
    await page.getByTestId('resume').waitFor()
    await page.getByTestId('back').click()
    await openBilling()
    await page.getByText(/You keep access until/).waitFor()
    await press('Resume the plan')
    await page.getByTestId('resume').click()
    await page.getByTestId('cancel').waitFor()
    await openBilling()
    await page.getByText(/It renews automatically on/).waitFor()
  })

  it('cannot be renewed: it says until when access stays, and how to keep it', async () => {
    await control('change_stripe_card', { email, card: cards.failsLater })
    await control('advance_stripe_clock', { days: 366 })
    await expect
      .poll(
        async () => {
          await openBilling()
          return page.getByText('The renewal could not be charged').count()
        },
        { timeout: 90_000 },
      )
      .toBe(1)
    await page.getByText(/Update your card before that day/).waitFor()
    await page.getByRole('button', { name: 'Update card' }).waitFor()
    expect(await storedStatus()).toMatchObject({ subscribed: true })
  })

  it('ends when nothing is paid for long, and can be bought again', async () => {
    await control('advance_stripe_clock', { days: 60 })
    await expect
      .poll(
        async () => {
          await openBilling()
          return page.getByText(/The Access plan has ended|last renewal was not paid/).count()
        },
        { timeout: 90_000 },
      )
      .toBeGreaterThan(0)
    await page.reload()
    await expect.poll(storedStatus).toMatchObject({ subscribed: false })
  })
})

describe('fees of submitted applications', { sequential: true }, () => {
  const email = 'edda@producer.example'
  let tenders: number[] = []
  beforeAll(async () => {
    tenders = (await openSwedishTenders()).slice(0, 3)
    await begin(email)
  })
  afterAll(end)

  it('buys the plan without a code, by a double click that asks once', async () => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api/create-checkout')) asked.push(request.url())
    })
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Get the Access plan' }).dblclick()
    await payWith(page, cards.pays)
    await heading('The Access plan is active')
    expect(asked).toHaveLength(1)
  })

  it('submits three applications', async () => {
    expect(tenders).toHaveLength(3)
    await uploadOffers(page)
    for (const tender of tenders) await submitOffer(page, tender)
  })

  it('chooses which to pay, and sees the sum before', async () => {
    await page.goto('/tender-applications')
    await page.getByRole('link', { name: 'Pay the fees for 3 applications' }).click()
    await page.getByText('\u20ac555.00').waitFor()
    const boxes = page.getByRole('group', { name: 'Applications to pay' }).getByRole('checkbox')
    for (const box of await boxes.all()) await box.uncheck()
    await press('Pay')
    await page.getByText('Choose at least one application to pay.').waitFor()
    for (const box of await boxes.all()) await box.check()
  })

  it('opens one payment page from two tabs', async () => {
    const second = await page.context().newPage()
    await second.goto('/tender-applications/review')
    await second.getByRole('button', { name: 'Pay \u20ac555' }).click()
    await second.waitForURL(/\/c\/pay\//)
    await press('Pay \u20ac555')
    await page.waitForURL(/\/c\/pay\//)
    expect(second.url()).toBe(page.url())
    await second.close()
  })

  it('pays in a tab that is closed at once; the applications become paid all the same', async () => {
    const address = page.url()
    const second = await page.context().newPage()
    await second.goto(address)
    await second.route('**/payment-success**', (route) => route.abort())
    await payWith(second, cards.pays)
    await second.waitForTimeout(500)
    await second.close()
    await page.goto('/tender-applications')
    await expect
      .poll(
        async () => {
          await page.reload()
          await page.getByRole('heading', { name: 'Submitted' }).waitFor()
          return page.getByRole('cell', { name: 'Paid' }).count()
        },
        { timeout: 30_000 },
      )
      .toBe(3)
  })

  it('opens the paid page again: it leads on to what is confirmed', async () => {
    await page.goto('/tender-applications/review')
    await page.getByRole('heading', { name: 'Paid', exact: true }).waitFor()
    expect(await page.getByRole('button', { name: /^Pay/ }).count()).toBe(0)
    await openBilling()
    await page.getByRole('rowheader', { name: /Application fees/ }).waitFor()
    await page
      .getByRole('link', { name: /^PDF of invoice/ })
      .nth(1)
      .waitFor()
  })
})

describe('a single application without the plan', { sequential: true }, () => {
  const email = 'fanny@producer.example'
  let tender = 0
  beforeAll(async () => {
    tender = (await openSwedishTenders())[0] ?? 0
    await begin(email)
  })
  afterAll(end)

  it('offers both ways on the tender, and goes to the payment page', async () => {
    await page.goto(`/tenders/${tender}`)
    await heading('Two ways to apply for this tender')
    await press('Buy a single application')
    await payWith(page, cards.pays)
    await heading('Payment confirmed')
    await page.getByText(/no further fee is due/).waitFor()
    // a French buyer without a VAT number is taxed as at the seller's home
    await page.getByText('\u20ac487.50, tax included.').waitFor()
  })

  it('opens this tender and its form, and no other', async () => {
    await page.goto(`/tenders/${tender}`)
    await heading('Requirements and your products')
    await page.goto('/tenders/1012')
    await heading('Premium - Full Access')
    await openBilling()
    await heading('Single applications')
  })

  it('is paid as soon as it is submitted', async () => {
    await uploadOffers(page)
    await page.goto(`/tender-application/${tender}`)
    await submitOffer(page, tender)
    await page.goto('/tender-applications')
    await expect
      .poll(async () => {
        await page.reload()
        await page.getByRole('heading', { name: 'Submitted' }).waitFor()
        return page.getByRole('cell', { name: 'Paid' }).count()
      })
      .toBe(1)
  })
})

describe('the way back from a payment', { sequential: true }, () => {
  const email = 'greta@producer.example'
  let success = ''
  beforeAll(() => begin(email))
  afterAll(() => watched.close())

  it('claims nothing before the server knows it', async () => {
    await page.goto('/pricing')
    await press('Get the Access plan')
    await page.waitForURL(/\/c\/pay\//)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    success = `/payment-success?session_id=${id}`
    await page.goto(success)
    await heading('We are confirming your payment')
    await page.getByText('Until it is confirmed, nothing is opened or marked as paid.').waitFor()
    expect(await storedStatus()).toMatchObject({ subscribed: false })
  })

  it('is the same page again for whoever closed its tab unpaid and comes back', async () => {
    await page.goto('/pricing')
    await press('Get the Access plan')
    await page.waitForURL(/\/c\/pay\//)
    const address = page.url()
    const another = await page.context().newPage()
    await page.close()
    page = another
    await page.goto('/pricing')
    await press('Get the Access plan')
    await page.waitForURL(/\/c\/pay\//)
    expect(page.url()).toBe(address)
    await page.goto(success)
    await heading('We are confirming your payment')
  })

  it('asks to sign in when the session is gone, and comes back to it', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(success)
    await page.getByText('Sign in to see the status of your payment.').waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await heading('We are confirming your payment')
  })

  it('shows nobody the payment of somebody else', async () => {
    const other = await openWatchedPage(browser, siteUrl)
    await signUp(other.page, inboxUrl, 'heidi@producer.example')
    await other.page.goto(success)
    await other.page.getByText('No payment at this address').waitFor()
    await other.close()
  })

  it('is told that the provider itself is down, and pays when it is back', async () => {
    await control('fail_stripe', { fault: 'unavailable' })
    await page.goto('/pricing')
    await press('Get the Access plan')
    await page.getByText('Failed to create checkout session').waitFor({ timeout: 30_000 })
    await page.getByText('The payment service is not responding.').waitFor()
    await control('fail_stripe', { fault: null })
    await press('Try again')
    await page.waitForURL(/\/c\/pay\//)
  })

  it('is told that the provider gave no address, and pays when it does', async () => {
    await page.goto('/pricing')
    // another purchase than that of the open page, whose address is known
    await plan().getByLabel('Referral code').fill('NORDGATE10')
    await control('fail_stripe', { fault: 'no_url' })
    await press('Get the Access plan')
    await page.getByText('No checkout URL received').waitFor({ timeout: 30_000 })
    await control('fail_stripe', { fault: null })
    await press('Try again')
    await page.waitForURL(/\/c\/pay\//)
  })

  it('is confirmed by asking the provider while no webhook comes', async () => {
    await control('hold_stripe_events', { is_held: true })
    await payWith(page, cards.pays)
    await heading('The Access plan is active')
    await control('hold_stripe_events', { is_held: false })
    // the late webhooks change nothing
    await page.waitForTimeout(3000)
    await page.reload()
    await heading('The Access plan is active')
  })
})
