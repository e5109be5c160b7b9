import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { mailsWith } from './inbox.ts'
import { logInAsOperator } from './log-in.ts'
import { screenFindings } from './screen-findings.ts'
import { layoutShift, settled, watchLayout } from './settled-page.ts'
import { visitor } from './visitor.ts'

const words = 'They read the tender with us, line by line.'

/** What arrives at the operator when a visitor writes. */
async function mailOfVisitor(): Promise<string> {
  const enquiry_id = `msg_${randomUUID()}`
  const answer = await fetch(`${cloud.siteUrl}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      kind: 'message',
      enquiry_id,
      name: 'V. Visitor',
      company: null,
      email: 'visitor@example.com',
      message: 'Who writes?',
      language: 'en',
    }),
  })
  const { reference } = (await answer.json()) as { reference: string }
  const [mail] = await mailsWith(cloud.inboxUrl, 'desk@nordgate.example', reference)
  return mail?.text ?? ''
}

/** Steps build on one another: what an operator writes, and what visitors see of it. */
describe('content from the desk', { sequential: true }, () => {
  const operator = visitor()
  const guest = visitor()
  const press = (name: string) => operator.page.getByRole('button', { name, exact: true }).click()
  const said = (text: string) => operator.page.getByText(text, { exact: true }).waitFor()
  const onHome = async () => {
    await guest.page.goto('/')
    await settled(guest.page)
    return guest.page.getByText(words).count()
  }

  it('publishes a testimonial only with name, company and recorded consent', async () => {
    const { page } = operator
    await watchLayout(guest.page)
    await logInAsOperator(page, cloud.inboxUrl)
    await page.goto('/admin/content')
    await press('New testimonial')
    await page.getByLabel('Name of the person').fill('A. Test')
    await page.getByLabel('The customer’s words').fill(words)
    await press('Save draft')
    await said('Enter the company.')
    await said('Record the consent: its date, and where it can be looked up.')
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).count()).toBe(0)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByLabel('Company').fill('Test SARL')
    await page.getByLabel('Given on').fill('2026-11-02')
    await page.getByLabel('Where it can be looked up').fill('E-mail of 2 November')
    await press('Save draft')
    // as the page shows it
    await page.getByRole('region', { name: 'As the page shows it' }).getByText(words).waitFor()
    expect(await onHome()).toBe(0)
    await press('Publish')
    await said('It is on the site')
  })

  it('is seen on the site at once, and nothing moves when it comes', async () => {
    await guest.page.goto('/')
    await settled(guest.page)
    await guest.page.getByText(words).waitFor()
    await guest.page.getByText('A. Test, Test SARL').waitFor()
    expect(await guest.page.getByText('Sample winery').count()).toBe(0)
    expect(await layoutShift(guest.page)).toMatchObject({ layout_shift: 0 })
    expect(await guest.page.content()).not.toContain('E-mail of 2 November')
    expect(await accessibilityFindings(guest.page)).toEqual([])
  })

  it('is taken back and put back by undo', async () => {
    await press('Take off the site')
    await said('It is off the site and stays as a draft')
    expect(await onHome()).toBe(0)
    await press('Undo the last step')
    await said('The last step is undone')
    expect(await onHome()).toBe(1)
  })

  it('says years, markets and contact on the page about the operator, in their kept places', async () => {
    const { page } = operator
    await page.goto('/admin/content/about/about')
    await page.getByLabel('First year working with the monopolies').fill('2020')
    await page.getByLabel('Sweden').check()
    await press('Save draft')
    await press('Publish')
    await said('It is on the site')
    await page.goto('/admin/content/contact/contact')
    await page.getByLabel('Company').fill('Test Operator AB')
    await page.getByLabel(/^Address/).fill('Storgatan 1\nStockholm')
    await page.getByLabel('E-mail address').fill('hello@operator.example')
    await press('Save draft')
    await press('Publish')
    await said('It is on the site')
    for (const width of [390, 1280]) {
      await guest.page.setViewportSize({ width, height: 844 })
      await guest.page.goto('/about')
      await settled(guest.page)
      await guest.page.getByText('hello@operator.example').waitFor()
      await guest.page.getByText('Sample figures').waitFor({ state: 'detached' })
      expect(await layoutShift(guest.page)).toMatchObject({ layout_shift: 0, moved: [] })
      expect(await scrollsSideways(guest.page)).toBe(false)
      await guest.page.screenshot({ path: `.local/e2e/about-${width}.png`, fullPage: true })
    }
  })

  it('says below the next mail who writes, with company and address', async () => {
    const { page } = operator
    await page.goto('/admin/content')
    await page.getByRole('link', { name: 'E-mail footer', exact: true }).click()
    const preview = page.getByRole('region', { name: 'As it appears below every e-mail' })
    await preview.getByText('Nordgate: tenders of the Nordic alcohol monopolies').waitFor()
    await page.getByLabel(/^Who writes, in one line/).fill('Test Operator & <friends>')
    await preview.getByText('Test Operator & <friends>').waitFor()
    await preview.getByText('Test Operator AB, Storgatan 1, Stockholm').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await press('Save draft')
    await press('Publish')
    await said('It will appear below every e-mail within a minute')
    await page.screenshot({ path: '.local/e2e/desk-content-sender.png', fullPage: true })
    const foot = '\n\nTest Operator & <friends>\nTest Operator AB, Storgatan 1, Stockholm\n'
    let text = await mailOfVisitor()
    if (!text.endsWith(foot)) {
      // the function mailed just before, and remembers for a minute
      await sleep(61_000)
      text = await mailOfVisitor()
    }
    expect(text.endsWith(foot)).toBe(true)
  })

  it('publishes news, read in the language that there is', async () => {
    const { page } = operator
    await page.goto('/admin/content')
    await press('New news item')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Words for its address').fill('Samples in Norway')
    await dialog.getByLabel('Words for its address').press('Enter')
    await page.getByLabel('Date', { exact: true }).first().fill('2026-11-20')
    await press('Add a source')
    const sources = page.getByRole('group', { name: 'Sources' })
    await sources.getByLabel('Name').fill('A register')
    await sources.getByLabel('Address').fill('https://register.example/1')
    await sources.getByLabel('Date').fill('2026-11')
    await page.getByLabel('Title').fill('Samples go to a new address')
    await page.getByLabel('Summary').fill('What changes for offers, and from when.')
    await page.getByLabel('Text', { exact: true }).fill('## What changes\n\n<b>All</b> of it.')
    await press('Save draft')
    await page.getByText('HTML is not allowed:').waitFor()
    await page.getByLabel('Text', { exact: true }).fill('## What changes\n\n**All** of it.')
    await press('Save draft')
    await page.getByRole('heading', { name: 'What changes' }).waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
    await page.screenshot({ path: '.local/e2e/desk-content-news.png', fullPage: true })
    await press('Publish')
    await said('It is on the site')
    await guest.page.goto('/news')
    await settled(guest.page)
    const more = guest.page.getByRole('button', { name: 'Show 1 more item' })
    await more.waitFor()
    expect(await layoutShift(guest.page)).toMatchObject({ layout_shift: 0 })
    await more.click()
    await guest.page.getByRole('link', { name: 'Samples go to a new address' }).click()
    await guest.page.getByRole('heading', { name: 'What changes' }).waitFor()
    expect(await accessibilityFindings(guest.page)).toEqual([])
    const { pathname } = new URL(guest.page.url())
    await guest.page.goto(`/de${pathname}`)
    await guest.page.getByRole('heading', { name: 'Samples go to a new address' }).waitFor()
    await guest.page.getByText('Dieser Text ist noch nicht übersetzt').waitFor()
  })

  it('leaves each step in the log, with what was before and after', async () => {
    const { page } = operator
    await page.goto('/admin/log')
    for (const step of ['publishContent', 'takeBackContent', 'undoContent', 'saveContent']) {
      await page
        .getByRole('row', { name: new RegExp(step) })
        .first()
        .waitFor()
    }
    expect(await screenFindings(page, '/admin/log', 'en')).toEqual([])
    const row = page.getByRole('row', { name: /takeBackContent/ }).first()
    expect(await row.textContent()).toContain('status: published')
    expect(await row.textContent()).toContain('status: draft')
  })

  it('is found in the list, by keyboard and on a phone', async () => {
    const { page } = operator
    await page.goto('/admin/content')
    await page.getByRole('row', { name: /A. Test, Test SARL/ }).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/admin\/content\/about\/about$/)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/admin/content?kind=news')
    await page.getByText('Samples go to a new address').waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.screenshot({ path: '.local/e2e/desk-content-phone.png', fullPage: true })
    await page.getByText('Samples go to a new address').click()
    await page.getByLabel('Title').waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    await page.screenshot({ path: '.local/e2e/desk-content-edit-phone.png', fullPage: true })
    expect(operator.unexpectedFaults().filter((fault) => !fault.includes('404'))).toEqual([])
    expect(guest.unexpectedFaults()).toEqual([])
  })
})
