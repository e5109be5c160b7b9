import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Opens a producer from the desk's list, which hears of them a moment after they came. */
export async function openProducer(page: Page, email: string): Promise<void> {
  await page.goto(`/admin/producers?text=${encodeURIComponent(email)}`)
  const rows = page.locator('main tbody a[href*="/admin/producers/"]')
  await expect
    .poll(
      async () => {
        await page.reload()
        await page.locator('main table, main h2').first().waitFor()
        return rows.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await rows.click()
  await page.getByRole('heading', { name: 'Access plan', exact: true }).waitFor()
}
