import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { expect } from 'vitest'

/** Read by two libraries that know nothing of each other: what both understand alike. */
export function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      status: component.getFirstPropertyValue('status'),
    }
  })
  const others = Object.values(nodeIcal.sync.parseICS(text)).flatMap((entry) =>
    entry?.type === 'VEVENT'
      ? [{ uid: entry.uid, sequence: Number(entry.sequence), summary: entry.summary }]
      : [],
  )
  expect(others).toEqual(events.map(({ uid, sequence, summary }) => ({ uid, sequence, summary })))
  return events
}
