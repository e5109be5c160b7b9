import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '../../functions/domain/shared/locale.ts'
import { mailColours } from '../../functions/platform/mail/mail-look.ts'
import { exampleMails } from '../../functions/platform/mail/test/example-mails.ts'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

/** As a program shows it that takes the style sheet away, which Gmail does to accounts of other providers. */
const withoutStyle = (html: string) => html.replace(/<style>.*?<\/style>/s, '')
const asSent = (html: string) => html

/** Of each kind the first mail in German, whose words are the longest: colours are the same in all languages. */
const oneOfEach = Object.entries(exampleMails('de')).map(([name, [mail]]) => [name, mail] as const)

const groundOf = (page: Page) =>
  page.evaluate(
    () => getComputedStyle(document.querySelector('.card') ?? document.body).backgroundColor,
  )
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

const looks = [
  ['as sent', asSent],
  ['without its style', withoutStyle],
] as const

describe.each(looks)('%s', (_, shown) => {
  it.each([390, 640])('every mail stays in a window of %i px, its button too', async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    const faults: string[] = []
    for (const locale of locales) {
      for (const [name, mails] of Object.entries(exampleMails(locale))) {
        for (const { html, subject } of mails) {
          await page.setContent(shown(html))
          if (await scrollsSideways(page)) faults.push(`${locale} ${name}: ${subject} is too wide`)
          const button = page.locator('a.button')
          const box = (await button.count()) === 0 ? null : await button.boundingBox()
          if (box !== null && (box.height < 18 || box.x < 0 || box.x + box.width > width))
            faults.push(`${locale} ${name}: the button of ${subject} is out of sight`)
        }
      }
    }
    expect(faults).toEqual([])
    await page.close()
  })
})

describe.each([
  ['light', ...looks[0], mailColours.light.surface],
  ['dark', ...looks[0], mailColours.dark.surface],
  // whoever takes the sheet away shows the light colours
  ['light', ...looks[1], mailColours.light.surface],
  ['dark', ...looks[1], mailColours.light.surface],
] as const)('in a %s program, %s', (colorScheme, _, shown, ground) => {
  it('every kind of mail can be read', async () => {
    const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 800 } })
    for (const [name, mail] of oneOfEach) {
      await page.setContent(shown(mail?.html ?? ''))
      expect(await groundOf(page)).toBe(rgb(ground))
      expect([name, await accessibilityFindings(page)]).toEqual([name, []])
    }
    await page.close()
  })
})
