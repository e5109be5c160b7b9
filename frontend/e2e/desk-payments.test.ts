import { describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { cloud } from './cloud.ts'
import { expectInLog } from './desk-log.ts'
import { logInAsAdministrator, logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

const email = 'ilse@producer.example'
const tender = 1010
const reason = 'The tender was withdrawn'

/** Steps build on one another: a payment, its refund by an administrator, and what the producer sees. */
describe('a refund from the desk', { sequential: true }, () => {
  const producer = visitor()
  const administrator = visitor()
  const operator = visitor()
  let payment = ''
  const status = (name: string) => producer.page.getByRole('cell', { name, exact: true }).count()
  async function expectStatus(name: string): Promise<void> {
    await producer.page.goto('/tender-applications')
    await expect
      .poll(
        async () => {
          await producer.page.reload()
          await producer.page.getByRole('heading', { name: 'Submitted' }).first().waitFor()
          return status(name)
        },
        { timeout: 30_000 },
      )
      .toBe(1)
  }

  it('begins with a single application that is paid and submitted', async () => {
    const { page } = producer
    await signUpFor(page, email, tender)
    payment = new URL(page.url()).searchParams.get('session_id') ?? ''
    expect(payment).toMatch(/^cs_/)
    await uploadOffers(page)
    await submitOffer(page, tender)
    await expectStatus('Paid')
  })

  it('is offered to administrators only; an operator reads the same payment', async () => {
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin/payments')
    await page.locator(`a[href*="${payment}"]`).click()
    await page.getByText('What is stored here and at the provider is the same.').waitFor()
    expect(await page.getByRole('button', { name: 'Refund' }).count()).toBe(0)
  })

  it('asks for a reason, and is made once by a double click', async () => {
    const { page } = administrator
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/payments?status=paid')
    await page.locator(`a[href*="${payment}"]`).click()
    await page.getByRole('cell', { name: 'Paid by this payment' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/refunds')) asked.push(request.url())
    })
    await page.getByRole('button', { name: 'Refund', exact: true }).click()
    const dialog = page.getByRole('dialog')
    const make = dialog.getByRole('button', { name: /^Refund €/ })
    await make.click()
    await dialog.getByText('Say why, in a few words.').waitFor()
    expect(asked).toEqual([])
    await dialog.getByLabel('Reason').fill(reason)
    await make.dblclick()
    await page.getByRole('cell', { name: reason }).waitFor()
    expect(asked).toHaveLength(1)
    await page.getByRole('cell', { name: 'Not paid by this payment' }).waitFor()
    expect(await page.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('leaves the fee due again, for the desk and for the producer', async () => {
    const { page } = administrator
    await page.goto('/admin/payments?view=fees')
    const application = page.locator(`a[href$="/${tender}"]`)
    await application.first().waitFor()
    await expectStatus('Submitted')
    await producer.page.goto('/profile?section=billing')
    await producer.page.getByRole('cell', { name: 'Refunded' }).first().waitFor()
    expect(producer.unexpectedFaults()).toEqual([])
    expect(administrator.unexpectedFaults()).toEqual([])
  })

  it('stands in the log', async () => {
    const { page } = administrator
    await page.goto('/admin/payments?status=refunded')
    const address = await page.locator(`a[href*="${payment}"]`).getAttribute('href')
    await expectInLog(page, `${address}`.replace('/admin/', ''), ['refundPayment'])
  })

  it('fits a phone', async () => {
    const { page } = administrator
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of ['/admin/payments', '/admin/payments?view=reconciliation']) {
      await page.goto(path)
      await page.getByRole('tab').first().waitFor()
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect({ path, wider }).toEqual({ path, wider: 0 })
      await page.screenshot({ path: '.local/e2e/desk-payments-phone.png' })
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto('/admin/payments')
    await page.getByRole('table').waitFor()
    await page.screenshot({ path: '.local/e2e/desk-payments.png' })
  })
})
