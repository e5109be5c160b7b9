import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { cloud } from './cloud.ts'
import { logInAsAdministrator } from './log-in.ts'
import { settled, watchLayout } from './settled-page.ts'
import { openWatchedPage } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

it('is what the administrator set, in guides and in the list of tenders', async () => {
  const admin = await openWatchedPage(browser, cloud.siteUrl)
  await logInAsAdministrator(admin.page, cloud.inboxUrl)
  await admin.page.goto('/admin/settings')
  const form = admin.page.locator('form', { hasText: 'Norway (Vinmonopolet)' })
  const openOn = async (day: string) => {
    await form.getByLabel('Opens on').fill(day)
    await form.getByRole('button', { name: 'Save' }).click()
    await admin.page.getByText('Norway saved').first().waitFor()
  }
  const reader = await openWatchedPage(browser, cloud.siteUrl)
  await watchLayout(reader.page)
  const open = async (path: string) => {
    await reader.page.goto(path)
    await settled(reader.page)
  }
  await open('/resources/guides/norway-market-guide')
  await reader.page.getByText('Applications for Norway are not open on Nordgate yet.').waitFor()

  await openOn('2031-03-01')
  await open('/resources/guides/norway-market-guide')
  await reader.page.getByText('Applications for Norway open on Nordgate on 1 March 2031.').waitFor()
  await open('/it/resources/guides/norway-market-guide')
  await reader.page
    .getByText('Norvegia: su Nordgate le candidature aprono il 1º marzo 2031.')
    .waitFor()
  await open('/resources/guides/sweden-market-guide')
  await reader.page.getByText('Applications for Sweden are open on Nordgate.').waitFor()
  await open('/tenders')
  await reader.page.getByText('Norway and Finland: applications are not open yet.').waitFor()

  await openOn('')
  expect([...admin.faults, ...reader.faults]).toEqual([])
  await Promise.all([admin.close(), reader.close()])
})
