import { describe, expect, it } from 'vitest'
import { enterPassword, password, signedIn, signOut, signUp } from './account-journey.ts'
import { cloud } from './cloud.ts'
import { control } from './controls.ts'
import { codeFor, linkFor, messagesTo } from './inbox.ts'
import { visitor } from './visitor.ts'

const inboxUrl = cloud.inboxUrl
const user = visitor()

async function fillSignUp(email: string): Promise<void> {
  const { page } = user
  await page.goto('/auth?mode=sign_up')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Legal name of the company').fill('Sample Cellars')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByLabel('Your company is a').selectOption('producer')
  await page.getByLabel('I accept the terms').check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText(`We have sent a code to ${email}.`).waitFor()
}

async function confirmWith(code: string): Promise<void> {
  await user.page.getByLabel('Code from the e-mail').fill(code)
  await user.page.getByRole('button', { name: 'Confirm' }).click()
}

const refusedCode = 'This code is not right, or no longer valid.'
const another = (code: string) => (code === '000000' ? '000001' : '000000')

describe('the code of a sign-up', { sequential: true }, () => {
  const email = 'agathe@producer.example'

  it('may be typed again after a wrong one', async () => {
    await fillSignUp(email)
    await confirmWith(another(await codeFor(inboxUrl, email)))
    await user.page.getByText(refusedCode).first().waitFor()
    expect(await user.page.getByLabel('Code from the e-mail').getAttribute('aria-invalid')).toBe(
      'true',
    )
  })

  it('ends, and another one can be had, every half minute', async () => {
    const { page } = user
    const first = await codeFor(inboxUrl, email)
    await control('expire_codes', { email })
    await confirmWith(first)
    await page.getByText(refusedCode).first().waitFor()
    await page.getByRole('button', { name: 'Send the code again' }).click()
    const coolDown = page.getByRole('button', { name: /^Send again in \d+ seconds$/ })
    await coolDown.waitFor()
    expect(await coolDown.isDisabled()).toBe(true)
    await page.getByText('We have sent the code again.').waitFor()
    await expect.poll(async () => (await messagesTo(inboxUrl, email)).length).toBe(2)
    await confirmWith(await codeFor(inboxUrl, email))
    await signedIn(page)
  })

  it('is all that is asked after a reload, and the company of the sign-up is kept', async () => {
    const reloaded = 'agathe.reloads@producer.example'
    await user.startAfresh()
    const { page } = user
    await fillSignUp(reloaded)
    await page.reload()
    await page.getByText(`We have sent a code to ${reloaded}.`).waitFor()
    await confirmWith(await codeFor(inboxUrl, reloaded))
    expect(await page.getByLabel('E-mail address').inputValue()).toBe(reloaded)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await signedIn(page)
    await page.goto('/profile?section=company')
    await expect
      .poll(() =>
        page
          .getByLabel('Legal name')
          .inputValue()
          .catch(() => ''),
      )
      .toBe('Sample Cellars')
    // it is shown at once and forgotten once it is saved
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('pending_sign_up')))
      .toBeNull()
  })

  it('comes again to who left before confirming and signs up once more', async () => {
    const late = 'agathe.late@producer.example'
    await user.startAfresh()
    await fillSignUp(late)
    await codeFor(inboxUrl, late)
    await fillSignUp(late)
    await expect.poll(async () => (await messagesTo(inboxUrl, late)).length).toBe(2)
    await confirmWith(await codeFor(inboxUrl, late))
    await signedIn(user.page)
  })
})

