import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export const tenderWithDocuments = 9011
/** Another copy of 1011, for the same wine. */
export const tenderForTheSame = 9012

/** What of `sample-offers.csv` fits which Swedish tender of the sample data, and the term of its limit. */
const rightOffers: Readonly<Record<number, { product: string; term: string }>> = {
  1008: { product: 'Sample Malbec', term: 'FOB' },
  1009: { product: 'Sample Pinotage', term: 'EXW' },
  1010: { product: 'Sample Vranec', term: 'EXW' },
  1011: { product: 'Sample Furmint', term: 'EXW' },
  // a copy of 1011 that asks for documents
  [tenderWithDocuments]: { product: 'Sample Furmint', term: 'EXW' },
  [tenderForTheSame]: { product: 'Sample Furmint', term: 'EXW' },
}

function rightOfferOf(tenderId: number) {
  const offer = rightOffers[tenderId]
  if (offer === undefined) throw new Error(`no sample product fits the tender ${tenderId}`)
  return offer
}

/** A list of products of which each fits one of the sample tenders. */
export const sampleOffers = join(
  import.meta.dirname,
  '../../infra/local/sample-data/portfolios/sample-offers.csv',
)

/** Brings the products of `sample-offers.csv`, or of another list, into the portfolio. */
export async function uploadOffers(page: Page, list = sampleOffers): Promise<void> {
  await page.goto('/upload-portfolio')
  await page.locator('input[type=file]').first().setInputFiles([list])
  await page.getByRole('button', { name: 'Upload portfolio' }).click()
  await page
    .getByText(/products found/)
    .first()
    .waitFor({ timeout: 60_000 })
}

/** Waits until the draft is saved as it stands. */
export const draftSaved = (page: Page): Promise<void> =>
  page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()

/** Fills in what a tender asks for, and submits it. */
export async function submitOffer(page: Page, tenderId: number): Promise<void> {
  await page.goto(`/tender-application/${tenderId}`)
  await fillRightOffer(page, tenderId)
  await draftSaved(page)
  await page.goto(`/tender-applications/review?tender=${tenderId}`)
  await page.getByRole('button', { name: 'Submit application' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click()
  await page.getByText('Application submitted').first().waitFor()
}

/** Chooses a product of the portfolio by its name, and waits until it has filled in the form. */
export async function chooseProduct(page: Page, name: string): Promise<void> {
  const choice = page.getByLabel('Product you offer')
  // only what matches is listed without a search
  await page.getByLabel('Search among all products').fill(name)
  const option = choice.locator('option').filter({ hasText: name }).first()
  await option.waitFor({ state: 'attached' })
  await choice.selectOption((await option.getAttribute('value')) ?? '')
  const filledIn = page.getByLabel('Product name', { exact: true })
  await expect.poll(() => filledIn.inputValue(), { timeout: 15_000 }).toBe(name)
}

/** Offers a tender what it asks for, and answers what the rules ask; `sample-offers.csv` is uploaded. */
export async function fillRightOffer(page: Page, tenderId: number): Promise<void> {
  // another product drops the answers that were about the former one
  await chooseProduct(page, rightOfferOf(tenderId).product)
  await draftSaved(page)
  await answerRules(page, tenderId)
  await fillRightForm(page, tenderId)
}

/** The form alone; returns the labels of what had to be answered, the product first if it was not chosen yet. */
export async function fillRightForm(page: Page, tenderId: number): Promise<string[]> {
  const offer = rightOfferOf(tenderId)
  const isChosen = (await page.getByLabel('Product name', { exact: true }).inputValue()) !== ''
  await chooseProduct(page, offer.product)
  const answered = await fillRequiredAnswers(page, offer.term)
  // their labels also say that they are optional
  const measures = { 'Residual sugar': '3', 'Weight of the empty container': '420' }
  const measured = await fillEmpty(page, measures, { exact: false })
  return [...(isChosen ? [] : ['Product you offer']), ...answered, ...measured]
}

/** What the rules ask of a still wine for Systembolaget. */
const answersToRules = {
  so2TotalMgPerL: '95',
  'organic.claimed': false,
  'ethics.codeOfConductSigned': true,
  'supplier.country': 'SE',
  'supplier.approvedBySystembolaget': true,
  // of a request that is known in part only
  'tender.oneOfferPerProducer': true,
}

/** Puts the answers to the rules into the draft, as another device of the same producer would. */
async function answerRules(page: Page, tenderId: number): Promise<void> {
  const isOurs = new RegExp(`/api/applications/${tenderId}(\\?|$)`)
  const [loaded] = await Promise.all([page.waitForResponse(isOurs), page.reload()])
  const { application } = (await loaded.json()) as {
    application: { version: number; form_data: Record<string, unknown> | null }
  }
  const { version, form_data } = application
  const before = form_data ?? { product_id: null, answers: {} }
  const saved = await fetch(new URL(`/api/applications/${tenderId}`, loaded.url()), {
    method: 'PUT',
    headers: {
      authorization: (await loaded.request().allHeaders()).authorization ?? '',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ form_data: { ...before, facts: answersToRules }, version }),
  })
  expect(saved.status).toBe(200)
  await page.reload()
}

/** Answers whatever the form still asks for, as a producer in a hurry would; returns the labels of that. */
export async function fillRequiredAnswers(page: Page, term = 'EXW'): Promise<string[]> {
  const answered = await fillEmpty(page, {
    Producer: 'Sample Cellars',
    Address: '1 Sample Street, Sample Town',
    'Contact person': 'A. Sample',
    'E-mail': 'anna@producer.example',
    'Named place of delivery': 'Sample Town',
    'Quantity you can deliver': '300000',
    'Ready for delivery from': '2099-03-01',
    'Name of the person making the declaration': 'A. Sample',
  })
  const choices: Record<string, string> = {
    'The price is': 'unit',
    'Delivery term (Incoterms 2020)': term,
  }
  for (const [label, value] of Object.entries(choices)) {
    const choice = page.getByLabel(label, { exact: true })
    if ((await choice.inputValue()) === value) continue
    await choice.selectOption(value)
    answered.push(label)
  }
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) {
    if (await yes.isChecked()) continue
    await yes.check()
    answered.push('Yes')
  }
  return answered
}

async function fillEmpty(
  page: Page,
  texts: Readonly<Record<string, string>>,
  { exact } = { exact: true },
): Promise<string[]> {
  const filled: string[] = []
  for (const [label, value] of Object.entries(texts)) {
    const input = page.getByLabel(label, { exact })
    if ((await input.inputValue()) !== '') continue
    await input.fill(value)
    filled.push(label)
  }
  return filled
}
