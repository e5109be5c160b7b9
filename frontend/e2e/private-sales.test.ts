import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { expectInLog } from './desk-log.ts'
import { linkFor, mailsWith, messagesTo } from './inbox.ts'
import { logIn, logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

const subscriber = 'subscribed@example.com'
const buyerMail = 'chef@example.com'
const wanted = 'For the terrace <img src=x onerror="document.title=1"> {code}'
const answerPath = '/private-sales/answer'

/** The buyer's link in the newest mail; pages of other languages have the language before it. */
const buyerLink = (language = '') => linkFor(cloud.inboxUrl, buyerMail, `${language}${answerPath}`)

async function phoneIsFine(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityFindings(page)).toEqual([])
  expect(await scrollsSideways(page)).toBe(false)
}

/** Asks for products; answers the reference. */
async function askFor(page: Page, said: { category: string; language: string }): Promise<string> {
  await page.goto(`${said.language}/private-sales`)
  await page.locator('#request input[type=radio]').nth(1).check()
  await page.locator('#request_market').selectOption('SE')
  await page.locator('#request_category').selectOption(said.category)
  await page.locator('#request_origin_country').selectOption('FR')
  await page.locator('#request_wanted').fill(wanted)
  await page.locator('#request_quantity').fill('600')
  await page.locator('#request_company').fill('Sample Terrace AB')
  await page.locator('#request_contact_name').fill('C. Chef')
  await page.locator('#request_email').fill(buyerMail)
  await page.locator('#request button[type=submit]').click()
  return String(await page.getByText(/^P-[0-9A-F]{8}$/).textContent())
}

/** Offers a product that fits. */
async function offerFor(page: Page, reference: string, price: string): Promise<void> {
  await page.goto('/private-sales')
  const card = page.locator('#producers').getByRole('listitem').filter({ hasText: reference })
  await card.getByLabel('Product to offer').selectOption({ index: 1 })
  await card.getByLabel('Price of one bottle or can').fill(price)
  await card.getByLabel('Units available').fill('600')
  await card.getByLabel('Terms').fill('From 60 bottles, four weeks')
  await card.getByRole('button', { name: 'Offer this product' }).click()
  await page
    .getByText(/^You offered/)
    .first()
    .waitFor()
}

/** As the link of a mail does; from the same page the fragment alone would change. */
async function openOwnOffers(page: Page): Promise<void> {
  await page.goto('/private-sales#offers')
  await page.reload()
}

