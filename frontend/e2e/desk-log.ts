import type { Page } from 'playwright-core'

/** Waits until the log of the desk holds each of these actions about a subject (`payments/USER/PAYMENT`). */
export async function expectInLog(
  page: Page,
  subject: string,
  actions: readonly string[],
): Promise<void> {
  await page.goto(`/admin/log?subject=${encodeURIComponent(subject)}`)
  for (const action of actions) {
    const row = page.getByRole('row', { name: new RegExp(`\\b${action}\\b`) })
    await row.first().waitFor()
  }
}
