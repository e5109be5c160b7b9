import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, it } from 'vitest'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import { pagesOf } from '../src/lib/pages-of.ts'
import { accessibilityFindings } from './accessibility.ts'
import { cloud } from './cloud.ts'
import { logIn, logInAsAdministrator } from './log-in.ts'
import { visitor } from './visitor.ts'
import { desktop, phone } from './watched-page.ts'

interface Milestone {
  readonly milestone: 'offer' | 'sample' | 'launch'
  readonly date: CalendarDate
  readonly tender: { readonly tender_id: number; readonly title: string; readonly market: string }
}

const at = (path: string) => new URL(path, cloud.siteUrl)

/** The sample data's dates, as the site is told them. */
async function keyDates(query: string): Promise<readonly Milestone[]> {
  const dates: Milestone[] = []
  const ask = async (cursor: string | undefined) => {
    const behind = cursor === undefined ? '' : `&cursor=${cursor}`
    const range = `from=2026-01-01&to=2030-12-31&limit=100${behind}`
    const answer = await fetch(at(`/api/key-dates?${range}${query}`))
    return (await answer.json()) as { key_dates: Milestone[]; next_cursor: string | null }
  }
  for await (const { key_dates } of pagesOf(ask)) dates.push(...key_dates)
  return dates
}

/** A calendar read by two libraries that know nothing of each other: what both understand alike. */
async function readCalendar(path: string) {
  const answer = await fetch(at(path))
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const text = await answer.text()
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((one) => {
    const { uid, sequence, summary, startDate, endDate } = new ICAL.Event(one)
    const status = one.getFirstPropertyValue('status')
    return { uid, sequence, summary, start: `${startDate}`, end: `${endDate}`, status }
  })
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [{ uid: entry.uid, sequence: Number(entry.sequence), summary: entry.summary }]
      : [],
  )
  expect(others).toEqual(events.map(({ uid, sequence, summary }) => ({ uid, sequence, summary })))
  return events
}

const user = visitor()
const grid = () => user.page.getByRole('grid')
const dayOfFocus = () =>
  user.page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.day)
const monthOf = (date: CalendarDate) => date.slice(0, 7)
const accessToken = () =>
  user.page.evaluate(() => {
    const [, token = ''] =
      Object.entries(localStorage).find(([key]) => key.endsWith('.accessToken')) ?? []
    return token
  })

/** A tender that the signed-in administrator publishes again, each time as the version after. */
async function publishedTender(tender_id: number) {
  const headers = {
    authorization: `Bearer ${await accessToken()}`,
    'content-type': 'application/json',
  }
  const full = await fetch(at(`/api/tenders/${tender_id}/full`), { headers })
  const { tender } = (await full.json()) as {
    tender: { version: number; sample: unknown; published: { offer_deadline: CalendarDate } }
  }
  let { version } = tender
  return {
    offer_deadline: tender.published.offer_deadline,
    /** The event of its offer date in the public feed then. */
    async publish(change: Readonly<Record<string, unknown>>) {
      const published = { ...tender.published, ...change }
      const body = JSON.stringify({ published, sample: tender.sample, version })
      const address = at(`/api/admin/tenders/${tender_id}`)
      const saved = await fetch(address, { method: 'PUT', headers, body })
      expect(saved.status).toBe(200)
      version += 1
      const events = await readCalendar('/api/feeds/calendar.ics')
      return events.find(({ uid }) => uid === `tender-${tender_id}-offer@nordgate`)
    },
  }
}

