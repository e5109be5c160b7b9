import type { Page } from 'playwright-core'
import { appCodeOf } from './inbox.ts'

export const samplePassword = 'Nordgate-sample-1'

/** Logs in through the form and waits until the session is there. */
export async function logIn(page: Page, address: string, password = samplePassword): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}

/** As the sample administrator, who is asked for a second factor. */
export const logInAsAdministrator = (page: Page, inboxUrl: string): Promise<void> =>
  logInWithApp(page, inboxUrl, 'admin@example.com')

/** As the sample operator. */
export const logInAsOperator = (page: Page, inboxUrl: string): Promise<void> =>
  logInWithApp(page, inboxUrl, 'operator@example.com')

async function logInWithApp(page: Page, inboxUrl: string, address: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code from your authenticator app').fill(await appCodeOf(inboxUrl, address))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}
