import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { answerRules } from './answer-rules.ts'
import { fillRightForm, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { untilQuiet } from './quiet-page.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

const tender = 1008

describe('the workspace of an application', { sequential: true }, () => {
  const producer = visitor()
  const tab = (name: string) =>
    producer.page.getByRole('navigation', { name: 'Parts of the application' }).getByRole('link', {
      name: new RegExp(`^${name}`),
    })
  const saved = () =>
    producer.page.getByRole('status').filter({ hasText: 'Saved at' }).first().waitFor()

  beforeAll(async () => {
    const { page } = producer
    await signUpFor(page, 'workspace@producer.example', tender)
    await uploadOffers(page)
  })

  it('is reached from a match, and says what is offered, until when, and who hands it in', async () => {
    const { page } = producer
    await page.goto(`/tenders/${tender}`)
    await page.getByRole('link', { name: /(Start|Continue) application/ }).click()
    await fillRightForm(page, tender)
    await saved()
    await page.getByRole('heading', { level: 1, name: /Sample Malbec/ }).waitFor()
    await page.getByText(/23:59 Stockholm time/).waitFor()
    await page.getByText('The importer hands it in, not you').waitFor()
  })

  it('has an address for each part, and the back button leads through them', async () => {
    const { page } = producer
    await tab('Check').click()
    await page.waitForURL(`**/tender-application/${tender}/check`)
    await page.getByRole('heading', { name: 'Check', level: 2 }).waitFor()
    await tab('Timeline').click()
    await page.getByRole('heading', { name: 'Offer deadline' }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Check', level: 2 }).waitFor()
    await page.goBack()
    await expect
      .poll(() => page.getByLabel('Name of the person making the declaration').inputValue())
      .toBe('A. Sample')
  })

  it('is moved through by keys, which can be switched off', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/timeline`)
    await page.getByRole('heading', { name: 'Timeline', level: 2 }).waitFor()
    await page.keyboard.press('g')
    await page.keyboard.press('c')
    await page.waitForURL('**/check')
    await page.getByText(/rules apply/).waitFor()
    await page.keyboard.press('n')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[data-open-row]')?.id))
      .toMatch(/^finding-/)
    await page.getByRole('button', { name: 'Switch letter keys off' }).click()
    await page.keyboard.press('g')
    await page.keyboard.press('t')
    await page.getByRole('button', { name: 'Switch letter keys on' }).click()
    expect(page.url()).toMatch(/\/check$/)
  })

  it('asks in the check what the rules need, tries it while it is typed, and refuses it', async () => {
    const { page } = producer
    const organic = page.locator('[data-question="Sold as organic"]')
    await organic.getByRole('button', { name: 'No', exact: true }).click()
    await organic.waitFor({ state: 'detached' })
    const sulphur = page.locator('[data-question="Total sulphur dioxide"]').first()
    await sulphur.getByRole('textbox').fill('400')
    await sulphur.getByText(/Not met/).waitFor()
    await sulphur.getByRole('textbox').fill('90')
    await sulphur.getByText('Met', { exact: true }).waitFor()
    await page.goto(`/tender-applications/review?tender=${tender}`)
    await page.getByText(/Resolve \d+ points? before you submit/).waitFor()
  })

  it('waives a warning with a reason, and takes it back', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/check`)
    const warnings = page.getByRole('region', { name: /^Warnings/ })
    await warnings.getByRole('button', { name: 'Waive with a reason' }).first().click()
    await warnings.getByRole('button', { name: 'Take responsibility' }).click()
    await warnings.getByText('Write a reason.').waitFor()
    await warnings.getByLabel('Why it is no obstacle').fill('Sample reason')
    await warnings.getByRole('button', { name: 'Take responsibility' }).click()
    await warnings.getByText(/“Sample reason”/).waitFor()
    await warnings.getByRole('button', { name: 'Withdraw' }).click()
    await warnings.getByText(/“Sample reason”/).waitFor({ state: 'detached' })
    await warnings.getByRole('button', { name: 'Waive with a reason' }).first().click()
    await warnings.getByLabel('Why it is no obstacle').fill('Sample reason')
    await warnings.getByRole('button', { name: 'Take responsibility' }).click()
    await saved()
  })

  it('is ready once everything is answered, and says so', async () => {
    const { page } = producer
    const asked = await answerRules(page, tender)
    expect(new Set(asked).size).toBe(asked.length)
    await page.getByText('Ready: nothing blocks').waitFor()
    await saved()
    await page.reload()
    await page.getByText('Ready: nothing blocks').waitFor()
    await page.getByText(/“Sample reason”/).waitFor()
  })

  it('is previewed as a PDF that says what was typed a moment ago', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}`)
    await page.getByLabel('Name of the person making the declaration').fill('B. Previewed')
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Preview of the offer (PDF)' }).click()
    const file = await started
    await page.getByText('The preview is in your downloads.').waitFor()
    expect(file.suggestedFilename()).toMatch(/_draft_\d{4}-\d\d-\d\d\.pdf$/)
    const { text } = await extractText(new Uint8Array(await readFile(await file.path())))
    for (const sheet of text) expect(sheet).toContain('DRAFT')
    expect(text.join(' ')).toContain('B. Previewed')
  })

  it('says by when what is to be done, and keeps what is done, moved and noted', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/timeline`)
    const step = page.locator('[data-step="sample-dispatch"]')
    await step.getByText('Samples leave the cellar').waitFor()
    await step.getByRole('button', { name: /^Move or note/ }).click()
    await step.getByLabel(/^My own day/).fill('2098-03-02')
    await step.getByLabel(/^Note/).fill('Sample note')
    await step.getByRole('button', { name: 'Save' }).click()
    await step.getByText('Moved by you').waitFor()
    const ethics = page.locator('[data-step="ethics"]')
    await ethics.getByRole('button', { name: /^Done/ }).click()
    await ethics.getByText(/Done on/).waitFor()
    await page.reload()
    await step.getByText('Sample note').waitFor()
    expect(await ethics.count()).toBe(0)
    await step.getByText(/Mar 2098|March 2098/).waitFor()
    await page.getByLabel(/^Also show what others do/).check()
    await ethics.getByRole('button', { name: /^Not done after all/ }).click()
    await ethics.getByRole('button', { name: /^Done/ }).waitFor()
  })

  it.each([desktop, phone])('has no finding of axe at $width px', async (viewport) => {
    const { page } = producer
    await page.setViewportSize(viewport)
    for (const part of ['', '/check', '/documents', '/price', '/timeline']) {
      await page.goto(`/tender-application/${tender}${part}`)
      await page.getByText('Ready: nothing blocks').waitFor()
      await untilQuiet(page)
      expect(await accessibilityFindings(page)).toEqual([])
      const isWide = () =>
        document.documentElement.scrollWidth > document.documentElement.clientWidth
      expect(await page.evaluate(isWide)).toBe(false)
    }
    await page.setViewportSize(desktop)
  })

  it('is submitted by one clear step, and then stays to read', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/check`)
    await page.getByText('Ready: nothing blocks').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.waitForURL('**/tender-applications/review**')
    await page.getByText('Complete: you can submit it.').waitFor()
    await page.getByRole('button', { name: 'Submit application' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit application' }).click()
    await page.getByText('Application submitted').first().waitFor()
    await page.goto(`/tender-application/${tender}/check`)
    await page.getByText(/can no longer be changed/).waitFor()
    await page.getByText('As submitted').first().waitFor()
    await page.getByText(/Checked against the rules of/).waitFor()
    await page.getByText(/“Sample reason”/).waitFor()
    expect(await page.getByRole('button', { name: 'Withdraw' }).count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
