import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { accessibilityFindings } from './accessibility.ts'
import { logIn } from './log-in.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

/** It asks for a guarantee of supply. */
const tender = 1197

describe('a declaration of the producer', { sequential: true }, () => {
  const producer = visitor()
  const dialog = () => producer.page.getByRole('dialog')
  const sign = () => producer.page.getByRole('button', { name: 'Sign: Guarantee of supply' })

  beforeAll(() => logIn(producer.page, 'subscribed@example.com'))

  it('is shown in full, and says what is missing before it is signed', async () => {
    const { page } = producer
    await page.goto(`/tender-application/${tender}/documents`)
    await sign().click()
    await dialog().getByText('The declaration is in English').waitFor()
    await dialog()
      .getByText(/guarantee to supply the quantity named above/)
      .waitFor()
    await dialog()
      .getByText(/not reviewed by a lawyer/)
      .waitFor()
    // what the tender says is filled in
    expect(await dialog().getByLabel('Tender', { exact: true }).inputValue()).toMatch(
      /^Vinmonopolet, /,
    )
    await dialog().getByRole('button', { name: 'Sign now' }).click()
    await dialog().getByRole('link', { name: 'First and last name: please' }).waitFor()
    await dialog().getByRole('link', { name: 'Period of supply: please' }).click()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('sign-period')
  })

  it.each([phone, desktop])('has no finding of axe at $width px', async (viewport) => {
    const { page } = producer
    await page.setViewportSize(viewport)
    await dialog().getByLabel('By drawing my signature').check()
    expect(await accessibilityFindings(page)).toEqual([])
    const isWide = await dialog().evaluate((box) => box.scrollWidth > box.clientWidth)
    expect(isWide).toBe(false)
  })

  it('is printed for a signature on paper', async () => {
    const { page } = producer
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog().getByRole('button', { name: 'Print and sign on paper' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('Guarantee of supply.pdf')
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is signed by a drawing, and answers the question of the application', async () => {
    const { page } = producer
    for (const [label, value] of [
      ['Producer', 'Domaine Sample SA'],
      ['Product', 'Sample Red'],
      ['Vintage', '2024'],
      ['Quantity', '6000 bottles'],
      ['Period of supply', 'March 2027 to February 2028'],
      ['Following vintage', 'none'],
      ['First and last name', 'Ana Ejemplo'],
      ['Position', 'Managing director'],
    ] as const)
      await dialog().getByLabel(label, { exact: true }).fill(value)
    await dialog().getByRole('definition').filter({ hasText: '6000 bottles' }).waitFor()
    await dialog()
      .getByLabel(/am entitled to sign/)
      .check()
    const pad = dialog().getByRole('img', { name: 'Field for the drawn signature' })
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    if (box === null) throw new Error('there is no pad')
    await page.mouse.move(box.x + 30, box.y + 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 150, box.y + 20, { steps: 5 })
    await page.mouse.move(box.x + 260, box.y + 80, { steps: 5 })
    await page.mouse.up()
    expect(await pad.locator('polyline').count()).toBe(1)
    await dialog().getByRole('button', { name: 'Sign now' }).click()
    await page.getByText('Document signed').waitFor()
    const line = page.getByRole('listitem').filter({ has: sign() })
    await line.getByText('Ready', { exact: true }).waitFor({ timeout: 30_000 })
    await page.goto('/documents')
    await page
      .getByRole('button', { name: 'Download Guarantee of supply.pdf' })
      .waitFor({ timeout: 30_000 })
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
