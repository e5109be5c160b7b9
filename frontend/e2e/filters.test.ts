import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { uploadOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { logIn } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { layoutShift, settled, watchLayout } from './settled-page.ts'
import { visitor } from './visitor.ts'
import { desktop, openWatchedPage, phone } from './watched-page.ts'

const producer = visitor()
const named = (name: string) => producer.page.getByLabel(name, { exact: true })

beforeAll(async () => {
  await logIn(producer.page, 'subscribed@example.com')
  await uploadOffers(producer.page)
  await watchLayout(producer.page)
})

describe('the filters', { sequential: true }, () => {
  it.each([
    ['/calendar', 'Market'],
    ['/launch-plan-table', 'Launch in'],
    ['/documents', 'Kind of document'],
  ])('of %s fold behind one button on a phone, and stand on a wide page', async (path, field) => {
    const { page } = producer
    await page.setViewportSize(phone)
    await page.goto(path)
    await settled(page)
    const fold = page.getByRole('button', { name: /^Filters/ })
    expect(await named(field).isVisible()).toBe(false)
    await fold.click()
    expect(await fold.getAttribute('aria-expanded')).toBe('true')
    await named(field).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    for (const width of [phone.width, 320]) {
      await page.setViewportSize({ ...phone, width })
      const isWide = () =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect(await page.evaluate(isWide)).toBe(false)
    }
    await fold.click()
    expect(await named(field).isVisible()).toBe(false)
    await page.setViewportSize(desktop)
    expect(await named(field).isVisible()).toBe(true)
    expect(await fold.isVisible()).toBe(false)
  })

  it.each(['/calendar', '/launch-plan-table'])(
    'of %s are folded from the first paint on, and nothing moves when the application comes',
    async (path) => {
      const { page, faults, close } = await openWatchedPage(producer.browser, cloud.siteUrl, {
        viewport: phone,
      })
      await watchLayout(page)
      await page.goto(path)
      await settled(page)
      const { layout_shift, moved } = await layoutShift(page)
      expect(layout_shift, moved.join('\n')).toBeLessThanOrEqual(0.01)
      expect(faults).toEqual([])
      await close()
    },
  )
})

describe('the state of a page stays in its address', { sequential: true }, () => {
  it('while one searches the resources, reloads, reads one and comes back', async () => {
    const { page } = producer
    await page.goto('/resources')
    const search = page.getByRole('searchbox')
    await search.fill('deposit')
    await page.waitForURL('**/resources?text=deposit')
    const topic = page.getByLabel('Topic', { exact: true })
    const chosen = await topic.locator('option').nth(1).getAttribute('value')
    await page.goto(`/resources?topic=${chosen}`)
    const count = page.getByText(/^\d+ texts?$/)
    await count.waitFor()
    expect(await topic.inputValue()).toBe(chosen)
    const found = await count.innerText()
    await page.reload()
    await count.waitFor()
    expect(await count.innerText()).toBe(found)

    await page.goto('/resources?text=deposit')
    await count.waitFor()
    // the words of the texts come after their titles
    await untilQuiet(page)
    const withWords = await count.innerText()
    expect(await search.inputValue()).toBe('deposit')
    await page.locator('main ul a').first().click()
    await page.waitForURL(/\/resources\/[a-z]/)
    await page.goBack()
    await count.waitFor()
    expect(await search.inputValue()).toBe('deposit')
    await expect.poll(() => count.innerText()).toBe(withWords)
  })

  it('that names a topic which there is not, and shows all', async () => {
    const { page } = producer
    await page.goto('/resources?topic=gardening')
    await untilQuiet(page)
    expect(await page.getByText(/^\d+ texts?$/).isVisible()).toBe(false)
    expect(await page.locator('main ul a').count()).toBeGreaterThan(5)
  })

  it('while a product is held against a tender', async () => {
    const { page } = producer
    await page.goto('/tenders/1008')
    const compared = named('Product to compare')
    await compared.waitFor()
    const best = await compared.inputValue()
    const other = await compared
      .locator('option')
      .evaluateAll(
        (options, shown) =>
          (options as HTMLOptionElement[]).map(({ value }) => value).filter((one) => one !== shown),
        best,
      )
    const last = other.at(-1) ?? ''
    await compared.selectOption(last)
    await page.waitForURL(`**/tenders/1008?product=${last}`)
    await page.reload()
    await compared.waitFor()
    expect(await compared.inputValue()).toBe(last)
    await page.getByRole('link', { name: 'Correct this product' }).click()
    await page.waitForURL(`**/products/${last}`)
    await page.goBack()
    await compared.waitFor()
    expect(await compared.inputValue()).toBe(last)
    // a link may name a product that is gone
    await page.goto('/tenders/1008?product=prd_00000000')
    await compared.waitFor()
    expect(await compared.inputValue()).toBe(best)
    await page.goto('/tenders/1008?product=')
    await compared.waitFor()
    expect(await compared.inputValue()).toBe('')
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
