import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { Authenticator, enterPassword, password, signedIn, signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { appCodeOf, codeFor, linkFor, messagesTo } from './inbox.ts'
import { samplePassword } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { openWatchedPage, phone, type WatchedPage } from './watched-page.ts'

const inboxUrl = cloud.inboxUrl
const faults: string[] = []
let browser: Browser
let visitor: WatchedPage | null = null
let page: Page

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  await page.screenshot({ path: `.local/e2e/${task.id}.png`, fullPage: true })
})
afterAll(() => browser?.close())

/** Goes on in a browser profile that knows nobody. */
async function startAfresh(): Promise<void> {
  faults.push(...(visitor?.faults ?? []))
  await visitor?.close()
  visitor = await openWatchedPage(browser, cloud.siteUrl)
  page = visitor.page
}

async function openSection(section: string): Promise<void> {
  await page.goto(`/profile?section=${section}`)
  await page.locator('h1').first().waitFor()
}

async function signOut(): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
}

describe('an account with a second factor', { sequential: true }, () => {
  const email = 'berta@producer.example'
  let app: Authenticator
  let recoveryCodes: string[] = []

  beforeAll(startAfresh)

  it('begins with the address of the sign-up as the contact of the company', async () => {
    await signUp(page, inboxUrl, email)
    await openSection('company')
    await expect.poll(() => page.locator('#contact_email').inputValue()).toBe(email)
  })

  it('gets an authenticator app, and recovery codes that are shown once', async () => {
    await openSection('security')
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    const secret = await page.locator('dialog [translate=no]').innerText()
    app = new Authenticator(secret)
    await page.getByLabel('Code from your authenticator app').fill(await app.nextCode())
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByRole('heading', { name: 'Recovery codes' }).first().waitFor()
    recoveryCodes = await page.locator('dialog ol li').allInnerTexts()
    expect(new Set(recoveryCodes).size).toBe(10)
    await page.getByLabel('I have saved the codes').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText('10 unused codes left.').waitFor()
  })

  it('is asked for a code at sign-in; a wrong one may be corrected', async () => {
    await signOut()
    await enterPassword(page, email)
    await page.getByLabel('Code from your authenticator app').fill('000000')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('This code is not right.').first().waitFor()
    await page.getByLabel('Code from your authenticator app').fill(await app.nextCode())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await signedIn(page)
  })

  it('comes in without the device: by a mailed link and a recovery code', async () => {
    await signOut()
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'I do not have my device' }).click()
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Look in your inbox').waitFor()
    await page.goto(await linkFor(inboxUrl, email, '/auth'))
    await page.getByRole('button', { name: 'Sign in now' }).click()
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(recoveryCodes[0] ?? '')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await signedIn(page)
    await openSection('security')
    await page.getByText('9 unused codes left.').waitFor()
  })

  it('removes the factor, and then needs the password alone', async () => {
    await page.getByRole('button', { name: /^Remove My/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('You have no second factor yet.').waitFor()
    await signOut()
    await enterPassword(page, email)
    await signedIn(page)
  })
})

describe('a mailed link', { sequential: true }, () => {
  const email = 'carla@producer.example'
  beforeAll(startAfresh)

  it('is sent to a known address only, with the same answer', async () => {
    await signUp(page, inboxUrl, email)
    await signOut()
    for (const address of ['stranger@producer.example', email]) {
      await page.goto('/auth')
      await page.getByRole('link', { name: 'E-mail me a link instead' }).click()
      await page.getByRole('heading', { name: 'Sign in by e-mail' }).waitFor()
      await page.getByLabel('E-mail address').fill(address)
      await page.getByRole('button', { name: 'Send link' }).click()
      await page.getByText(`If ${address} has an account`).waitFor()
    }
    await linkFor(inboxUrl, email, '/auth')
    expect(await messagesTo(inboxUrl, 'stranger@producer.example')).toEqual([])
  })

  it('signs in by the press of a button, in another browser as well, and once', async () => {
    const link = await linkFor(inboxUrl, email, '/auth')
    const other = await openWatchedPage(browser, cloud.siteUrl)
    for (let opened = 0; opened < 2; opened += 1) {
      await other.page.goto(link)
      await other.page.getByRole('button', { name: 'Sign in now' }).waitFor()
    }
    await other.page.getByRole('button', { name: 'Sign in now' }).click()
    await signedIn(other.page)
    await other.close()
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in now' }).click()
    await page.getByText('This link is no longer valid').waitFor()
    await page.getByRole('link', { name: 'Send another link' }).waitFor()
  })
})

