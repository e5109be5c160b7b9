import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { answerRules } from './answer-rules.ts'
import { draftSaved, fillRightForm, sampleOffers } from './application-form.ts'
import { cloud } from './cloud.ts'
import { codeFor } from './inbox.ts'
import { cards, paymentAnswers } from './payment-page.ts'
import { visitor } from './visitor.ts'

const email = 'few-clicks@producer.example'
const mostClicks = 15
/** Of our own pages; what the payment provider asks for is counted beside it. */
const mostAnswers = 12
/** The company's address and the card, at the payment provider. */
const mostToProvider = 9
/** What this tender and the rules of its monopoly ask of a first application, once it is paid for. */
const mostInTheForm = 20
const tenderId = 1008

const producer = visitor()
it('leads from the home page to a paid application in few clicks and answers', async () => {
  const { page } = producer
  const counted = { clicks: 0, answers: 0, toProvider: 0 }
  const click = async (target: Locator) => {
    counted.clicks++
    await target.click()
  }
  const answer = async (giving: Promise<unknown>) => {
    counted.answers++
    await giving
  }

  await page.goto('/')
  await click(page.getByRole('link', { name: 'Create an account' }).first())
  await answer(page.getByLabel('E-mail address').fill(email))
  await answer(page.getByLabel('Password', { exact: true }).fill('a quiet harbour in spring'))
  await answer(page.getByLabel('Legal name of the company').fill('Sample Cellars'))
  await answer(page.getByLabel('Country').selectOption('FR'))
  await answer(page.getByLabel('Your company is a').selectOption('producer'))
  await answer(page.getByLabel('I accept the terms').check())
  await click(page.getByRole('button', { name: 'Create account' }))
  await answer(page.getByLabel('Code from the e-mail').fill(await codeFor(cloud.inboxUrl, email)))
  await click(page.getByRole('button', { name: 'Confirm' }))
  await page.waitForURL(/\/dashboard$/)

  const main = page.getByRole('main')
  await click(main.getByRole('link', { name: /^Upload/ }).first())
  await answer(page.locator('input[type=file]').first().setInputFiles([sampleOffers]))
  await click(page.getByRole('button', { name: 'Upload portfolio' }))
  await click(main.getByRole('link', { name: /matches/i }).first())
  await click(main.getByRole('link', { name: 'Choose a tender' }))
  await click(main.locator(`a[href$="/tenders/${tenderId}"]`).first())
  // the product that fits best stands in the address, and comes along to the form
  await expect.poll(() => page.url()).toContain('?product=')
  await click(main.getByRole('button', { name: 'Buy a single application' }).first())

  await page.waitForURL(/\/c\/pay\//)
  for (const [name, value] of Object.entries(paymentAnswers(cards.pays))) {
    const field = page.locator(`input[name=${name}]`)
    if ((await field.inputValue()) !== '') continue
    counted.toProvider++
    await field.fill(value)
  }
  const country = page.locator('select[name=country]')
  if ((await country.inputValue()) !== 'FR') {
    counted.toProvider++
    await country.selectOption('FR')
  }
  await click(page.getByTestId('pay'))
  await page.getByRole('heading', { name: 'Payment confirmed' }).waitFor()

  process.stdout.write(`from the home page to a paid application: ${JSON.stringify(counted)}\n`)
  expect(counted.clicks).toBeLessThanOrEqual(mostClicks)
  expect(counted.answers).toBeLessThanOrEqual(mostAnswers)
  expect(counted.toProvider).toBeLessThanOrEqual(mostToProvider)

  // on to the status Paid: the clicks of the form are among its answers
  await click(main.getByRole('link', { name: 'Start application' }))
  const offered = page.getByLabel('Product you offer').locator('option:checked')
  await expect.poll(() => offered.innerText(), { timeout: 15_000 }).toContain('Sample Malbec')
  const named = page.getByLabel('Product name', { exact: true })
  await expect.poll(() => named.inputValue(), { timeout: 15_000 }).toBe('Sample Malbec')
  const asked = await fillRightForm(page, tenderId)
  await draftSaved(page)
  asked.push(...(await answerRules(page, tenderId)))
  await page.getByText('Ready: nothing blocks').waitFor()
  counted.clicks++
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/tender-applications/review**')
  await click(page.getByRole('button', { name: 'Submit application' }))
  await click(page.getByRole('dialog').getByRole('button', { name: 'Submit application' }))
  await page.getByText('Application submitted').first().waitFor()
  await page.goto('/tender-applications')
  await main
    .getByRole('row')
    .filter({ hasText: '117765' })
    .getByText('Paid', { exact: true })
    .waitFor()
  expect(counted.clicks).toBeLessThanOrEqual(mostClicks)
  expect(asked.length, asked.join(', ')).toBeLessThanOrEqual(mostInTheForm)
  expect(producer.unexpectedFaults()).toEqual([])
})
