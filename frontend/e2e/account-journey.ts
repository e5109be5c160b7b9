import { TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { codeFor } from './inbox.ts'

export const password = 'a quiet harbour in spring'

/** An account of its own, signed in, with the company that sign-up asks for. */
export async function signUp(page: Page, inboxUrl: string, email: string): Promise<void> {
  await page.goto('/auth?mode=sign_up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Legal name of the company').fill('Sample Cellars')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Your company is a').selectOption('producer')
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code from the e-mail').fill(await codeFor(inboxUrl, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}

/** Address and password through the form, without waiting for what comes next. */
export async function enterPassword(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export const signedIn = (page: Page) => page.waitForURL(/\/(dashboard|home)$/)

/** An authenticator app, with the secret as the site shows it. */
export class Authenticator {
  private readonly totp: TOTP
  private lastStep = 0

  constructor(shownSecret: string) {
    this.totp = new TOTP({ secret: shownSecret.replace(/\s/g, '') })
  }

  /** The code that was not used yet: codes count once, one step ahead is accepted. */
  async nextCode(): Promise<string> {
    const stepMs = this.totp.period * 1000
    for (;;) {
      const now = Math.floor(Date.now() / stepMs)
      const step = Math.max(now, this.lastStep + 1)
      if (step <= now + 1) {
        this.lastStep = step
        return this.totp.generate({ timestamp: step * stepMs })
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}

/** Opens a part of the profile. */
export async function openProfile(page: Page, section: string): Promise<void> {
  await page.goto(`/profile?section=${section}`)
  await page.locator('h1').first().waitFor()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
  await page.getByRole('link', { name: 'Login' }).first().waitFor()
}

/** Adds an authenticator app in the profile of who is signed in; answers it and the recovery codes. */
export async function addAuthenticator(page: Page) {
  await openProfile(page, 'security')
  await page.getByRole('button', { name: 'Add authenticator app' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  const app = new Authenticator(await page.locator('dialog [translate=no]').innerText())
  await page.getByLabel('Code from your authenticator app').fill(await app.nextCode())
  await page.getByRole('button', { name: 'Confirm and switch on' }).click()
  return { app, recoveryCodes: await keepRecoveryCodes(page) }
}

/** Reads the codes that come with the first factor, and says that they are kept. */
export async function keepRecoveryCodes(page: Page): Promise<string[]> {
  await page.locator('dialog ol li').first().waitFor()
  const codes = await page.locator('dialog ol li').allInnerTexts()
  await page.getByLabel('I have saved the codes').check()
  await page.getByRole('button', { name: 'Done' }).click()
  return codes
}

/** The id of who is signed in, as the browser keeps it. */
export const userIdIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.LastAuthUser'))
    return localStorage.getItem(key ?? '') ?? ''
  })

/** Lets the stored tokens look expired, so that the page has to refresh them. */
export const expireStoredTokens = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const [key, token] of Object.entries(localStorage)) {
      if (!/\.(accessToken|idToken)$/.test(key)) continue
      const [head, payload = '', signature] = String(token).split('.')
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
      const past = btoa(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 60 }))
      const urlSafe = past.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
      localStorage.setItem(key, [head, urlSafe, signature].join('.'))
    }
  })
