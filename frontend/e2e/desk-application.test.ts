import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { maxFileBytes } from '#domain/shared/stored-file.ts'
import { eicar, pdfOf } from '../../functions/documents/test/made-files.ts'
import { accessibilityFindings } from './accessibility.ts'
import { userIdIn } from './account-journey.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { cloud } from './cloud.ts'
import { expectInLog } from './desk-log.ts'
import { mailsWith } from './inbox.ts'
import { logInAsAdministrator } from './log-in.ts'
import { visitor } from './visitor.ts'

const email = 'at-desk@producer.example'
const importer = 'importer@buyer.example'
const tenderId = 1011

/** Steps build on one another: one submitted application on its way through the desk. */
describe('a submitted application at the desk', { sequential: true }, () => {
  const producer = visitor()
  const desk = visitor()
  let address = ''

  it('is taken over', async () => {
    await signUpFor(producer.page, email, tenderId)
    await uploadOffers(producer.page)
    await submitOffer(producer.page, tenderId)
    address = `/admin/applications/${await userIdIn(producer.page)}/${tenderId}`
    // what pays and seals it is done once both are seen: each is a step that the desk would be told of
    await expect
      .poll(
        async () => {
          await producer.page.goto(`/tender-application/${tenderId}`)
          await producer.page.getByRole('heading', { level: 1 }).first().waitFor()
          const receipt = producer.page.getByRole('heading', { name: /^Receipt NG-/ })
          return (
            (await receipt.count()) +
            (await producer.page.getByText('Paid', { exact: true }).count())
          )
        },
        { timeout: 90_000, interval: 1000 },
      )
      .toBeGreaterThanOrEqual(2)
    const { page } = desk
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/applications?stage=to_check&responsible=nobody&market=SE')
    await page.locator(`a[href="${address}"]`).first().click()
    await page.getByText('Nobody has taken it over.').waitFor()
    await page.getByRole('button', { name: 'Take over' }).click()
    await page.getByText(/^You, since/).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('has a thread that both sides read and hear of', async () => {
    const { page } = desk
    await page.getByLabel('Write to the producer').fill('May it be bottled in February?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await page.getByText('May it be bottled in February?').waitFor()
    const [asked] = await mailsWith(cloud.inboxUrl, email, 'Message about your application')
    expect(asked?.text).toContain('May it be bottled in February?')

    await producer.page.goto(`/tender-application/${tenderId}`)
    await producer.page.getByText('May it be bottled in February?').waitFor()
    await producer.page.getByLabel('Write to our team').fill('Yes, from the same lot.')
    await producer.page.getByRole('button', { name: 'Send message' }).click()
    await producer.page.getByText('Yes, from the same lot.').waitFor()
    expect(await accessibilityFindings(producer.page)).toEqual([])
    await mailsWith(cloud.inboxUrl, 'admin@example.com', 'Message from a producer')
    await page.reload()
    await page.getByText('Yes, from the same lot.').waitFor()
  })

  it('is checked, with a finding waived for a reason', async () => {
    const { page } = desk
    const waive = page.getByRole('main').locator('details', { hasText: 'Waive' }).first()
    await waive.locator('summary').click()
    await waive.getByLabel('Reason').fill('Agreed with the importer')
    await waive.getByRole('button', { name: 'Waive' }).click()
    await page.getByText('Waived by admin@example.com: Agreed with the importer').waitFor()
    await page.getByRole('button', { name: 'Checked, may be handed in' }).click()
    await page.getByText('Copy field by field').waitFor()
  })

  it('is copied field by field as the portal wants it', async () => {
    const { page } = desk
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const row = page.getByRole('listitem').filter({ hasText: 'Product name' }).first()
    await row.getByRole('button').click()
    await row.getByRole('button', { name: /^Cop(y|ied)/ }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Sample Furmint')
    await page.getByText(/^1 of \d+ copied$/).waitFor()
    // the names of the files that the portal asks for, once the package is sealed
    const file = page.getByRole('listitem').filter({ hasText: /\.pdf/ }).first()
    await file.getByRole('button').click({ timeout: 60_000 })
    await file.getByText('Copied', { exact: true }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\.pdf$/)
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('is mailed with its package after a second look, and is not offered by that', async () => {
    const { page } = desk
    await page.goto('/admin/settings')
    await page.getByRole('button', { name: 'Add an importer' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Name', { exact: true }).fill('Journey Import AB')
    await form.getByLabel('E-mail address').fill(importer)
    await form.getByLabel('Portal account').fill('journey-portal')
    await form.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('row', { name: /Journey Import AB/ }).waitFor()
    await page.goto(address)
    await page.getByText(/Journey Import AB, portal account journey-portal/).waitFor()
    await page.getByLabel('Importer', { exact: true }).selectOption(importer)
    await page.getByRole('button', { name: 'Preview the e-mail' }).click({ timeout: 60_000 })
    const dialog = page.getByRole('dialog')
    const send = dialog.getByRole('button', { name: 'Send' })
    expect(await send.isDisabled()).toBe(true)
    await dialog.getByText('I have checked the address').click()
    await dialog.getByText('I have checked the files').click()
    await send.click()
    await page.getByText('Nothing counts as handed in until this is filled in.').waitFor()
    const [mail] = await mailsWith(cloud.inboxUrl, importer, 'Offer:')
    expect(mail?.attachments).toMatchObject([{ name: expect.stringMatching(/_offer_.*\.zip$/) }])
    await page.getByRole('tab', { name: 'Hand in' }).click()
    await page.getByText(/^Arrived at the importer\u2019s mail server on /).waitFor()
    // opened anew it goes on where the work does
    await page.goto(address)
    const save = page.getByRole('button', { name: 'Record as offered' })
    expect(await save.isDisabled()).toBe(true)
  })

  it('is offered once the reference is recorded, and its producer is told', async () => {
    const { page } = desk
    await page.getByLabel('Reference').fill('SB-2026-0042')
    await page.getByLabel('Day').fill(new Date(Date.now() - 86_400_000).toISOString().slice(0, 10))
    await page.getByLabel('Time, Stockholm').fill('10:05')
    await page.getByRole('button', { name: 'Record as offered' }).click()
    await page.getByText('SB-2026-0042', { exact: true }).first().waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    const [told] = await mailsWith(cloud.inboxUrl, email, 'Offer handed in')
    expect(told?.text).toContain('SB-2026-0042')
  })

  it('has the confirmation of the monopoly, checked like a document, for its producer to open', async () => {
    const { page } = desk
    await page.getByRole('tab', { name: 'Record' }).click()
    const put = (name: string, buffer: Buffer) =>
      page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer })
    await put('receipt.txt', Buffer.from('words'))
    await page.getByText('This is not a PDF, JPEG or PNG file.', { exact: false }).waitFor()
    await put('large.pdf', Buffer.alloc(maxFileBytes + 1))
    await page.getByText('This file is larger than 10 MB.', { exact: false }).waitFor()
    await put('virus.pdf', Buffer.from(eicar))
    await page.getByText('The scan found malware in this file', { exact: false }).waitFor()
    const bytes = await pdfOf('Received: SB-2026-0042')
    await put('SB-2026-0042.pdf', bytes)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    await page.getByText(sha256).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    for (const side of [desk, producer]) {
      if (side === producer) await side.page.goto(`/tender-application/${tenderId}`)
      await side.page.getByText(sha256).waitFor()
      const [download] = await Promise.all([
        side.page.waitForEvent('download'),
        side.page.getByRole('button', { name: 'Download SB-2026-0042.pdf' }).click(),
      ])
      expect(download.suggestedFilename()).toBe('SB-2026-0042.pdf')
      expect(readFileSync(await download.path()).equals(bytes)).toBe(true)
    }
    expect(await accessibilityFindings(producer.page)).toEqual([])
    await producer.page.setViewportSize({ width: 390, height: 844 })
    expect(
      await producer.page.evaluate(() => document.documentElement.scrollWidth),
    ).toBeLessThanOrEqual(390)
    await page.setViewportSize({ width: 390, height: 844 })
    // the part that was open is in the address
    await page.reload()
    await page.getByText(sha256).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })

  it('stands in the log, each step of it', async () => {
    await desk.page.setViewportSize({ width: 1280, height: 900 })
    await expectInLog(desk.page, address.replace('/admin/', ''), [
      'takeOverApplication',
      'writeToProducer',
      'waiveFinding',
      'handInOffer',
      'recordReference',
      'addConfirmation',
    ])
    expect(desk.unexpectedFaults()).toEqual([])
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
