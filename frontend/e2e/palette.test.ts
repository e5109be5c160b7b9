import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { uploadOffers } from './application-form.ts'
import { logIn } from './log-in.ts'
import { settled, watchLayout } from './settled-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

describe('the search over everything', { sequential: true }, () => {
  const producer = visitor()
  const open = async () => {
    await producer.page.keyboard.press('Control+k')
    const dialog = producer.page.getByRole('dialog', { name: 'Search' })
    await dialog.waitFor()
    return dialog
  }

  it('leads a visitor to tenders and pages by keyboard alone', async () => {
    const { page } = producer
    await watchLayout(page)
    await page.goto('/about')
    // the key is the application's, which comes when the page is quiet
    await settled(page)
    const dialog = await open()
    await page.keyboard.type('statist')
    await dialog.getByRole('menuitem', { name: 'Market statistics' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/statistics$/)
    await dialog.waitFor({ state: 'detached' })
    await open()
    await page.keyboard.type('Malbec')
    await dialog.getByRole('group', { name: 'Tenders' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    // nobody's products are asked for
    expect(await dialog.getByRole('group', { name: 'Products' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('finds the products and applications of who is signed in, at both widths', async () => {
    const { page } = producer
    await logIn(page, 'subscribed@example.com')
    await uploadOffers(page)
    const word = 'Malbec'
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      const dialog = await open()
      await page.keyboard.type(word)
      const found = dialog.getByRole('group', { name: 'Products' }).getByRole('menuitem')
      await found.first().waitFor()
      expect(await scrollsSideways(page)).toBe(false)
      const folder = process.env.LOOK_AT
      if (folder !== undefined) {
        await page.screenshot({ path: `${folder}/palette-${viewport.width}.png` })
      }
      await page.keyboard.type(' nothing like this')
      await dialog.getByText(/^Nothing found for/).waitFor()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByRole('searchbox').fill(word)
    await dialog.getByRole('group', { name: 'Products' }).getByRole('menuitem').first().click()
    await page.waitForURL(/\/products\/[^/]+$/)
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
