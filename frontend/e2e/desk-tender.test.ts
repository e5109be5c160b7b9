import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { logInAsOperator } from './log-in.ts'
import { visitor } from './visitor.ts'

/** Steps build on one another: one stored tender of the samples. */
describe('a stored tender at the desk', { sequential: true }, () => {
  const operator = visitor()
  const phone = { width: 390, height: 844 }
  const screen = { width: 1280, height: 900 }

  it('is found by its state, and opened with its versions and what fits', async () => {
    const { page } = operator
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin/tenders?state=open')
    await page.getByRole('table').getByRole('link').first().click()
    await page.waitForURL(/\/admin\/tenders\/\d+$/)
    await page.getByText(/first published/).waitFor()
    await page
      .getByText(/Products that fit|nothing to count/)
      .first()
      .waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.setViewportSize(phone)
    expect(await scrollsSideways(page)).toBe(false)
    await page.setViewportSize(screen)
  })

  it('is withdrawn, and stands again before anybody is told', async () => {
    const { page } = operator
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Why it is withdrawn').fill('The launch is cancelled')
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByText('The tender was changed; nobody is told yet').waitFor()
    await page.getByText(/Withdrawn \u00b7 version 2/).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(/Open \u00b7 version 3/).waitFor()
    expect(await page.getByText('nobody is told yet').count()).toBe(0)
  })

  it('gets a result, which everybody sees', async () => {
    const { page } = operator
    await page.getByRole('button', { name: 'Record the result' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('This is not a valid value for this field.').first().waitFor()
    await dialog.getByLabel('Winner').fill('Test Import AB')
    await dialog.getByLabel('Shelf price').fill('129.50')
    await dialog.getByLabel('Offers').fill('41')
    await dialog.getByLabel('Source').fill('https://example.org/results')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The result is recorded').waitFor()
    await page.getByText(/Awarded \u00b7 version 3/).waitFor()
    await page.getByRole('link', { name: 'See it on the site' }).click()
    const result = page.getByRole('region', { name: 'Result' })
    await result.getByText('Test Import AB').waitFor()
    expect(operator.unexpectedFaults()).toEqual([])
  })

  it('is read again with all others, and reads as it did', async () => {
    const { page } = operator
    await page.goto('/admin/tenders/intake')
    await page.getByText('Read stored tenders again').click()
    await page.getByRole('button', { name: 'Read again' }).click()
    await page.waitForURL(/\/admin\/tenders\/intake\/int_/)
    await page.getByText('Nothing reads differently').waitFor({ timeout: 60_000 })
  })
})