/** Steps build on one another: asked for, offered, shown, answered, confirmed, delivered. */
describe('a private sale', { sequential: true }, () => {
  const buyer = visitor()
  const producer = visitor()
  const operator = visitor()
  let reference = ''
  let path = ''

  it('begins with a request that a producer answers with price and terms', async () => {
    await logIn(producer.page, subscriber)
    await producer.page.goto('/upload-portfolio')
    const file = join(import.meta.dirname, 'files/sample-champagne.csv')
    await producer.page.locator('input[type=file]').first().setInputFiles([file])
    await producer.page.getByRole('button', { name: 'Upload portfolio' }).click()
    await producer.page.getByText('3 products found').first().waitFor({ timeout: 60_000 })
    reference = await askFor(buyer.page, { category: 'sparkling_wine', language: '' })
    await mailsWith(cloud.inboxUrl, subscriber, reference)
    const { page } = producer
    await page.goto('/private-sales')
    const card = page.locator('#producers').getByRole('listitem').filter({ hasText: reference })
    await card.getByRole('button', { name: 'Offer this product' }).click()
    for (const missing of ['Choose a product', 'Enter a price above 0', 'Enter a whole number'])
      await card.getByText(missing).waitFor()
    await offerFor(page, reference, '12,50')
    await page.getByRole('heading', { name: 'Your offers' }).waitFor()
    await phoneIsFine(page)
    expect(await messagesTo(cloud.inboxUrl, buyerMail)).toEqual([])
  })

  it('waits in Today until the desk shows the offer with one press', async () => {
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin?kind=private_offer')
    await page
      .getByRole('row', { name: new RegExp(reference) })
      .getByRole('link')
      .first()
      .click()
    await page.getByRole('heading', { name: reference, level: 1 }).waitFor()
    path = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Show 1 offer to the buyer' }).click()
    await page.getByRole('dialog').getByText(buyerMail).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Send e-mail' }).click()
    await page.getByText('Awaiting an answer', { exact: true }).waitFor()
    await phoneIsFine(page)
    const [mail] = await mailsWith(cloud.inboxUrl, buyerMail, reference)
    expect(mail?.subject).toBe(`An offer for your request ${reference}`)
    expect(mail?.text).toContain('€12.50')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/subscribed@example|terrace/i)
  })

  it('is read and asked about by the link, on a phone, without an account', async () => {
    const page = await buyer.another()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await buyerLink())
    await page.getByRole('heading', { name: `Offers for your request ${reference}` }).waitFor()
    await page.getByText(wanted).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    expect(await page.getByRole('main').textContent()).not.toContain(subscriber)
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByRole('button', { name: 'Send acceptance' }).click()
    await page.getByText('Enter a whole number from 1 to 600').waitFor()
    await phoneIsFine(page)
    await page.getByRole('button', { name: 'Ask a question' }).click()
    await page.getByLabel('Your question').fill('How long on the lees?')
    await page.getByRole('button', { name: 'Send question' }).click()
    await page.getByText('Question open').waitFor()

    await openOwnOffers(producer.page)
    await producer.page.getByText('How long on the lees?').waitFor()
    await producer.page.getByRole('button', { name: 'Answer the question' }).click()
    await producer.page.getByLabel('Your answer').fill('Thirty months.')
    await producer.page.getByRole('button', { name: 'Send answer' }).click()
    await producer.page.getByText('The producer answers:').waitFor()
    const [mail] = await mailsWith(cloud.inboxUrl, buyerMail, 'your question has been answered')
    expect(mail?.text).toContain('Thirty months.')
  })

  it('is accepted from one of two tabs, and the other shows what is newest', async () => {
    const page = await buyer.another()
    const second = await buyer.another()
    for (const tab of [page, second]) {
      await tab.goto(await buyerLink())
      await tab.getByText('Thirty months.').waitFor()
    }
    await page.getByRole('button', { name: 'Accept' }).click()
    await page.getByLabel('How many bottles or cans').fill('60')
    await page.getByLabel('Message to the producer').fill('For midsummer')
    await page.getByRole('button', { name: 'Send acceptance' }).dblclick()
    await page.getByText('Accepted: 60 units.').waitFor()
    expect(await page.getByText('Accepted: 60 units.').count()).toBe(1)
    await second.getByRole('button', { name: 'Decline' }).click()
    await second.getByLabel('Reason').fill('Too dear')
    await second.getByRole('button', { name: 'Send refusal' }).click()
    await second.getByText('Something was changed in the meantime').waitFor()
    await second.getByText('Accepted: 60 units.').waitFor()
    await mailsWith(cloud.inboxUrl, subscriber, 'has accepted your offer')
  })

  it('is confirmed and delivered by the producer, who learns whom to write to', async () => {
    const { page } = producer
    await page.setViewportSize({ width: 1280, height: 900 })
    await openOwnOffers(page)
    await page.getByText('Buyer: Sample Terrace AB.').waitFor()
    await page.getByText('For midsummer').waitFor()
    expect(await page.getByRole('main').textContent()).not.toContain(buyerMail)
    await page.getByRole('button', { name: 'Confirm the order' }).click()
    await page.getByRole('button', { name: 'Confirm and tell the buyer' }).click()
    await page.getByRole('link', { name: buyerMail }).waitFor()
    await mailsWith(cloud.inboxUrl, buyerMail, 'your order is confirmed')
    await page.getByRole('button', { name: 'Record the delivery' }).click()
    await page.getByRole('button', { name: 'Save the delivery' }).click()
    await page.getByText(/^Delivered on/).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await mailsWith(cloud.inboxUrl, buyerMail, 'delivered on')
    const own = await buyer.another()
    await own.goto(await buyerLink())
    await own.getByText(/^Delivered on/).waitFor()
    expect(await own.getByRole('button', { name: 'Decline' }).count()).toBe(0)
  })

  it('stands at the desk with all that happened, and in its log', async () => {
    const { page } = operator
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    for (const happened of [/^Delivered on/, /^Order confirmed/, /^Accepted: 60 units/])
      await page.getByText(happened).first().waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('region', { name: 'Offers' }).getByRole('button', { name: 'CSV' }).click()
    expect((await download).suggestedFilename()).toBe(`nordgate-offers-${reference}.csv`)
    await expectInLog(page, path.replace('/admin/messages/', 'enquiries/'), ['showOffers'])
  })

  it('is declined in the buyer’s own language, with a reason that the producer reads', async () => {
    const other = await askFor(buyer.page, { category: 'sparkling_wine', language: '/fr' })
    await offerFor(producer.page, other, '14')
    const { page } = operator
    await page.goto('/admin/messages?kind=private_sale')
    await page.getByRole('link', { name: other }).click()
    await page.getByRole('button', { name: 'Show 1 offer to the buyer' }).click()
    await page.getByRole('button', { name: 'Send e-mail' }).click()
    await mailsWith(cloud.inboxUrl, buyerMail, `Une proposition pour votre demande ${other}`)
    const own = await buyer.another()
    await own.goto(await buyerLink('/fr'))
    await own.getByRole('button', { name: 'Refuser' }).click()
    await phoneIsFine(own)
    await own.getByLabel('Motif').fill('Trop cher')
    await own.getByRole('button', { name: 'Envoyer le refus' }).click()
    await own.getByText('Trop cher').waitFor()
    await mailsWith(cloud.inboxUrl, subscriber, 'has declined your offer')
    await openOwnOffers(producer.page)
    await producer.page.getByText('Trop cher').waitFor()
  })

  it('says so on a page where a link is broken or made up', async () => {
    const page = await buyer.another()
    for (const key of ['', `#key=pvs_00000000~${'A'.repeat(43)}`, '#key=<script>']) {
      await page.goto(`${answerPath}${key}`)
      await page.getByText('This link does not work').waitFor()
    }
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('had no fault', () => {
    expect([buyer, producer, operator].flatMap((one) => one.unexpectedFaults())).toEqual([])
  })
})