describe('an address with an account and one without', { sequential: true }, () => {
  const known = 'agathe@producer.example'
  const stranger = 'nobody@producer.example'

  /** What the page says, without the address itself. */
  async function said(email: string): Promise<string> {
    await user.page.waitForTimeout(300)
    const text = await user.page.locator('main').innerText()
    const toasts = await user.page.getByRole('status').allInnerTexts()
    return [text, ...toasts]
      .join('\n')
      .replaceAll(email, 'ADDRESS')
      .replace(/\d+ sec/, 'N sec')
  }

  it.each([
    {
      form: 'the sign-in',
      use: async (email: string) => {
        await enterPassword(user.page, email, 'not the right one')
        await user.page.getByText('Address and password do not match').first().waitFor()
      },
    },
    {
      form: 'the code of a sign-up',
      use: async (email: string) => {
        await user.page.goto('/check-email')
        await user.page.getByLabel('E-mail address').fill(email)
        await confirmWith('123450')
        await user.page.getByText(refusedCode).first().waitFor()
      },
    },
    {
      form: 'the resending of a code',
      use: async (email: string) => {
        await user.page.goto('/check-email')
        await user.page.getByLabel('E-mail address').fill(email)
        await user.page.getByRole('button', { name: 'Send the code again' }).click()
        await user.page.getByText('We have sent the code again.').waitFor()
      },
    },
    {
      form: 'the request for a new password, and its code',
      use: async (email: string) => {
        await user.page.goto('/reset-password')
        await user.page.getByLabel('E-mail address').fill(email)
        await user.page.getByRole('button', { name: 'Send code' }).click()
        await user.page.getByLabel('Code from the e-mail').fill('123450')
        await user.page.getByLabel('New password', { exact: true }).fill('another quiet word')
        await user.page.getByRole('button', { name: 'Save new password' }).click()
        await user.page.getByText(refusedCode).first().waitFor()
      },
    },
    {
      form: 'a code for a new password that nobody asked for',
      use: async (email: string) => {
        await control('expire_codes', { email: known })
        await user.page.goto(`/reset-password#email=${email}&code=123450`)
        await user.page.getByLabel('New password', { exact: true }).fill('another quiet word')
        await user.page.getByRole('button', { name: 'Save new password' }).click()
        await user.page.getByText(refusedCode).first().waitFor()
      },
    },
    {
      form: 'a reset link with a made-up token',
      use: async (email: string) => {
        await user.page.goto(`/reset-password#email=${email}&token=made-up`)
        await user.page.getByLabel('New password', { exact: true }).fill('another quiet word')
        await user.page.getByRole('button', { name: 'Save new password' }).click()
        await user.page.getByRole('alert').first().waitFor()
      },
    },
    {
      form: 'a sign-in link with a made-up token',
      use: async (email: string) => {
        await user.page.goto(`/auth?type=magic_reset#token=made-up&email=${email}`)
        await user.page.getByRole('button', { name: 'Sign in now' }).click()
        await user.page.getByText('This link is no longer valid').waitFor()
      },
    },
    {
      form: 'the request for a sign-in link',
      use: async (email: string) => {
        await user.page.goto('/auth?mode=link')
        await user.page.getByLabel('E-mail address').fill(email)
        await user.page.getByRole('button', { name: 'Send link' }).click()
        await user.page.getByText('Look in your inbox').waitFor()
      },
    },
    {
      form: 'a sign-up and a wrong code after it',
      // last: from then on the stranger is none
      use: async (email: string) => {
        await fillSignUp(email)
        await confirmWith('123450')
        await user.page.getByText(refusedCode).first().waitFor()
      },
    },
  ])('are not told apart by $form', async ({ use }) => {
    await user.startAfresh()
    await use(known)
    const toKnown = await said(known)
    await user.startAfresh()
    await use(stranger)
    expect(await said(stranger)).toBe(toKnown)
  })
})

describe('a forgotten password, when the user pool cannot mail', { sequential: true }, () => {
  const email = 'beatrix@producer.example'
  const chosen = 'a lighthouse without keeper'
  let link = ''

  it('is replaced by way of our own link', async () => {
    await user.startAfresh()
    const { page } = user
    await signUp(page, inboxUrl, email)
    await signOut(page)
    await control('fail_mails', { address: email, is_down: true })
    await page.goto('/reset-password')
    await page.getByLabel('E-mail address').fill(email)
    const answered = page.waitForResponse(/send-password-reset/)
    await page.getByRole('button', { name: 'Send code' }).click()
    const { actionLink } = await (await answered).json()
    expect(new URL(actionLink).search).toBe('')
    link = await linkFor(inboxUrl, email, '/reset-password')
    await control('fail_mails', { address: email, is_down: false })
    await page.goto(link)
    await page.getByText(`Choose a new password for ${email}.`).waitFor()
    await page.getByLabel('New password', { exact: true }).fill(chosen)
    await page.getByRole('button', { name: 'Save new password' }).click()
    await page.getByText('Your new password is saved.').waitFor()
    await enterPassword(page, email, password)
    await page.getByText('Address and password do not match').first().waitFor()
    await enterPassword(page, email, chosen)
    await signedIn(page)
  })

  it('once', async () => {
    const page = await user.another()
    await page.goto(link)
    await page.getByLabel('New password', { exact: true }).fill('and another one after it')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await page.getByText('The link has expired or has already been used.').first().waitFor()
    await enterPassword(page, email, chosen)
    await signedIn(page)
  })
})

it('wrote nothing to the console that no test expected', () => {
  expect(user.unexpectedFaults()).toEqual([])
})
