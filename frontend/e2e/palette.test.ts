import { describe, expect, it } from 'vitest'
import { publicPages } from '../src/app/public-pages.ts'
import titles from '../src/i18n/locales/en/pages.json' with { type: 'json' }
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { uploadOffers } from './application-form.ts'
import { logIn } from './log-in.ts'
import { movingParts } from './screen-findings.ts'
import { settled, watchLayout } from './settled-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

/** What the header calls otherwise than the page does. */
const named: Readonly<Record<string, string>> = {
  '/pricing': 'Pricing',
  '/launch-plan': 'Access Launch Plans',
}

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
    await dialog.getByRole('menuitem', { name: /market statistics/ }).waitFor()
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

  it('finds every public page, guides and terms, whoever is looking', async () => {
    const { page } = producer
    const dialog = await open()
    const field = dialog.getByRole('searchbox')
    for (const { path, words } of publicPages.filter(({ canonical }) => canonical === undefined)) {
      const title = path === '/' ? 'Home' : titles[words].title
      await field.fill(named[path] ?? title)
      await dialog
        .getByRole('menuitem', { name: named[path] ?? title, exact: true })
        .first()
        .waitFor()
    }
    for (const title of ['How to read a tender', 'Terms']) {
      await field.fill(title)
      await dialog.getByRole('menuitem', { name: title }).first().waitFor()
    }
    // what is the account's own is offered to nobody else
    await field.fill('Saved searches')
    await dialog.getByText(/^Nothing found for/).waitFor()
    await page.keyboard.press('Escape')
    if (await dialog.isVisible()) await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it.each([
    ['at 320 px', { width: 320, height: 640 }],
    ['twice as large', { width: 320, height: 200 }],
  ])('is whole and still %s, where motion is to be reduced', async (_, viewport) => {
    const { page } = producer
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize(viewport)
    const dialog = await open()
    await page.keyboard.type('wine')
    await dialog.getByRole('group', { name: 'Tenders' }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await movingParts(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize(desktop)
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
