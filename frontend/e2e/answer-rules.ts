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

/**
 * Answers in the part Check, one after the other, whatever blocks the offer, and returns what was asked. Throws,
 * with what the page says, when something blocks that is no question.
 */
export async function answerRules(page: Page, tenderId: number): Promise<string[]> {
  await page.goto(`/tender-application/${tenderId}/check`)
  const ready = page.getByText('Ready: nothing blocks')
  const blocking = page.getByRole('region', { name: /^Blocks the offer/ })
  const asked: string[] = []
  for (let turn = 0; turn < 40; turn += 1) {
    const question = blocking.locator('[data-question]').first()
    // the next question comes when the last answer has been worked out
    const comes = question.or(ready).first().waitFor({ timeout: 20_000 })
    await comes.catch(async () => {
      throw new Error(`still blocked after ${asked.join(', ')}: ${await blocking.innerText()}`)
    })
    if ((await question.count()) === 0) return asked
    const name = (await question.getAttribute('data-question')) ?? ''
    const answer = answers[name]
    if (answer === undefined) throw new Error(`nobody knows what to answer to "${name}"`)
    await answerQuestion(question, answer)
    await blocking.locator(`[data-question="${name}"]`).first().waitFor({ state: 'detached' })
    asked.push(name)
  }
  throw new Error(`the rules ask without end: ${asked.join(', ')}`)
}

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
