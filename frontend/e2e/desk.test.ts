import { type Browser, chromium } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBrowser } from '../../infra/local/install/find-browser.ts'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { addAuthenticator, enterPassword, password, signedIn, signOut } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { mailsWith } from './inbox.ts'
import { logInAsAdministrator, logInAsOperator } from './log-in.ts'
import { desktop, openWatchedPage, phone } from './watched-page.ts'

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser())
})
afterAll(() => browser?.close())

describe('the desk', { sequential: true }, () => {
  const colleague = 'colleague@example.com'

  it('lets an administrator add an importer and invite an operator', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Add an importer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Sample Import AB')
    await dialog.getByLabel('Licence or approval').fill('SE-1')
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: /Sample Import AB/ }).waitFor()
    const form = page.locator('form', { hasText: 'Invite' })
    await form.getByLabel('E-mail address').fill(colleague)
    await form.getByRole('button', { name: 'Invite' }).click()
    const row = page.getByRole('row', { name: new RegExp(colleague) })
    await row.getByText('Invited').waitFor()
    const own = page.getByRole('row', { name: /^admin@example.com/ })
    await own.getByText('You', { exact: true }).waitFor()
    expect(await own.getByRole('button').count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(faults).toEqual([])
    await close()
  })

  it('lets an administrator make a referral code, and take back that it was switched off', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Create a code' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Use 3 to 40 letters, digits and dashes.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await dialog.getByLabel('Code', { exact: true }).fill('journey-15')
    await dialog.getByLabel('Percent off').fill('15')
    await dialog.getByLabel('Maximum number of uses').fill('20')
    await dialog.getByRole('button', { name: 'Save' }).click()
    const row = page.getByRole('row', { name: /JOURNEY-15/ })
    await row.getByText('0 of 20').waitFor()
    await row.getByRole('button', { name: 'Switch off' }).click()
    await row.getByText('Switched off').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.getByText('Active').waitFor()
    for (const viewport of [desktop, phone]) {
      await page.setViewportSize(viewport)
      expect(await accessibilityFindings(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
    await page.setViewportSize(desktop)
    await page.goto('/admin/log?action=switchReferralCode')
    // accounts-tokens.test.ts has every route of the desk refused, which the log keeps too
    const done = page.locator('tbody tr').filter({ hasNotText: /refused/i })
    await expect.poll(() => done.count()).toBe(2)
    expect(faults).toEqual([])
    await close()
  })

  it('shows all of it to an operator, who changes nothing, and reads who did it in the log', async () => {
    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin/settings')
    await page.getByRole('row', { name: /Sample Import AB/ }).waitFor()
    await page.getByRole('row', { name: new RegExp(colleague) }).waitFor()
    await page.getByRole('row', { name: /JOURNEY-15/ }).waitFor()
    // they may take the three lists away, and change none
    const buttons = page.getByRole('main').getByRole('button')
    expect(await buttons.allTextContents()).toEqual(Array(3).fill('Download CSV'))
    await page.getByRole('link', { name: 'Log' }).click()
    const entry = page.getByRole('row', { name: /inviteOperator/ }).first()
    await entry.waitFor()
    expect(await entry.textContent()).toContain('admin@example.com')
    expect(await entry.textContent()).toContain(colleague)
    const saved = page.getByRole('row', { name: /saveImporter/ }).first()
    expect(await saved.textContent()).toContain('name: Sample Import AB')
    // by keyboard to what was done to this importer alone
    await page.keyboard.press('j')
    await saved.getByRole('button', { name: /^importers\/SE\/imp_/ }).press('Enter')
    await expect.poll(() => page.url()).toMatch(/subject=importers%2FSE%2Fimp_/)
    await entry.waitFor({ state: 'detached' })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    expect((await download).suggestedFilename()).toBe('nordgate-log.csv')
    expect(faults).toEqual([])
    await close()
  })

  it('lets the colleague in with a password and a second factor of their own, until the role is removed', async () => {
    const invited = await openWatchedPage(browser, cloud.siteUrl)
    const [mail] = await mailsWith(cloud.inboxUrl, colleague, 'invited to the Nordgate desk')
    const firstPassword = new RegExp(`^${colleague}\\s+(\\S+)$`, 'm').exec(mail?.text ?? '')?.[1]
    await enterPassword(invited.page, colleague, firstPassword)
    await invited.page.getByLabel('New password', { exact: true }).fill(password)
    await invited.page.getByRole('button', { name: 'Save new password' }).click()
    await signedIn(invited.page)
    const { app } = await addAuthenticator(invited.page)
    await signOut(invited.page)
    await enterPassword(invited.page, colleague)
    await invited.page.getByLabel('Code from your authenticator app').fill(await app.nextCode())
    await invited.page.getByRole('button', { name: 'Confirm' }).click()
    await signedIn(invited.page)
    await invited.page.goto('/admin/settings')
    await invited.page.getByRole('row', { name: /^colleague@example.com You/ }).waitFor()
    expect(invited.faults).toEqual([])

    const { page, faults, close } = await openWatchedPage(browser, cloud.siteUrl)
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/settings')
    const row = page.getByRole('row', { name: new RegExp(colleague) })
    await row.getByText('Active').waitFor()
    await row.getByRole('button', { name: 'Remove from the desk' }).click()
    const question = page.getByRole('dialog')
    expect(await accessibilityFindings(page)).toEqual([])
    await question.getByRole('button', { name: 'Remove from the desk' }).click()
    await row.waitFor({ state: 'detached' })
    expect(faults).toEqual([])
    await close()

    await invited.page.reload()
    await invited.page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor()
    await invited.close()
  })
})