describe('a forgotten password', { sequential: true }, () => {
  const email = 'carla@producer.example'
  beforeAll(startAfresh)
  const chosen = 'another quiet harbour'

  it('is replaced with the code from the mail', async () => {
    await page.goto('/auth')
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await page.getByRole('heading', { name: 'Choose a new password' }).waitFor()
    await page.getByLabel('E-mail address').fill(email)
    const ofSignUp = await codeFor(inboxUrl, email)
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel('Code from the e-mail').fill(await codeFor(inboxUrl, email, ofSignUp))
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await page.getByText('Your new password is saved.').waitFor()
    await enterPassword(page, email, chosen)
    await signedIn(page)
  })
})

describe('a forgotten password, when the mail of the user pool fails', () => {
  it('is asked of our own function, which answers as usual', async () => {
    await startAfresh()
    const email = 'stranger@producer.example'
    await page.route('**/*', (route) =>
      route.request().headers()['x-amz-target']?.endsWith('.ForgotPassword')
        ? route.fulfill({
            status: 400,
            headers: { 'access-control-allow-origin': '*' },
            contentType: 'application/x-amz-json-1.1',
            body: JSON.stringify({ __type: 'CodeDeliveryFailureException', message: 'no mail' }),
          })
        : route.fallback(),
    )
    await page.goto('/reset-password')
    await page.getByLabel('E-mail address').fill(email)
    const answered = page.waitForResponse(/send-password-reset/)
    await page.getByRole('button', { name: 'Send code' }).click()
    const { actionLink } = await (await answered).json()
    // it opens the page and grants nothing
    expect(new URL(actionLink).pathname + new URL(actionLink).search).toBe('/reset-password')
    await page.getByText(`If ${email} has an account`).waitFor()
  })
})

describe('an account with a phone', { sequential: true }, () => {
  const first = 'emil@producer.example'
  const second = 'emil.new@producer.example'
  const number = '+33612345678'
  const chosen = 'a harbour with lights'
  beforeAll(startAfresh)

  it('changes its address and its password', async () => {
    await signUp(page, inboxUrl, first)
    await openSection('security')
    await page.getByLabel('New e-mail address').fill(second)
    await page.getByRole('button', { name: 'Change address' }).click()
    await page.getByLabel('Code from the e-mail').fill(await codeFor(inboxUrl, second))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByText(`You sign in with ${second}.`).waitFor()
    await page.getByLabel('Current password').fill(password)
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByText('Password changed', { exact: true }).first().waitFor()
  })

  it('adds a phone number and logs in with a text message', async () => {
    await page.getByRole('button', { name: 'Add phone number' }).click()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('+33 6 12 34 56 78')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(number).waitFor()
    const firstCode = await codeFor(inboxUrl, number)
    await page.getByLabel('Code from the text message').fill(firstCode)
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByLabel('I have saved the codes').check()
    await page.getByRole('button', { name: 'Done' }).click()
    await signOut()
    await enterPassword(page, second, chosen)
    await page.getByLabel('Code from the text message').waitFor()
    const nextCode = await codeFor(inboxUrl, number, firstCode)
    await page.getByLabel('Code from the text message').fill(nextCode)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await signedIn(page)
  })

  it('gets a copy of its data', async () => {
    await openSection('data')
    await page.getByRole('button', { name: 'Request a copy' }).click()
    await page.getByText('The copy is ready').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Download/ }).click()
    expect((await download).suggestedFilename()).toMatch(/\.zip$/)
  })
})

