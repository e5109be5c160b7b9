import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { messagesTo } from './inbox.ts'
import { logIn, logInAsAdministrator, samplePassword } from './log-in.ts'
import { visitor } from './visitor.ts'

const desk = 'desk@nordgate.example'
const subscriber = 'subscribed@example.com'
const hostile = '<img src=x onerror="document.title=1"> {{count}} {code}\u202e \ud83c\udf77'

/** Waits for mails to an address that hold these words, then a little longer for one too many. */
async function mailsWith(address: string, words: string) {
  const found = async () =>
    (await messagesTo(cloud.inboxUrl, address)).filter(({ subject, text }) =>
      `${subject} ${text}`.includes(words),
    )
  for (let attempt = 0; attempt < 100 && (await found()).length === 0; attempt++) {
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await new Promise((resolve) => setTimeout(resolve, 1500))
  return found()
}

describe('visitors write to the operator', () => {
  const guest = visitor()
  const box = () => guest.page.locator('#contact')
  const send = () => box().getByRole('button', { name: 'Send message' })

  it('says what is missing, and leads to it', async () => {
    await guest.page.goto('/about')
    await send().click()
    const summary = guest.page.getByRole('alert').filter({ hasText: 'Please check' })
    await summary.waitFor()
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await summary.getByRole('link').allTextContents()).toHaveLength(3)
    await summary.getByRole('link', { name: 'Enter your message' }).click()
    expect(await guest.page.evaluate(() => document.activeElement?.id)).toBe('contact_message')
    expect(await accessibilityFindings(guest.page)).toEqual([])
  })

  it('keeps what was typed when nothing can be sent, and sends it once', async () => {
    const { page } = guest
    await box().getByLabel('Your name').fill('V. Visitor')
    await box().getByLabel('E-mail address').fill('visitor@example.com')
    await box().getByLabel('Your message').fill(`How heavy may a bottle be?\n${hostile}`)
    await page.context().setOffline(true)
    await send().click()
    await page.getByText('This was not sent').waitFor()
    expect(await box().getByLabel('Your name').inputValue()).toBe('V. Visitor')
    await page.context().setOffline(false)
    await send().dblclick()
    await page.getByText('Your message has arrived').waitFor()
    const reference = await page.getByText(/^M-[0-9A-F]{8}$/).textContent()
    expect(await accessibilityFindings(page)).toEqual([])
    expect(await page.title()).toBe('About \u2013 Nordgate')
    const mails = await mailsWith(desk, String(reference))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ reply_to: ['visitor@example.com'] })
    expect(String(mails[0]?.html)).not.toContain('<img')
    expect(await messagesTo(cloud.inboxUrl, 'visitor@example.com')).toEqual([])
  })

  it('had no other fault than the network that was away', () => {
    const others = guest
      .unexpectedFaults()
      .filter((fault) => !fault.includes('INTERNET_DISCONNECTED'))
    expect(others).toEqual([])
  })
})

