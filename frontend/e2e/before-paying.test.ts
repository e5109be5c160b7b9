import type { Response } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { signUp } from './account-journey.ts'
import { uploadOffers } from './application-form.ts'
import { payHere } from './buy-application.ts'
import { cloud } from './cloud.ts'
import { visitor } from './visitor.ts'

const tender = 1008
const english = {
  title: 'Does your product fit?',
  drink: 'Kind of drink',
  vintage: 'Vintage (or NV)',
  red: 'red wine',
  wrong: 'Enter a year, such as 2021, or NV.',
  met: /\d of \d open requirements met/,
}
const italian = {
  title: 'Il suo prodotto è adatto?',
  drink: 'Tipo di bevanda',
  vintage: 'Annata (o NV)',
  red: 'vino rosso',
  wrong: 'Inserisca un anno, per esempio 2021, oppure NV.',
  met: /Requisiti visibili soddisfatti: \d su \d/,
}
const nobodys = 'prd_00000000-0000-4000-8000-000000000000'
/** Words of its requirements that only who has access reads. */
const paidWords = /grapes on front label|liquorice/i

describe('what everybody may read of a tender', { sequential: true }, () => {
  const guest = visitor()

  it.each(['', '/it'])(
    'is held against what a visitor types, in the language of %s/',
    async (at) => {
      const { page } = guest
      await page.goto(`${at}/tenders/${tender}`)
      const words = at === '' ? english : italian
      const section = page.getByRole('region', { name: words.title })
      await section.getByLabel(words.drink).fill(words.red)
      await section.getByLabel(words.vintage).fill('20')
      await section.getByText(words.wrong).waitFor()
      await section.getByLabel(words.vintage).fill('2021')
      await section.getByText(words.met).waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(paidWords)
      expect(await accessibilityFindings(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await scrollsSideways(page)).toBe(false)
    },
  )

  it('goes along to the next tender, and is cleared with one press', async () => {
    const { page } = guest
    await page.getByRole('link', { name: 'Gare', exact: true }).first().click()
    await page.locator('main tbody a').first().click()
    const drink = page.getByLabel(italian.drink)
    expect(await drink.inputValue()).toBe(italian.red)
    await page.getByRole('button', { name: 'Cancella', exact: true }).click()
    await expect.poll(() => drink.inputValue()).toBe('')
    // without a network the fields stay, and what is typed in them
    const asked = /\/open-requirements/
    await page.route(asked, (route) => route.abort())
    await drink.fill('sidro')
    await page.getByText('Nessuna connessione.').waitFor()
    expect(await drink.inputValue()).toBe('sidro')
    await page.unroute(asked)
    await page.getByRole('button', { name: 'Riprova' }).click()
    await page.getByText(italian.met).waitFor()
    expect(guest.unexpectedFaults().filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
  })
})

describe('what speaks against an application', { sequential: true }, () => {
  const producer = visitor()

  it('is counted by kind before anybody pays, without a word of a requirement', async () => {
    const { page } = producer
    const told: Promise<string>[] = []
    // an answer that comes while its page is being left has no body to read
    const listen = (response: Response) => {
      if (/\/api\/tenders\/\d+\/|\/api\/matches/.test(response.url()))
        told.push(response.text().catch(() => ''))
    }
    page.on('response', listen)
    await signUp(page, cloud.inboxUrl, 'before-paying@producer.example')
    await uploadOffers(page)
    await page.goto(`/tenders/${tender}`)
    // the own product that fits best is typed in already
    await page.getByText('Filled in from your product').waitFor()
    const counts = page.getByRole('table', { name: 'Requirements by kind' })
    await counts.getByRole('row').filter({ hasText: 'Grapes' }).waitFor()
    const choice = page.getByLabel('Product', { exact: true })
    const keg = choice.locator('option', { hasText: 'Sample Keg White' })
    await choice.selectOption((await keg.getAttribute('value')) ?? '')
    await counts
      .getByRole('row')
      .filter({ hasText: 'Category' })
      .getByText('Not met', { exact: true })
      .waitFor()
    await page.goto(`/tender-application/${tender}`)
    await counts.waitFor()
    // what comes later is the next test's, and may be cut off by the end of it
    page.off('response', listen)
    const read = (await Promise.all(told)).filter((answer) => answer !== '')
    expect(read.length).toBeGreaterThan(0)
    for (const answer of read) expect(answer).not.toMatch(paidWords)
    expect(await page.locator('main').innerText()).not.toMatch(paidWords)
  })

  it('is told in words once the application is bought, which begins with the product that was looked at', async () => {
    const { page } = producer
    const start = page.getByRole('link', { name: 'Start application' })
    // somebody else's, or deleted: the one that fits best instead, and any other one that is chosen
    await page.goto(`/tenders/${tender}?product=${nobodys}`)
    await expect.poll(() => page.url(), { timeout: 15_000 }).not.toContain(nobodys)
    await expect.poll(() => page.url(), { timeout: 15_000 }).toContain('?product=')
    const choice = page.getByLabel('Product', { exact: true })
    const keg = choice.locator('option', { hasText: 'Sample Keg White' })
    const kegId = (await keg.getAttribute('value')) ?? ''
    await choice.selectOption(kegId)
    await page.getByText('Filled in from your product Sample Keg White').waitFor()
    await page.reload()
    await expect.poll(() => choice.inputValue()).toBe(kegId)
    expect(await start.getAttribute('href')).toContain(kegId)
    await payHere(page)
    expect(await start.getAttribute('href')).toContain(`${tender}?product=${kegId}`)
    await page.goto(`/tenders/${tender}`)
    await page.getByRole('heading', { name: 'Requirements and your products' }).waitFor()
    await page.getByText(paidWords).first().waitFor()
    // it names the product once the comparison has told which is shown
    await expect.poll(() => start.getAttribute('href')).toContain('?product=')
    await start.click()
    const offered = page.getByLabel('Product you offer').locator('option:checked')
    await expect.poll(() => offered.innerText()).toContain('Sample Malbec')
    expect(page.url()).not.toContain('product=')
    expect(producer.unexpectedFaults()).toEqual([])
  })
})
