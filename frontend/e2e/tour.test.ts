import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { chooseProduct, draftSaved, uploadOffers } from './application-form.ts'
import { logIn } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { movingParts } from './screen-findings.ts'
import { visitor } from './visitor.ts'

describe('the tour of the site', { sequential: true }, () => {
  const producer = visitor()
  const card = () =>
    producer.page.getByRole('region', { name: /./ }).filter({ hasText: /^\d (of|sur) 5/ })
  const shown = () =>
    producer.page
      .locator('[data-tour]')
      .evaluateAll((parts) =>
        parts
          .filter((part) => getComputedStyle(part).outlineStyle === 'solid')
          .map((part) => part.getAttribute('data-tour')),
      )
  const stops = [
    { page: 'products', part: ['products'] },
    { page: 'matches', part: ['facts'] },
    { page: 'matches', part: ['matches'] },
    { page: 'tender-applications', part: ['applications'] },
    { page: 'dashboard', part: ['week'] },
  ]

  beforeAll(async () => {
    await logIn(producer.page, 'subscribed@example.com')
    await uploadOffers(producer.page)
  })

  // every stop then has its part, whoever used this cloud before
  it('is for an account that has products and an application', async () => {
    await producer.page.goto('/tender-application/1009')
    await chooseProduct(producer.page, 'Sample Pinotage')
    await draftSaved(producer.page)
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
    for (const [at, stop] of stops.entries()) {
      const region = page
        .getByRole('region')
        .filter({ hasText: `${at + 1} ${isFrench ? 'sur' : 'of'} 5` })
      await region.waitFor()
      await page.waitForURL(new RegExp(`/${stop.page}$`))
      await expect.poll(() => region.evaluate((one) => one === document.activeElement)).toBe(true)
      await untilQuiet(page)
      await expect.poll(shown).toEqual(stop.part)
      expect(await accessibilityFindings(page), stop.page).toEqual([])
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
    await expect.poll(shown).toEqual(['products'])
    await page.keyboard.press('Escape')
    await expect.poll(() => card().count()).toBe(0)
    expect(await shown()).toEqual([])
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page.reload()
    await untilQuiet(page)
    expect(await card().count()).toBe(0)
  })

  it.each([
    ['at 320 px', { width: 320, height: 640 }],
    ['twice as large', { width: 320, height: 200 }],
  ])('is whole and still %s, where motion is to be reduced', async (_, viewport) => {
    const { page } = producer
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    await page.goto('/dashboard?tour=start')
    await card().waitFor()
    await untilQuiet(page)
    expect(await scrollsSideways(page)).toBe(false)
    expect(await movingParts(page)).toEqual([])
    await card().getByRole('button', { name: 'Leave the tour' }).click()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 1280, height: 900 })
  })

  it('leaves the pages in use, and goes on from wherever the reader is', async () => {
    const { page } = producer
    await page.goto('/dashboard?tour=start')
    await page.waitForURL(/\/products$/)
    await page.getByRole('link', { name: 'Calendar' }).first().click()
    await page.waitForURL(/\/calendar$/)
    await untilQuiet(page)
    expect(new URL(page.url()).pathname).toBe('/calendar')
    await card().getByRole('button', { name: 'Next', exact: true }).click()
    await page.waitForURL(/\/matches$/)
    await card().getByRole('button', { name: 'Leave the tour' }).click()
    await expect.poll(() => card().count()).toBe(0)
  })
})
