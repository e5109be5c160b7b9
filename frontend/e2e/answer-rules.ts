import type { Locator, Page } from 'playwright-core'

/** What the producers of the sample offers answer to the rules, by the name of the field. */
const answers: Readonly<Record<string, string>> = {
  'Sweet wine with a higher SO₂ limit': 'No',
  'Sold as organic': 'No',
  'Yellow wine (vin jaune)': 'No',
  'Code of conduct signed': 'Yes',
  'Country of the supplier': 'Sweden',
  'Approved by Systembolaget': 'Yes',
  'Total sulphur dioxide': '90',
  'One offer per producer': 'Yes',
}

/** Answers in the part Check, one after the other, whatever blocks the offer; returns what was asked. */
export async function answerRules(page: Page, tenderId: number): Promise<string[]> {
  await page.goto(`/tender-application/${tenderId}/check`)
  await page
    .getByText(/rules? appl/)
    .first()
    .waitFor()
  const asked: string[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const question = openQuestions(page).first()
    // on a busy machine the next question may take a moment to come
    await question
      .or(page.getByText('Ready: nothing blocks'))
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {})
    if ((await question.count()) === 0) return asked
    const name = (await question.getAttribute('data-question')) ?? ''
    const answer = answers[name]
    if (answer === undefined) throw new Error(`nobody knows what to answer to "${name}"`)
    await answerQuestion(question, answer)
    await question
      .page()
      .locator(`[data-question="${name}"]`)
      .first()
      .waitFor({ state: 'detached' })
      .catch(() => {})
    asked.push(name)
  }
  throw new Error(`the rules ask without end: ${asked.join(', ')}`)
}

const openQuestions = (page: Page) =>
  page.getByRole('region', { name: /^Blocks the offer/ }).locator('[data-question]')

async function answerQuestion(question: Locator, answer: string): Promise<void> {
  const choice = question.getByRole('combobox')
  const text = question.getByRole('textbox')
  if (answer === 'Yes' || answer === 'No') {
    await question.getByRole('button', { name: answer, exact: true }).click()
    return
  }
  if ((await choice.count()) > 0) await choice.selectOption({ label: answer })
  else await text.fill(answer)
  await question.getByRole('button', { name: 'Save' }).click()
}