describe('the calendar', { sequential: true }, () => {
  it('shows a month whose days are reached by keys alone', async () => {
    const [first] = await keyDates('')
    const { page } = user
    await page.goto(`/calendar?month=${monthOf(first?.date ?? '')}`)
    const cell = page.locator(`[data-day="${first?.date}"]`)
    await cell.getByRole('link').first().waitFor()
    await grid().locator('[tabindex="0"]').focus()
    await page.keyboard.press('PageDown')
    await expect.poll(dayOfFocus).not.toContain(monthOf(first?.date ?? ''))
    await page.keyboard.press('PageUp')
    await expect.poll(dayOfFocus).toContain(monthOf(first?.date ?? ''))
    // to the first of the month, then day by day
    while ((await dayOfFocus()) !== `${monthOf(first?.date ?? '')}-01`) {
      await page.keyboard.press('ArrowLeft')
    }
    while ((await dayOfFocus()) !== first?.date) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/tenders\/\d+$/)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  it('marks today, goes to the next date and says when there is none', async () => {
    const { page } = user
    await page.goto('/calendar')
    await expect.poll(() => grid().locator('[aria-current="date"]').count()).toBe(1)
    await page.getByRole('button', { name: 'Next date' }).click()
    await page.waitForURL(/month=/)
    const month = new URL(page.url()).searchParams.get('month') ?? ''
    const dates = await keyDates('')
    expect(dates.some(({ date }) => date.startsWith(month))).toBe(true)
    await page.goto('/calendar?month=2030-01')
    await page.getByRole('button', { name: 'Next date' }).click()
    await page.getByText('There is no later date.').waitFor()
    expect(await accessibilityFindings(page)).toEqual([])
  })

  it('filters in the address, as a list with the zone of each market', async () => {
    const dates = await keyDates('&market=NO&milestone=offer')
    const month = monthOf(dates.at(-1)?.date ?? '')
    const { page } = user
    await page.goto(`/calendar?view=list&month=${month}`)
    await page.getByLabel('Market', { exact: true }).selectOption('NO')
    await page.getByLabel('Kind of date').selectOption('offer')
    await page.waitForURL(/market=NO/)
    const shown = dates.filter(({ date }) => date.startsWith(month)).length
    await page.getByText(shown === 1 ? '1 date this month' : `${shown} dates this month`).waitFor()
    expect(await page.getByText('Oslo time', { exact: true }).count()).toBe(shown)
    expect(await page.getByText('Sample data', { exact: true }).count()).toBe(shown)
    const address = page.url()
    await page.reload()
    await page.getByText('Oslo time', { exact: true }).first().waitFor()
    expect(page.url()).toBe(address)
  })

  it('is a list on a phone', async () => {
    const { page } = user
    const [first] = await keyDates('')
    await page.setViewportSize(phone)
    await page.goto(`/calendar?month=${monthOf(first?.date ?? '')}`)
    await page.locator(`#day-${first?.date}`).getByRole('link').first().waitFor()
    expect(await grid().count()).toBe(0)
    await page.setViewportSize(desktop)
  })

  it('gives the address of what is shown, to copy and to open', async () => {
    const { page } = user
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/it/calendar?market=NO')
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Copi l’indirizzo' }).click()
    await page.getByText('L’indirizzo è stato copiato.').waitFor()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(at('/api/feeds/calendar.ics?market=NO&language=it').href)
    const open = page.getByRole('link', { name: 'Apra in un programma di calendario' })
    expect(await open.getAttribute('href')).toBe(copied.replace(/^http:/, 'webcal:'))
    const events = await readCalendar(copied)
    const uids = new Set(events.map(({ uid }) => uid))
    const [norwegian, swedish] = [await keyDates('&market=NO'), await keyDates('&market=SE')]
    const uidOf = ({ tender, milestone }: Milestone) =>
      `tender-${tender.tender_id}-${milestone}@nordgate`
    expect(norwegian.some((date) => uids.has(uidOf(date)))).toBe(true)
    expect(swedish.some((date) => uids.has(uidOf(date)))).toBe(false)
  })

  it('is told again only when it changed, and found by feed readers', async () => {
    for (const path of ['/api/feeds/calendar.ics', '/api/feeds/tenders.atom?language=de']) {
      const first = await fetch(at(path))
      expect(first.headers.get('cache-control')).toBe('private, max-age=3600')
      const etag = first.headers.get('etag') ?? ''
      const again = await fetch(at(path), { headers: { 'if-none-match': etag } })
      expect({ status: again.status, body: await again.text() }).toEqual({ status: 304, body: '' })
    }
    const { page } = user
    await page.goto('/de/calendar')
    const feed = page.locator('link[type="application/atom+xml"]')
    const atom = await fetch(at((await feed.getAttribute('href')) ?? ''))
    expect(atom.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    expect(await atom.text()).toContain('<feed xmlns="http://www.w3.org/2005/Atom"')
  })

  it('gives one tender to add to a calendar', async () => {
    const [first] = await keyDates('')
    const { page } = user
    await page.goto(`/tenders/${first?.tender.tender_id}`)
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Add to calendar' }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe(`tender-${first?.tender.tender_id}.ics`)
    const events = await readCalendar(new URL(file.url()).pathname)
    expect(events.map(({ uid }) => uid)).toContain(
      `tender-${first?.tender.tender_id}-${first?.milestone}@nordgate`,
    )
  })

  it('moves a date with the same identity and a higher number, over days on which clocks change', async () => {
    await user.startAfresh()
    await logInAsAdministrator(user.page, cloud.inboxUrl)
    const dated = await keyDates('&milestone=offer')
    const tender = await publishedTender(dated.at(-1)?.tender.tender_id ?? 0)
    const moveTo = (offer_deadline: CalendarDate) => tender.publish({ offer_deadline })
    const before = await moveTo(tender.offer_deadline)
    const spring = await moveTo('2027-03-28')
    const autumn = await moveTo('2027-10-31')
    const back = await moveTo(tender.offer_deadline)
    expect([spring, autumn]).toMatchObject([
      { start: '2027-03-28', end: '2027-03-29', status: 'CONFIRMED' },
      { start: '2027-10-31', end: '2027-11-01', status: 'CONFIRMED' },
    ])
    const first = before?.sequence ?? Number.NaN
    expect([spring, autumn, back].map((event) => event?.sequence)).toEqual([
      first + 1,
      first + 2,
      first + 3,
    ])
  })

  it('keeps a cancelled date and says that it is cancelled, on the page and in the feed', async () => {
    const dated = await keyDates('&milestone=offer')
    // the first of its day: the month shows two of a day
    const last = dated.at(-1)
    const first = dated.find(({ date }) => date === last?.date)
    if (first === undefined) throw new Error('There is no date.')
    const { tender_id, title } = first.tender
    const tender = await publishedTender(tender_id)
    const before = await tender.publish({})
    const cancelled = await tender.publish({ status: 'withdrawn' })
    expect(cancelled).toMatchObject({
      uid: before?.uid,
      start: before?.start,
      sequence: Number(before?.sequence) + 1,
      status: 'CANCELLED',
    })
    const { page } = user
    const month = monthOf(tender.offer_deadline)
    for (const view of ['list', 'month']) {
      await page.goto(`/calendar?view=${view}&month=${month}&milestone=offer`)
      const entry = page
        .locator(view === 'list' ? 'li' : 'a')
        .filter({ hasText: title })
        .filter({ hasText: 'Cancelled' })
      await entry.first().waitFor()
      const struck = await entry.first().evaluate((element) => {
        const all = [element, ...element.querySelectorAll('*')]
        return all.some((one) => getComputedStyle(one).textDecorationLine === 'line-through')
      })
      expect([view, struck]).toEqual([view, true])
      expect(await accessibilityFindings(page)).toEqual([])
    }
    const back = await tender.publish({})
    expect(back).toMatchObject({ sequence: Number(before?.sequence) + 2, status: 'CONFIRMED' })
  })

  it('is personal at an address that is read without a session and ends when told', async () => {
    await user.startAfresh()
    await logIn(user.page, 'subscribed@example.com')
    const { page } = user
    const [chosen] = await keyDates('&market=NO')
    const tender_id = chosen?.tender.tender_id ?? 0
    const answer = await fetch(at('/api/applications/sync'), {
      method: 'POST',
      headers: { authorization: `Bearer ${await accessToken()}` },
      body: JSON.stringify({ selected: [tender_id], completed: [], drafts: [] }),
    })
    expect(answer.status).toBe(200)
    await page.goto('/calendar')
    await page.locator('main summary').click()
    await page.getByRole('button', { name: 'Create the address' }).click()
    const first = await page.getByLabel('Your own address').inputValue()
    const uids = (await readCalendar(first)).map(({ uid }) => uid)
    expect(uids).toContain(`tender-${tender_id}-${chosen?.milestone}@nordgate`)
    expect(await accessibilityFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Replace the address' }).click()
    await expect.poll(() => page.getByLabel('Your own address').inputValue()).not.toBe(first)
    const second = await page.getByLabel('Your own address').inputValue()
    expect((await fetch(first)).status).toBe(404)
    expect((await fetch(second)).headers.get('cache-control')).toBe('private, max-age=3600')
    await page.reload()
    await page.locator('main summary').click()
    await page.getByText('You have had an address since').waitFor()
    expect(await page.getByLabel('Your own address').count()).toBe(0)
    await page.getByRole('button', { name: 'Switch the address off' }).click()
    await page.getByText('The address is off.').waitFor()
    expect((await fetch(second)).status).toBe(404)
    expect(user.unexpectedFaults()).toEqual([])
  })
})
