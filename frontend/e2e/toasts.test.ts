import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploadOffers } from './application-form.ts'
import { logIn } from './log-in.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

/**
 * The buttons, fields and links that look like buttons in sight whose middle is covered by a toast. Not what is in a
 * grid: its rows are closer than a toast is high, and its keys reach them.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const stack = document.querySelector('section[aria-label="Messages"]')
    return [...document.querySelectorAll('button, input, select, textarea, a[data-button]')]
      .filter((control) => !stack?.contains(control) && control.closest('[role=grid]') === null)
      .flatMap((control) => {
        const { left, top, width, height } = control.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        const place = () => JSON.stringify(stack?.getBoundingClientRect())
        return stack?.contains(hit) ? [`${place()} ${control.outerHTML.slice(0, 120)}`] : []
      })
  })

describe.each([phone, desktop])('a toast at $width px', { sequential: true }, (viewport) => {
  const producer = visitor()
  const failure = () => producer.page.getByRole('region', { name: 'Messages' }).getByRole('alert')

  beforeAll(async () => {
    await logIn(producer.page, 'subscribed@example.com')
    await uploadOffers(producer.page)
    await producer.page.setViewportSize(viewport)
  })

  it('covers no button of a list in which one goes on from line to line', async () => {
    const { page } = producer
    await page.goto('/matches')
    const dismiss = page.getByRole('button', { name: /^Dismiss / })
    await dismiss.first().waitFor()
    await untilQuiet(page)
    // a failure stays until it is closed
    await page.route('**/api/matches/dismissals', (route) => route.fulfill({ status: 404 }))
    for (const place of ['start', 'end'] as const) {
      await dismiss.nth(1).evaluate((button, block) => button.scrollIntoView({ block }), place)
      await dismiss.nth(1).click()
      await failure().waitFor()
      await expect.poll(() => covered(page), { timeout: 5000 }).toEqual([])
      await failure().getByRole('button', { name: 'Close' }).click()
    }
  })

  it('leaves the bar of what is selected in reach, and comes off it while one scrolls', async () => {
    const { page } = producer
    await page.goto('/products')
    const grid = page.getByRole('grid', { name: 'Products' })
    await grid.waitFor()
    await page.evaluate(() => {
      URL.createObjectURL = () => {
        throw new Error('no room for the file')
      }
    })
    await page.getByRole('button', { name: /^CSV: download/ }).click()
    await failure().waitFor()
    await grid.focus()
    await page.keyboard.press('Space')
    await page.getByText('1 selected').waitFor()
    await expect.poll(() => covered(page), { timeout: 5000 }).toEqual([])
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect.poll(() => covered(page), { timeout: 5000 }).toEqual([])
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByText('1 selected').waitFor({ state: 'detached' })
    expect(await failure().isVisible()).toBe(true)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
