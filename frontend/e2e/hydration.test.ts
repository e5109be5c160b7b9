import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { cloud } from './cloud.ts'
import { untilQuiet } from './quiet-page.ts'
import { openWatchedPage } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

/** Opens a page whose application comes when told. `prepare` runs in it before anything else. */
async function openHeldPage(path: string, prepare: () => void) {
  const watched = await openWatchedPage(browser, cloud.siteUrl)
  const come = Promise.withResolvers<void>()
  await watched.page.route(/\/assets\/site-[^/]*\.js/, async (route) => {
    await come.promise
    await route.continue()
  })
  await watched.page.addInitScript(prepare)
  await watched.page.goto(path)
  return { ...watched, letCome: come.resolve }
}

describe('while React takes a page over', () => {
  it.each(['before it begins', 'while it hydrates the page'])(
    'counts a press once, %s',
    async (moment) => {
      const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
      await page.addInitScript((isEarly) => {
        const press = () => {
          for (const button of document.querySelectorAll('button'))
            if (button.textContent === 'Next date') button.click()
        }
        addEventListener('site-begins', () => (isEarly ? press() : void setTimeout(press)))
      }, moment === 'before it begins')
      const asked: string[] = []
      page.on('request', (request) => {
        if (/key-dates\?.*from=2030-02-01/.test(request.url())) asked.push(request.url())
      })
      // the press belongs to the month of the address, not to that of the page rendered without it
      await page.goto('/calendar?month=2030-01')
      await page.getByText('There is no later date.').waitFor()
      await untilQuiet(page)
      expect(asked).toHaveLength(1)
      expect(faults).toEqual([])
      await close()
    },
  )

  it('keeps what was typed before, when the next letter comes', async () => {
    const { page, faults, close, letCome } = await openHeldPage('/tenders?market=SE', () => {
      // React's work waits, so that only the key can begin it
      const post = MessagePort.prototype.postMessage
      let isHeld = false
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (isHeld) setTimeout(() => this.postMessage(message), 20)
        else post.call(this, message)
      }
      addEventListener('site-begins', () => {
        isHeld = true
        document.documentElement.dataset.begun = ''
      })
      addEventListener('keyup', () => {
        isHeld = false
      })
    })
    const field = page.getByRole('searchbox')
    await field.fill('suga')
    letCome()
    await page.locator('html[data-begun]').waitFor()
    await field.press('r')
    await page.waitForURL(/text=sugar(&|$)/)
    expect(page.url()).toContain('market=SE')
    expect(await field.inputValue()).toBe('sugar')
    expect(faults).toEqual([])
    await close()
  })

  it('sends what was typed before, when the press falls into the taking over', async () => {
    const { page, faults, close, letCome } = await openHeldPage('/about', () => {
      const send = () => document.querySelector<HTMLElement>('#contact [type="submit"]')?.click()
      addEventListener('site-begins', () => setTimeout(send))
    })
    const form = page.locator('#contact')
    await form.getByLabel('Your name').fill('V. Visitor')
    await form.getByLabel('E-mail address').fill('early@example.com')
    await form.getByLabel('Your message').fill('Typed before the application came.')
    letCome()
    await page.getByText('Your message has arrived').waitFor()
    expect(faults).toEqual([])
    await close()
  })

  it('takes the filter along to another language, although its head is there before its page', async () => {
    const { page, faults, close, letCome } = await openHeldPage('/tenders?market=SE', () => {
      const follow = () => document.querySelector<HTMLElement>('a[hreflang="de"]')?.click()
      addEventListener('site-begins', () => setTimeout(follow))
    })
    letCome()
    await page.waitForURL(/\/de\/tenders\?market=SE/)
    await page.getByRole('heading', { level: 1, name: 'Ausschreibungen' }).waitFor()
    expect(faults).toEqual([])
    await close()
  })
})
