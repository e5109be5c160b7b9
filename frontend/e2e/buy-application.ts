import type { Page } from 'playwright-core'
import { signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { cards, payWith } from './payment-page.ts'

/** An account of its own that may apply for one tender: nothing of other journeys stands in its drafts. */
export async function signUpFor(page: Page, email: string, tenderId: number): Promise<void> {
  await signUp(page, cloud.inboxUrl, email)
  await buyApplication(page, tenderId)
}

/** Buys a single application for a tender. */
export async function buyApplication(page: Page, tenderId: number): Promise<void> {
  await page.goto(`/tenders/${tenderId}`)
  await payHere(page)
}

/** Buys a single application on the page of its tender. */
export async function payHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Buy a single application' }).first().click()
  await payWith(page, cards.pays)
  await page.getByRole('heading', { name: 'Payment confirmed' }).waitFor()
}
