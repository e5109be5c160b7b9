import type { Page } from 'playwright-core'

export const samplePassword = 'Nordgate-sample-1'

/** Logs in through the form and waits until the session stands. */
export async function logIn(page: Page, address: string, password = samplePassword): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('E-mail address').fill(address)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL(/\/(dashboard|home)$/)
}
