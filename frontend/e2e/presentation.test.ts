import { describe, expect, it } from 'vitest'
import { locales } from '#domain/shared/locale.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { settled, watchLayout } from './settled-page.ts'
import { visitor } from './visitor.ts'

const user = visitor()
const slideCount = 8

describe('the presentation', { sequential: true }, () => {
  it('is turned by keys and swipes, and ends with Escape', async () => {
    const { page } = user
    await watchLayout(page)
    await page.goto('/presentation')
    await settled(page)
    await page.getByRole('button', { name: 'View full screen' }).click()
    const show = page.getByRole('dialog', { name: 'Presentation' })
    await show.getByText(`1 of ${slideCount}`).waitFor()
    for (const [key, number] of [
      ['ArrowRight', 2],
      ['PageDown', 3],
      ['ArrowLeft', 2],
      ['End', slideCount],
      ['ArrowRight', slideCount],
      ['Home', 1],
      [' ', 2],
    ] as const) {
      await page.keyboard.press(key)
      await show.getByText(`${number} of ${slideCount}`).waitFor()
    }
    await swipe(-200)
    await show.getByText(`3 of ${slideCount}`).waitFor()
    await swipe(200)
    await show.getByText(`2 of ${slideCount}`).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.evaluate(() => document.exitFullscreen().catch(() => {}))
    if (await show.isVisible()) await page.keyboard.press('Escape')
    await show.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View full screen')
  })

  it('is one slide on each printed page', async () => {
    const { page } = user
    const pdf = await page.pdf({ format: 'A4', landscape: true })
    const { getDocumentProxy } = await import('unpdf')
    const { numPages } = await getDocumentProxy(new Uint8Array(pdf))
    expect(numPages).toBe(slideCount)
  })

  it('is a long page without script', async () => {
    const answer = await fetch(new URL('/es/presentation', cloud.siteUrl))
    const html = await answer.text()
    expect(html.match(/id="slide-/g)).toHaveLength(slideCount)
  })
})

describe('the flyer', () => {
  it('is one sheet of A4 when printed', async () => {
    const { page } = user
    await page.goto('/de/flyer')
    await settled(page)
    const { getDocumentProxy } = await import('unpdf')
    const pdf = await page.pdf({ format: 'A4', margin: { top: '10mm', bottom: '10mm' } })
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
  })

  it.each(locales)('is there as PDF in %s', async (locale) => {
    const answer = await fetch(new URL(`/flyer/${locale}.pdf`, cloud.siteUrl))
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await answer.text()).slice(0, 5)).toBe('%PDF-')
    expect(user.unexpectedFaults()).toEqual([])
  })
})

/** A finger over the slide, in CSS pixels. */
const swipe = (by: number) =>
  user.page.locator('dialog').evaluate((dialog, distance) => {
    const touch = (x: number) =>
      new Touch({ identifier: 1, target: dialog, clientX: x, clientY: 300 })
    const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
      dialog.dispatchEvent(new TouchEvent(type, { bubbles: true, touches, changedTouches }))
    send('touchstart', [touch(500)], [touch(500)])
    send('touchend', [], [touch(500 + distance)])
  }, by)
