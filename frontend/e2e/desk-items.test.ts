import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { accessibilityFindings, scrollsSideways } from './accessibility.ts'
import { submitOffer, uploadOffers } from './application-form.ts'
import { signUpFor } from './buy-application.ts'
import { cloud } from './cloud.ts'
import { logInAsAdministrator } from './log-in.ts'
import { openProducer } from './open-producer.ts'
import { untilQuiet } from './quiet-page.ts'
import { openScreen } from './screen-findings.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

const plan = 'Reference;Product type;Country;Offer deadline\nDI-1;Red wine;France;2030-01-15\n'
const reader = { name: 'D. Desk', email: 'items@example.com', language: 'en' }

async function send(path: string, body: object): Promise<void> {
  const answer = await fetch(`${cloud.siteUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

/** The address of the first item of a list. */
async function firstOf(page: Page, list: string, room: string): Promise<string> {
  await openScreen(page, list)
  const link = page.locator(`main tbody a[href^="/admin/${room}/"]`).first()
  return String(await link.getAttribute('href'))
}

/** How the page of an item is reached, of what every desk has after its first day. */
const items: Record<string, (page: Page) => Promise<string>> = {
  application: (page) => firstOf(page, '/admin/applications', 'applications'),
  tender: async () => '/admin/tenders/1008',
  'tender, matched': async () => '/admin/matching/1008',
  producer: async (page) => {
    await openProducer(page, 'subscribed@example.com')
    return new URL(page.url()).pathname
  },
  payment: (page) => firstOf(page, '/admin/payments', 'payments'),
  plan: async (page) => {
    await openScreen(page, '/admin/tenders/intake')
    const file = { name: 'items.csv', mimeType: 'text/csv', buffer: Buffer.from(plan) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    await page.waitForURL(/\/admin\/tenders\/intake\/int_/)
    return new URL(page.url()).pathname
  },
  message: async () => {
    const enquiry_id = `msg_${randomUUID()}`
    const message = { ...reader, enquiry_id, company: 'Items AB', message: 'A word on the desk.' }
    await send('/api/contact-messages', { kind: 'message', ...message })
    return `/admin/messages/${enquiry_id}`
  },
  consultation: async () => {
    const enquiry_id = `cns_${randomUUID()}`
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const times = [`${inDays(9).slice(0, 10)}T09:00:00Z`, `${inDays(10).slice(0, 10)}T09:00:00Z`]
    const about = { company: null, phone: null, topic: 'A first export', time_zone: 'Europe/Rome' }
    await send('/api/contact-messages', {
      kind: 'consultation',
      ...reader,
      ...about,
      enquiry_id,
      times,
    })
    return `/admin/messages/${enquiry_id}`
  },
}
const parts = ['check', 'package', 'hand_in', 'record', 'outcome']

describe('an item of the desk', { sequential: true }, () => {
  const administrator = visitor()
  const producer = visitor()

  it('is there once a producer has paid for an application and submitted it', async () => {
    await signUpFor(producer.page, 'items@producer.example', 1010)
    await uploadOffers(producer.page)
    await submitOffer(producer.page, 1010)
  })

  it('is reached by an administrator', () =>
    logInAsAdministrator(administrator.page, cloud.inboxUrl))

  it.each(Object.keys(items))(
    '%s: no finding of axe and no sideways scroll on a phone',
    async (item) => {
      const { page } = administrator
      await page.setViewportSize(desktop)
      const address = (await items[item]?.(page)) ?? ''
      const tabs =
        item === 'application' ? parts.map((part) => `${address}?part=${part}`) : [address]
      const wrong: string[] = []
      for (const tab of tabs)
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport)
          await openScreen(page, tab)
          await page.locator('main button:visible').first().waitFor()
          await untilQuiet(page)
          for (const finding of await accessibilityFindings(page))
            wrong.push(`${tab}, ${viewport.width}: ${finding}`)
          if (await scrollsSideways(page)) wrong.push(`${tab}, ${viewport.width}: scrolls sideways`)
          const folder = process.env.LOOK_AT
          const name = `${item}-${tab.split('=')[1] ?? ''}-${viewport.width}`.replaceAll(
            /\W+/g,
            '-',
          )
          if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
        }
      expect(wrong).toEqual([])
    },
  )

  it('is reached without a fault of its page', () => {
    expect(administrator.unexpectedFaults()).toEqual([])
  })
})
