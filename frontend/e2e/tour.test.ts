import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { uploadOffers } from './application-form.ts'
import { logIn } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'

describe('the tour of the site', { sequential: true }, () => {
  const producer = visitor()
  const card = () =>
    producer.page.getByRole('region', { name: /./ }).filter({ hasText: /^\d of 5/ })
  const shown = () => producer.page.locator('[data-tour][class*=" "]')

  beforeAll(async () => {
    await logIn(producer.page, 'subscribed@example.com')
    await uploadOffers(producer.page)
  })

  it.each([
    ['/dashboard', 1280],
    ['/fr/dashboard', 390],
  ])('leads through the own pages from %s at %i px', async (path, width) => {
    const { page } = producer
    await page.setViewportSize({ width, height: 844 })
    await page.goto(path)
    const isFrench = path.startsWith('/fr')
    await page.getByRole('link', { name: isFrench ? 'Visite du site' : 'Tour of the site' }).click()
    const pages = ['products', 'matches', 'matches', 'tender-applications', 'dashboard']
    for (const [at, name] of pages.entries()) {
      const region = page
        .getByRole('region')
        .filter({ hasText: `${at + 1} ${isFrench ? 'sur' : 'of'} 5` })
      await region.waitFor()
      await page.waitForURL(new RegExp(`/${name}$`))
      await expect.poll(() => region.evaluate((one) => one === document.activeElement)).toBe(true)
      await untilQuiet(page)
      expect(await accessibilityFindings(page), name).toEqual([])
      const words = at === 4 ? ['Done', 'Terminer'] : ['Next', 'Suivant']
      await region.getByRole('button', { name: words[isFrench ? 1 : 0], exact: true }).click()
    }
    expect(await card().count()).toBe(0)
    expect(new URL(page.url()).search).toBe('')
  })

  it('ends with Escape, and begins again from the dashboard alone', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/dashboard?tour=start')
    await card().waitFor()
    await expect.poll(() => shown().count()).toBe(1)
    await page.keyboard.press('Escape')
    await expect.poll(() => card().count()).toBe(0)
    expect(await shown().count()).toBe(0)
    await page.reload()
    await untilQuiet(page)
    expect(await card().count()).toBe(0)
  })
})
