import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { pageOf } from '../platform/http/page-of.ts'
import { feedTexts } from '../tenders/calendar/feed-texts.ts'
import {
  type CalendarEvent,
  eventOfDate,
  type Feed,
  titleOf,
  writeEvents,
} from '../tenders/calendar/write-calendar.ts'
import type { CalendarFeedStore } from './calendar-feed-store.ts'
import { agendaOf } from './list-agenda.ts'
import { stepWords } from './step-words.ts'
import type { TimelineDeps } from './timeline.ts'

export interface PersonalCalendar extends TimelineDeps {
  readonly feeds: Pick<CalendarFeedStore, 'ownerOf'>
  readonly siteOrigin: string
}

/**
 * The dates of the tenders that the owner of the key chose, and the steps that are still to be taken for them; no
 * products, prices or drafts. A step keeps its identity while its day moves, and goes when it is done.
 */
export async function personalCalendar(
  deps: PersonalCalendar,
  feed_key: string,
  language: Locale,
): Promise<Result<Feed, 'not_found'>> {
  const user_id = await deps.feeds.ownerOf(feed_key)
  if (user_id === null) return fail('not_found')
  const { siteOrigin } = deps
  // the address is the key, so the text does not repeat it
  const facts = { language, siteOrigin, name: feedTexts[language].personal, source: null }
  const [tenders, agenda] = await Promise.all([
    deps.tenders.findMany(await chosenBy(deps, user_id)),
    agendaOf(deps, user_id),
  ])
  const dates = tenders.flatMap((row) =>
    row.key_dates.map((date) => eventOfDate({ ...date, tender: row.summary }, facts)),
  )
  // what the monopoly sets is there as the tender's own date
  const steps = agenda
    .filter(({ step }) => step.milestone.actor !== 'monopoly')
    .map((one) => eventOfStep(one, { language, siteOrigin }))
  const events = [...dates, ...steps].sort(
    (a, b) => a.date.localeCompare(b.date) || a.uid.localeCompare(b.uid),
  )
  return succeed(writeEvents(events, facts))
}

async function chosenBy({ applications }: PersonalCalendar, user_id: UserId): Promise<TenderId[]> {
  const chosen: TenderId[] = []
  for await (const { tender_id } of applications.listSummaries(user_id, null, 100))
    chosen.push(tender_id)
  return chosen
}

type AgendaStep = Awaited<ReturnType<typeof agendaOf>>[number]

function eventOfStep(
  { tender, tender_version, tender_updated_at, step, date }: AgendaStep,
  { language, siteOrigin }: { readonly language: Locale; readonly siteOrigin: string },
): CalendarEvent {
  const { step: names, actor: actors, latest } = stepWords[language]
  const { key, actor } = step.milestone
  const lines = [
    titleOf(tender, language),
    actor === 'producer' ? null : (actors[actor] ?? null),
    step.latest === null || step.latest === date
      ? null
      : latest.replace('{{day}}', longDate(language, step.latest)),
    step.mark?.note ?? null,
  ]
  return {
    uid: `tender-${tender.tender_id}-step-${key}@nordgate`,
    sequence: tender_version - 1,
    changed_at: tender_updated_at,
    date,
    summary: labelled(language, names[key] ?? key, titleOf(tender, language)),
    description: lines.filter((line) => line !== null).join('\n'),
    url: pageOf(siteOrigin, language, `/tender-application/${tender.tender_id}/timeline`),
    cancelled: false,
  }
}
