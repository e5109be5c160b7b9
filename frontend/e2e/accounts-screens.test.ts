import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import {
  Authenticator,
  keepRecoveryCodes,
  openProfile,
  password,
  signedIn,
  signUp,
} from './account-journey.ts'
import { cloud } from './cloud.ts'
import { codeFor, messagesTo } from './inbox.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

const inboxUrl = cloud.inboxUrl
const user = visitor()
const email = 'livia@producer.example'
const number = '+393339876543'
/** The narrowest phone that WCAG 1.4.10 asks for. */
const narrow = { width: 320, height: 640 }
const found: string[] = []

/** Whether the open dialog, or anything in it, is wider than it. */
const isDialogTooNarrow = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    return dialog !== null && dialog.scrollWidth > dialog.clientWidth
  })

/** Checks the screen as it is against WCAG and against small phones. */
async function look(what: string): Promise<void> {
  const { page } = user
  const state = `${what} in ${await page.locator('html').getAttribute('lang')}`
  await page.waitForTimeout(150) // what moves has come to rest
  for (const finding of await accessibilityFindings(page)) found.push(`${state}: ${finding}`)
  for (const viewport of [phone, narrow]) {
    await page.setViewportSize(viewport)
    const isTooWide = (await scrollsSideways(page)) || (await isDialogTooNarrow(page))
    if (isTooWide) found.push(`${state}: scrolls sideways at ${viewport.width} px`)
  }
  await page.setViewportSize(desktop)
}

const submit = (within = 'main form') =>
  user.page.locator(`${within} button[type=submit]`).first().click()
const errorShown = () => user.page.getByRole('alert').first().waitFor()

describe.each([
  { locale: 'en', at: '' },
  { locale: 'it', at: '/it' },
])('the ways in, in $locale', { sequential: true }, ({ locale, at }) => {
  beforeAll(() => user.startAfresh())

  it('have no finding of axe and fit a phone', async () => {
    const { page } = user
    found.length = 0
    const open = async (path: string) => {
      await page.goto(`${at}${path}`)
      await page.locator('h1').first().waitFor()
    }
    await open('/auth')
    await look('sign-in')
    await submit()
    await errorShown()
    await look('sign-in with errors')
    await open('/auth?mode=sign_up')
    await page.locator('#password').fill('twelve letters')
    await submit()
    await errorShown()
    await look('sign-up with errors')
    await open('/auth?mode=link')
    await page.locator('#email').fill(`nobody.${locale}@producer.example`)
    await look('request for a link')
    await submit()
    await page.locator('main [data-tone=success]').waitFor()
    await look('link sent')
    await open('/auth?type=magic_reset#token=made-up&email=a.very.long.address@producer.example')
    await look('link opened')
    await page.locator('main button').first().click()
    await page.locator('main [data-tone=warning]').waitFor()
    await look('link not valid')
    await open('/check-email')
    await page.locator('#email').fill(`nobody.${locale}@producer.example`)
    await page.locator('#code').fill('123456')
    await submit()
    await errorShown()
    await look('code of a sign-up with an error')
    await open('/reset-password')
    await look('request for a new password')
    await page.locator('#email').fill(`nobody.${locale}@producer.example`)
    await submit()
    await page.locator('#code').waitFor()
    await look('new password with a code')
    await open('/reset-password#token=made-up&email=nobody@producer.example')
    await look('new password with a link')
    expect(found).toEqual([])
  })
})

describe('the second factors', { sequential: true }, () => {
  it('have no finding of axe and fit a phone while they are added', async () => {
    await user.startAfresh()
    const { page } = user
    found.length = 0
    await signUp(page, inboxUrl, email)
    await openProfile(page, 'security')
    await page.getByRole('button', { name: 'Add phone number' }).click()
    await look('adding a phone')
    await page.getByRole('textbox', { name: 'Phone number' }).fill(number)
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('#factor_code').waitFor()
    await look('first code of a phone')
    await page.locator('#factor_code').fill(await codeFor(inboxUrl, number))
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.locator('dialog ol li').first().waitFor()
    await look('recovery codes')
    await keepRecoveryCodes(page)
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    await look('adding an app')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.locator('#password').waitFor()
    await look('step-up by password')
    const sent = (await messagesTo(inboxUrl, number)).length
    await page.locator('#password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await page.locator('#code').waitFor()
    await look('step-up by text message')
    await expect.poll(async () => (await messagesTo(inboxUrl, number)).length).toBe(sent + 1)
    await page.locator('#code').fill(await codeFor(inboxUrl, number))
    await page.getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('img', { name: /QR code/ }).waitFor()
    await look('secret of an app')
    const app = new Authenticator(await page.locator('dialog [translate=no]').innerText())
    await page.locator('#factor_code').fill(await app.nextCode())
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByRole('button', { name: 'Rename My authenticator app' }).waitFor()
    expect(found).toEqual([])
  })

  it.each([
    { locale: 'en', at: '' },
    { locale: 'it', at: '/it' },
  ])('have none at sign-in and in the profile, in $locale', async ({ at }) => {
    await user.startAfresh()
    const { page } = user
    found.length = 0
    const enter = async () => {
      await page.goto(`${at}/auth`)
      await page.locator('#email').fill(email)
      await page.locator('#password').fill(password)
      await submit()
      await page.locator('main button').nth(1).waitFor()
    }
    const choose = (nth: number) => page.locator('main button').nth(nth).click()
    await enter()
    await page.locator('#password').waitFor({ state: 'detached' })
    await look('choice of a factor')
    await choose(0)
    await page.locator('#code').waitFor()
    await look('first factor chosen')
    await page.locator('#code').fill('000000')
    await submit()
    await errorShown()
    await look('wrong code')
    await page.locator('main form button[type=button]').last().click()
    await look('device lost')
    await enter()
    await page.locator('#password').waitFor({ state: 'detached' })
    const sent = (await messagesTo(inboxUrl, number)).length
    await choose(1)
    await page.locator('#code').waitFor()
    await look('second factor chosen')
    await expect.poll(async () => (await messagesTo(inboxUrl, number)).length).toBe(sent + 1)
    await page.locator('#code').fill(await codeFor(inboxUrl, number))
    await submit()
    await signedIn(page)
    for (const section of ['company', 'security', 'data']) {
      await page.goto(`${at}/profile?section=${section}`)
      await page.locator('main h2, main legend').first().waitFor()
      await untilQuiet(page)
      await look(`profile: ${section}`)
    }
    await page.locator('main [role=tabpanel] button').last().click()
    await page.locator('dialog[open]').waitFor()
    await look('deletion')
    await page.keyboard.press('Escape')
    await page.goto(`${at}/profile?section=security`)
    for (const button of [0, 1]) {
      await page.locator('main li button').nth(button).click()
      await page.locator('dialog[open]').waitFor()
      await look(button === 0 ? 'renaming' : 'removal')
      await page.keyboard.press('Escape')
    }
    expect(found).toEqual([])
  })
})

it('wrote nothing to the console that no test expected', () => {
  expect(user.unexpectedFaults()).toEqual([])
})
