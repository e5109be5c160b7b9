import type { Page } from 'playwright-core'

/** Answers whatever the form still asks for, as a producer in a hurry would. */
export async function fillRequiredAnswers(page: Page): Promise<void> {
  const texts: Record<string, string> = {
    'Product name': 'Sample Furmint',
    Producer: 'Sample Cellars',
    'Type of product': 'White wine',
    'Volume of one unit': '250',
    Alcohol: '12.5',
    Address: '1 Sample Street, Sample Town',
    'Contact person': 'A. Sample',
    'E-mail': 'anna@producer.example',
    Price: '1.50',
    'Named place of delivery': 'Sample Town',
    'Quantity you can deliver': '9000',
    'Ready for delivery from': '2027-03-01',
    'Name of the person who declares': 'A. Sample',
  }
  for (const [label, value] of Object.entries(texts)) {
    const input = page.getByLabel(label, { exact: true })
    if ((await input.inputValue()) === '') await input.fill(value)
  }
  const choices: Record<string, string> = {
    'Country of origin': 'HU',
    Container: 'aluminium_can',
    Currency: 'EUR',
    'The price is': 'unit',
    'Delivery term (Incoterms 2020)': 'EXW',
  }
  for (const [label, value] of Object.entries(choices)) {
    await page.getByLabel(label, { exact: true }).selectOption(value)
  }
  for (const yes of await page.getByRole('radio', { name: 'Yes' }).all()) await yes.check()
}
