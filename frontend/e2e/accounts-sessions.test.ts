import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expireStoredTokens, openProfile, password, signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { visitor } from './visitor.ts'

const inboxUrl = cloud.inboxUrl
const user = visitor()
const email = 'ines@producer.example'

/** Counts how often the pages ask the user pool for new tokens. */
function countRefreshes(...pages: Page[]): () => number {
  let count = 0
  for (const page of pages) {
    page.on('request', (request) => {
      const isRefresh =
        request.headers()['x-amz-target']?.endsWith('.GetTokensFromRefreshToken') ||
        /REFRESH_TOKEN/.test(request.postData() ?? '')
      if (isRefresh) count += 1
    })
  }
  return () => count
}

const lookAway = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (hidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

describe('a session', { sequential: true }, () => {
  it('is refreshed by one of two tabs, for both', async () => {
    const { page } = user
    await signUp(page, inboxUrl, email)
    const other = await page.context().newPage()
    await openProfile(page, 'security')
    await openProfile(other, 'security')
    const refreshes = countRefreshes(page, other)
    await expireStoredTokens(page)
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) {
      await tab.getByText(`You sign in with ${email}.`).waitFor()
      await tab.getByText('You have no second factor yet.').waitFor()
    }
    expect(refreshes()).toBe(1)
    await other.close()
  })

  it('is not refreshed by a tab that nobody looks at', async () => {
    const { page } = user
    const refreshes = countRefreshes(page)
    await lookAway(page, true)
    await expireStoredTokens(page)
    // the list of factors is wanted again
    await page.getByRole('tab', { name: 'Company' }).click()
    await page.waitForTimeout(1000)
    expect(refreshes()).toBe(0)
    await lookAway(page, false)
    await expect.poll(() => page.getByLabel('Trade name').count()).toBe(1)
    await expect.poll(refreshes).toBe(1)
  })

  it('is asked for again when it is too old for what it shall do', async () => {
    const { page } = user
    await control('age_sign_ins', { email, minutes: 11 })
    await expireStoredTokens(page)
    await openProfile(page, 'data')
    await page.getByRole('button', { name: 'Request a copy' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Your last sign-in was more than ten minutes ago').waitFor()
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Sign in' }).click()
    // what was asked for goes on by itself
    await page.getByText(/^The copy is (being made|ready)/).waitFor()
    expect(await dialog.count()).toBe(0)
  })

  it('is refreshed before its token ends, by a tab that is looked at', async () => {
    const page = await user.another()
    await page.clock.install()
    await signUp(page, inboxUrl, 'ines.waits@producer.example')
    await openProfile(page, 'security')
    await page.getByText('You have no second factor yet.').waitFor()
    const refreshes = countRefreshes(page)
    const token = () =>
      page.evaluate(() => {
        const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'))
        return localStorage.getItem(key ?? '')
      })
    const first = await token()
    await lookAway(page, true)
    await page.clock.fastForward('14:10')
    await page.waitForTimeout(500)
    expect(refreshes()).toBe(0)
    await lookAway(page, false)
    await expect.poll(refreshes).toBe(1)
    // the time of the next one counts from the token that came
    await expect.poll(token).not.toBe(first)
    // minute by minute, as other calls of the page fall due in between
    await page.clock.runFor('14:10')
    await expect.poll(refreshes).toBe(2)
  })
})

describe('a VAT number', { sequential: true }, () => {
  it('is refused in a wrong format, and checked in no other form than the one saved', async () => {
    const { page } = user
    await openProfile(page, 'company')
    await page.getByLabel('VAT number').fill('FR123')
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('This is not a VAT number of the chosen country.').first().waitFor()
    expect(await page.getByRole('button', { name: 'Check now' }).count()).toBe(0)
  })

  it.each([
    ['FR12123456781', 'Valid according to the EU register'],
    ['FR12123456782', 'Unknown to the EU register'],
    ['FR12123456783', 'The register did not answer'],
  ])('%s is: %s', async (number, state) => {
    const { page } = user
    await page.getByLabel('VAT number').fill(number)
    await page.getByRole('button', { name: 'Save profile' }).click()
    await page.getByText('Not checked yet').waitFor()
    await page.getByRole('button', { name: 'Check now' }).click()
    await page.getByText(state).waitFor()
    await page.reload()
    await page.getByText(state).waitFor()
    await page.getByText(/^Checked /).waitFor()
  })
})

it('wrote nothing to the console that no test expected', () => {
  expect(user.unexpectedFaults()).toEqual([])
})
