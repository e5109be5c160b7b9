import { describe, expect, it } from 'vitest'
import {
  Authenticator,
  enterPassword,
  keepRecoveryCodes,
  openProfile,
  password,
  signedIn,
  signOut,
  signUp,
  userIdIn,
} from './account-journey.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { codeFor, linkFor, messagesTo } from './inbox.ts'
import { visitor } from './visitor.ts'

const inboxUrl = cloud.inboxUrl
const user = visitor()
const appCode = 'Code from your authenticator app'
const smsCode = 'Code from the text message'

async function confirm(label: string, code: string): Promise<void> {
  await user.page.getByLabel(label).fill(code)
  await user.page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

describe('an account with two second factors', { sequential: true }, () => {
  const email = 'ginevra@producer.example'
  const number = '+393331234567'
  let app: Authenticator
  let firstCodes: string[] = []
  let codes: string[] = []

  it('gets them one after the other, recovery codes with the first alone', async () => {
    const { page } = user
    await signUp(page, inboxUrl, email)
    await openProfile(page, 'security')
    await page.getByRole('button', { name: 'Add phone number' }).click()
    await page.getByRole('textbox', { name: 'Phone number' }).fill('0039 333 123 45 67')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText(number).waitFor()
    await page.getByLabel(smsCode).fill('000000')
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByText('The code is not right').first().waitFor()
    const textMessages = (await messagesTo(inboxUrl, number)).length
    await page.getByLabel(smsCode).fill(await codeFor(inboxUrl, number))
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    firstCodes = await keepRecoveryCodes(page)
    // the session is older than the factor: it has to be stepped up before it may add another
    await page.getByRole('button', { name: 'Add authenticator app' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByText('Please confirm that it is you').waitFor()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await page.getByLabel(smsCode).waitFor()
    await expect
      .poll(async () => (await messagesTo(inboxUrl, number)).length)
      .toBe(textMessages + 1)
    await confirm(smsCode, await codeFor(inboxUrl, number))
    app = new Authenticator(await page.locator('dialog [translate=no]').innerText())
    await page.getByLabel(appCode).fill(await app.nextCode())
    await page.getByRole('button', { name: 'Confirm and switch on' }).click()
    await page.getByText('Second factor added').first().waitFor()
    await page.getByRole('button', { name: 'Rename My authenticator app' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('renames one', async () => {
    const { page } = user
    await page.getByRole('button', { name: 'Rename My phone' }).click()
    await page.getByRole('dialog').getByLabel('Name').fill('The cellar’s telephone')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await page.getByRole('button', { name: 'Remove The cellar’s telephone' }).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Remove The cellar’s telephone' }).waitFor()
  })

  it('chooses one of them at sign-in, and may choose the other after all', async () => {
    const { page } = user
    await signOut(page)
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Text message' }).click()
    await page.getByLabel(smsCode).waitFor()
    const before = (await messagesTo(inboxUrl, number)).length
    await confirm(smsCode, '000000')
    await page.getByText('This code is not right.').first().waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Authenticator app' }).click()
    await confirm(appCode, await app.nextCode())
    await signedIn(page)
    await signOut(page)
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Text message' }).click()
    await expect.poll(async () => (await messagesTo(inboxUrl, number)).length).toBe(before + 1)
    await confirm(smsCode, await codeFor(inboxUrl, number))
    await signedIn(page)
  })

  it('makes new recovery codes, to copy, to download and to print', async () => {
    const { page } = user
    const origin = new URL(page.url()).origin
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin })
    await openProfile(page, 'security')
    await page.getByText('10 unused codes left.').waitFor()
    await page.getByRole('button', { name: 'Make new codes' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('ol li').first().waitFor()
    codes = await dialog.locator('ol li').allInnerTexts()
    expect(codes.filter((code) => firstCodes.includes(code))).toEqual([])
    await dialog.getByRole('button', { name: 'Copy codes' }).click()
    await page.getByText('Copied').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied.trim().split('\n').slice(-10)).toEqual(codes)
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toBe('nordgate-recovery-codes.txt')
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await dialog.getByRole('button', { name: 'Print' }).click()
    expect(await page.locator('body').getAttribute('data-printed')).toBe('')
    await page.emulateMedia({ media: 'print' })
    for (const code of codes)
      expect(await dialog.getByText(code, { exact: true }).isVisible()).toBe(true)
    expect(await page.getByRole('heading', { name: 'Two-step sign-in' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })
    await dialog.getByRole('button', { name: 'Done' }).click()
    await dialog.getByText('Save the codes first, then tick this box.').first().waitFor()
    await dialog.getByLabel('I have saved the codes').check()
    await dialog.getByRole('button', { name: 'Done' }).click()
  })

  it('opens the account with a new code after a mailed link, and with none of the old', async () => {
    const { page } = user
    await signOut(page)
    await page.goto('/auth?mode=link')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Look in your inbox').waitFor()
    const elsewhere = await user.another()
    await elsewhere.goto(await linkFor(inboxUrl, email, '/auth'))
    await elsewhere.getByRole('button', { name: 'Sign in now' }).click()
    await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click()
    for (const code of [firstCodes[0] ?? '', codes[0] ?? '']) {
      await elsewhere.getByLabel('Recovery code').fill(code)
      await elsewhere.getByRole('button', { name: 'Confirm', exact: true }).click()
      if (code === firstCodes[0]) {
        await elsewhere.getByText('This code is not right.').first().waitFor()
      }
    }
    await signedIn(elsewhere)
    await openProfile(elsewhere, 'security')
    await elsewhere.getByText('9 unused codes left.').waitFor()
    const log = elsewhere.getByRole('table')
    await log.getByText('Recovery code used').waitFor()
    await log.getByText('Second factor renamed').waitFor()
  })

  it('removes one, and the other is asked for without a choice', async () => {
    const { page } = user
    const before = (await messagesTo(inboxUrl, number)).length
    await enterPassword(page, email)
    await page.getByRole('button', { name: 'Text message' }).click()
    await page.getByLabel(smsCode).waitFor()
    await expect.poll(async () => (await messagesTo(inboxUrl, number)).length).toBe(before + 1)
    await confirm(smsCode, await codeFor(inboxUrl, number))
    await signedIn(page)
    await openProfile(page, 'security')
    await page.getByRole('button', { name: /^Remove The cellar/ }).click()
    await page.getByRole('dialog').getByText('You will no longer be asked for it').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('Second factor removed').first().waitFor()
    await page.getByRole('button', { name: 'Add phone number' }).waitFor()
    await signOut(page)
    await enterPassword(page, email)
    await page.getByLabel(appCode).waitFor()
  })
})

describe('a mailed link that is too old', () => {
  it('says so, and leads to another one', async () => {
    const email = 'henri@producer.example'
    await user.startAfresh()
    const { page } = user
    await signUp(page, inboxUrl, email)
    const user_id = await userIdIn(page)
    await signOut(page)
    await page.goto('/auth?mode=link')
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Look in your inbox').waitFor()
    const link = await linkFor(inboxUrl, email, '/auth')
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token') ?? ''
    await control('expire_link', { user_id, token })
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in now' }).click()
    await page.getByText('This link is no longer valid').waitFor()
    await page.getByRole('link', { name: 'Send another link' }).click()
    await page.getByLabel('E-mail address').fill(email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await page.getByText('Look in your inbox').waitFor()
    await page.goto(await linkFor(inboxUrl, email, '/auth', link))
    await page.getByRole('button', { name: 'Sign in now' }).click()
    await signedIn(page)
  })
})

it('wrote nothing to the console that no test expected', () => {
  expect(user.unexpectedFaults()).toEqual([])
})
