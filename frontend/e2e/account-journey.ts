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
  await page.getByLabel('What do you produce as?').selectOption('winery')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Code from the mail').fill(await codeFor(inboxUrl, email))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}

/** Address and password through the form, without waiting for what comes next. */
export async function enterPassword(page: Page, email: string, secret = password): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Log in' }).click()
}

export const signedIn = (page: Page) => page.waitForURL(/\/(dashboard|home)$/)

/** An authenticator app, with the secret as the site shows it. */
export class Authenticator {
  readonly #totp: TOTP
  #lastStep = 0

  constructor(shownSecret: string) {
    this.#totp = new TOTP({ secret: shownSecret.replace(/\s/g, '') })
  }

  /** The code that was not used yet: codes count once, one step ahead is accepted. */
  async nextCode(): Promise<string> {
    const stepMs = this.#totp.period * 1000
    for (;;) {
      const now = Math.floor(Date.now() / stepMs)
      const step = Math.max(now, this.#lastStep + 1)
      if (step <= now + 1) {
        this.#lastStep = step
        return this.#totp.generate({ timestamp: step * stepMs })
      }
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
  }
}