describe('a private sale', { sequential: true }, () => {
  const buyer = visitor()
  const producer = visitor()
  let reference = ''
  const mailLink = async () => {
    const [mail] = await mailsWith(subscriber, reference)
    return /https?:\S+\/private-sales\?request=\S+/.exec(String(mail?.text))?.[0] ?? ''
  }
  /** What the page went to by itself says this, and is in sight. */
  const isReached = (page: Page, words: string) =>
    page.evaluate((said) => {
      const place = document.activeElement
      const top = place?.getBoundingClientRect().top ?? -1
      return place?.textContent?.includes(said) && top >= 0 && top < innerHeight / 2
    }, words)

  it('begins with a producer whose portfolio has a sparkling wine', async () => {
    const { page } = producer
    await logIn(page, subscriber)
    await page.goto('/upload-portfolio')
    const file = join(import.meta.dirname, 'files/sample-champagne.csv')
    await page.locator('input[type=file]').first().setInputFiles([file])
    await page.getByRole('button', { name: 'Upload portfolio' }).click()
    await page.getByText('3 products found').first().waitFor({ timeout: 60_000 })
  })

  it('lets a restaurant ask for one on a phone of 320 px', async () => {
    const { page } = buyer
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto('/private-sales')
    await page.getByRole('link', { name: 'Ask for products' }).click()
    await page.getByLabel('Hotel, restaurant or caterer').check()
    await page.getByLabel('Market').selectOption('SE')
    await page.getByLabel(/^Kind of drink/).selectOption('sparkling_wine')
    await page.getByLabel(/^Country of origin/).selectOption('FR')
    await page.getByLabel('What you are looking for').fill(`Something dry. ${hostile}`)
    await page.getByLabel('Quantity').fill('600 bottles a year')
    await page.getByLabel('Company').fill('Sample Restaurant AB')
    await page.getByLabel('Your name').fill('B. Buyer')
    await page.getByLabel('E-mail address').fill('buyer@')
    await page.getByRole('button', { name: 'Send request' }).click()
    await page.getByRole('link', { name: /^Enter an e-mail address/ }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByLabel('E-mail address').fill('buyer@example.com')
    await page.getByRole('button', { name: 'Send request' }).dblclick()
    await page.getByText('Your request has arrived').waitFor()
    reference = String(await page.getByText(/^P-[0-9A-F]{8}$/).textContent())
    expect(await mailsWith(desk, reference)).toHaveLength(1)
    expect(await messagesTo(cloud.inboxUrl, 'buyer@example.com')).toEqual([])
  })

  it('reaches the producer by one mail without the buyer’s name', async () => {
    const mails = await mailsWith(subscriber, reference)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).not.toMatch(/Sample Restaurant|Buyer|dry/)
  })

  it('is told no more to who ends the mails from one, without a sign-in, until the profile says so', async () => {
    const [mail] = await mailsWith(subscriber, reference)
    const link = /https?:\S+\/unsubscribe#\S+/.exec(String(mail?.text))?.[0] ?? ''
    const choice = async () => {
      await producer.page.goto('/profile?section=mail')
      return producer.page.getByLabel('When a private-sales request fits my products')
    }
    expect(await (await choice()).isChecked()).toBe(true)
    const stranger = await buyer.another()
    await stranger.goto(link)
    await stranger.getByRole('button', { name: 'Stop these e-mails' }).click()
    await stranger.getByText('You will get no more of these e-mails').waitFor()
    expect(await accessibilityFindings(stranger)).toEqual([])
    expect(await (await choice()).isChecked()).toBe(false)
    await (await choice()).check()
    await producer.page.getByText('Your choice is saved').waitFor()
    expect(await accessibilityFindings(producer.page)).toEqual([])

    // what a mail program does: it opens nothing and posts a form of its own
    const headers = mail?.headers as Record<string, string>
    const address = /^<(.+)>$/.exec(String(headers['list-unsubscribe']))?.[1] ?? ''
    const posted = {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    }
    expect((await fetch(address, posted)).status).toBe(200)
    expect(await (await choice()).isChecked()).toBe(false)
    await (await choice()).check()
    await stranger.goto(address)
    await stranger.waitForURL(link)
  })

  it('leads the producer from the mail to that very request, past a sign-in', async () => {
    // one that came later would stand before it
    const later = await buyer.another()
    await later.goto('/private-sales')
    await later.getByLabel('Importer').check()
    await later.getByLabel('Market').selectOption('NO')
    await later.getByLabel('What you are looking for').fill('A cider that came later')
    await later.getByLabel('Quantity').fill('100')
    await later.getByLabel('Company').fill('Sample Import AS')
    await later.getByLabel('Your name').fill('L. Later')
    await later.getByLabel('E-mail address').fill('later@example.com')
    await later.getByRole('button', { name: 'Send request' }).click()
    await later.getByText('Your request has arrived').waitFor()

    const page = await producer.another()
    await page.goto(await mailLink())
    await page.getByText('The request in your e-mail is shown here').waitFor()
    await page.getByRole('link', { name: 'Sign in to see open requests' }).click()
    // the page that is left has a field of this name too
    await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
    await page.getByLabel('E-mail address').fill(subscriber)
    await page.getByLabel('Password', { exact: true }).fill(samplePassword)
    await page.getByRole('button', { name: 'Sign in' }).click()
    const first = page.locator('#producers').getByRole('listitem').first()
    await first.getByText(reference).waitFor()
    await expect.poll(() => isReached(page, reference)).toBe(true)
    expect(await page.getByText('A cider that came later').count()).toBe(1)
    expect(await page.locator('#producers').getByText(reference, { exact: true }).count()).toBe(1)
    expect(await accessibilityFindings(page)).toEqual([])
    // and also where the reader is signed in already
    await page.goto('/dashboard')
    await page.goto(await mailLink())
    await expect.poll(() => isReached(page, reference)).toBe(true)
  })

  it('shows the producer the request with the fit, and takes an offer', async () => {
    const { page } = producer
    await page.goto('/private-sales')
    const card = page.getByRole('listitem').filter({ hasText: reference })
    await card.getByText(/of your products fit/).waitFor()
    expect(await card.textContent()).toContain('<img src=x')
    expect(await card.textContent()).not.toMatch(/Sample Restaurant|B\. Buyer/)
    expect(await accessibilityFindings(page)).toEqual([])
    await card.getByRole('button', { name: 'Offer this product' }).click()
    await card.getByText('Choose a product').waitFor()
    await card.getByLabel('Product to offer').selectOption({ index: 1 })
    await card.getByLabel('Price of one bottle or can').fill('12.50')
    await card.getByLabel('Units available').fill('600')
    await card.getByRole('button', { name: 'Offer this product' }).click()
    await card.getByText(/^You offered/).waitFor()
    const offers = (await mailsWith(desk, reference)).filter(({ subject }) =>
      subject.startsWith('A product is offered'),
    )
    expect(offers).toMatchObject([{ reply_to: [subscriber] }])
  })

  it('is closed by an administrator and shown no more', async () => {
    await buyer.startAfresh()
    const { page } = buyer
    await logInAsAdministrator(page, cloud.inboxUrl)
    await page.goto('/admin/messages')
    await page.getByRole('row', { name: reference }).getByRole('link').click()
    await page.waitForURL('**/admin/messages/*')
    const item = page.getByRole('main')
    await item.getByText('Sample Restaurant AB').first().waitFor()
    // what was offered is asked for when the request is opened
    await item.getByRole('region', { name: 'Offers' }).getByRole('listitem').first().waitFor()
    await item.getByLabel('Status').selectOption('closed')
    await page.goBack()
    await page.getByRole('row', { name: reference }).waitFor({ state: 'detached' })
    await producer.page.reload()
    await producer.page
      .locator('#producers')
      .getByText(/no open requests|newest first/i)
      .first()
      .waitFor()
    // the producer's own offer stays, and says for which request it was made
    const listed = await producer.page.locator('#producers').textContent()
    expect(listed).not.toMatch(new RegExp(`(?<!For request )${reference}`))
  })

  it('is said to be closed to who follows its mail too late', async () => {
    const { page } = producer
    await page.goto(await mailLink())
    await expect.poll(() => isReached(page, 'The request in your e-mail is closed')).toBe(true)
    await page.getByText('A cider that came later').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('had no fault', () => {
    expect([...buyer.unexpectedFaults(), ...producer.unexpectedFaults()]).toEqual([])
  })
})

describe('the bar of private sales', () => {
  const guest = visitor()

  it.each([
    { width: 1280, height: 700 },
    { width: 390, height: 640 },
  ])('covers nothing that has the focus, at $width px', async (viewport) => {
    const { page } = guest
    await page.setViewportSize(viewport)
    await page.goto('/private-sales')
    await page.getByRole('heading', { level: 1 }).focus()
    const bar = page.locator('a[href$="/private-sales#request"]').locator('xpath=..')
    const look = () =>
      bar.evaluate((over) => {
        const element = document.activeElement
        if (element === null || element === document.body) return 'end'
        if (getComputedStyle(over).visibility !== 'visible' || over.contains(element)) return 'free'
        const [own, bars] = [element.getBoundingClientRect(), over.getBoundingClientRect()]
        if (bars.top >= window.innerHeight || bars.bottom <= 0) return 'free'
        const isUnder = own.bottom > bars.top && own.top < bars.bottom
        return isUnder ? `under: ${element.id || element.textContent}` : 'beside'
      })
    const covered: string[] = []
    let besideBar = 0
    for (let press = 0; press < 80; press++) {
      await page.keyboard.press('Tab')
      let found = await look()
      // the bar leaves when the form comes into view, a few frames after the focus
      for (let wait = 0; wait < 10 && found.startsWith('under'); wait++) {
        await page.waitForTimeout(50)
        found = await look()
      }
      if (found === 'end') break
      if (found === 'beside') besideBar += 1
      if (found.startsWith('under')) covered.push(found)
    }
    expect(covered).toEqual([])
    // the bar was there to cover something
    expect(besideBar).toBeGreaterThan(0)
  })
})