describe('a session that ends', { sequential: true }, () => {
  const email = 'dora@producer.example'
  beforeAll(startAfresh)

  it('is renewed in a dialog, and what was typed is still there and saved', async () => {
    await signUp(page, inboxUrl, email)
    await openSection('company')
    await page.getByLabel('Trade name').fill('Typed before the end')
    // another device ends all sessions
    const other = await openWatchedPage(browser, cloud.siteUrl)
    await enterPassword(other.page, email)
    await signedIn(other.page)
    await other.page.goto('/profile?section=security')
    await other.page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: 'Sign out', exact: true })
      .click()
    await other.page.waitForURL(/\/auth/)
    expect(other.faults).toEqual([])
    await other.close()

    await page.getByRole('button', { name: 'Save profile' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Your session has ended').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill('not this one at all')
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByText('Address and password do not match.').first().waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText('Company profile saved').waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Trade name').inputValue()).toBe('Typed before the end')
  })

  it('is not ended by a step-up that the user closes', async () => {
    await openSection('security')
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    const secret = await page.locator('dialog [translate=no]').innerText()
    const app = new Authenticator(secret)
    await page.getByLabel('Code from your authenticator app').fill(await app.nextCode())
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByLabel('I have saved the codes').check()
    await page.getByRole('button', { name: 'Done' }).click()
    // this session began before the factor: it is worth less than the next one
    await openSection('company')
    await page.getByLabel('Trade name').fill('With a second factor')
    await page.getByRole('button', { name: 'Save profile' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Please confirm that it is you').waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('The profile could not be saved').waitFor()
    expect(await page.getByLabel('Trade name').inputValue()).toBe('With a second factor')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    await dialog.getByLabel('Code from your authenticator app').fill(await app.nextCode())
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('Company profile saved').waitFor()
  })
})

describe('an administrator without a second factor', () => {
  it('is led to set one up, and can', async () => {
    const desk = await openWatchedPage(browser, cloud.siteUrl)
    await enterPassword(desk.page, 'new-admin@example.com', samplePassword)
    await signedIn(desk.page)
    await desk.page.goto('/admin')
    await desk.page.getByRole('button', { name: 'Set up a second factor' }).click()
    await desk.page.getByRole('button', { name: 'Add authenticator app' }).click()
    await desk.page.getByRole('button', { name: 'Next' }).click()
    await desk.page.getByRole('img', { name: /QR code/ }).waitFor()
    await desk.close()
  })
})

describe('the parts of the profile', () => {
  it.each(['company', 'security', 'data'])(
    '%s has no finding of axe and fits a phone',
    async (section) => {
      await openSection(section)
      await untilQuiet(page)
      const found = await accessibilityFindings(page)
      await page.setViewportSize(phone)
      if (await scrollsSideways(page)) found.push('scrolls sideways')
      await page.setViewportSize({ width: 1280, height: 900 })
      expect(found).toEqual([])
    },
  )
})

describe('the end of an account', { sequential: true }, () => {
  const email = 'dora@producer.example'

  async function askForDeletion(): Promise<void> {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/To confirm/).fill(email)
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click()
    await page.getByText('Your account will be deleted in 14 days.').waitFor()
  }
  async function comeBack(): Promise<void> {
    // a sign-in of the same second as the sign-out would count as older
    await page.waitForTimeout(1100)
    await enterPassword(page, email)
    await page.getByLabel('Code from your authenticator app').fill(await appCodeOf(inboxUrl, email))
    await page.getByRole('button', { name: 'Confirm' }).click()
  }

  it('needs its address typed, and may be taken back for fourteen days', async () => {
    await openSection('data')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/To confirm/).fill('someone@producer.example')
    await dialog.getByRole('button', { name: 'Delete in 14 days' }).click()
    await dialog.getByText('This is not the address of your account.').waitFor()
    await page.keyboard.press('Escape')
    await askForDeletion()
    await comeBack()
    await page.getByText('This account will be deleted').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('Your account is kept.').waitFor()
    await expect.poll(() => page.getByText('This account will be deleted').count()).toBe(0)
    const subjects = (await messagesTo(inboxUrl, email)).map(({ subject }) => subject)
    expect(subjects).toContain('Your account will be deleted in 14 days')
  })

  it('comes afterwards, and nobody can sign in any more', async () => {
    await askForDeletion()
    await control('end_grace', {})
    await expect
      .poll(
        async () => {
          await enterPassword(page, email)
          await page
            .getByText(/do not match|Code from your authenticator app/)
            .first()
            .waitFor()
          return page.getByText('Address and password do not match').count()
        },
        { timeout: 30_000, interval: 1000 },
      )
      .toBeGreaterThan(0)
  })
})

it('wrote nothing to the console that no test expected', () => {
  // refusals are answers of the API and the user pool, which the browser writes to the console
  faults.push(...(visitor?.faults ?? []))
  expect(faults.filter((fault) => !/status of 4(00|01|03)/.test(fault))).toEqual([])
})
