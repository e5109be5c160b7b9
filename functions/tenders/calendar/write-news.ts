import { Feed as AtomFeed } from 'feed'
import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
import type { ListedTender } from '../tender-row.ts'
import { feedTexts } from './feed-texts.ts'
import { type Feed, tenderPage } from './write-calendar.ts'

interface NewsFacts {
  readonly language: Locale
  readonly siteOrigin: string
  /** Kept for ever: programs know the feed again by it. */
  readonly id: string
  readonly title: string
  /** Where the feed itself is; null where its address is a key. */
  readonly self: string | null
}

/** A tender in a feed, and when what it says changed last. */
export interface NewsEntry {
  readonly listed: Pick<ListedTender, 'summary' | 'key_dates'>
  readonly changed_at: string
}

/** When one of the tender's dates changed last: what readers of news want to see again. */
export const newsDateOf = ({ key_dates }: Pick<ListedTender, 'key_dates'>): string =>
  key_dates
    .map(({ changed_at }) => changed_at)
    .sort()
    .at(-1) ?? ''

function contentOf({ key_dates, summary }: NewsEntry['listed'], language: Locale): string {
  const texts = feedTexts[language]
  const dates = key_dates.map(({ milestone, date, cancelled }) => {
    const note = cancelled ? ` (${texts.cancelled})` : ''
    return labelled(language, texts.milestone[milestone], `${longDate(language, date)}${note}`)
  })
  return [...dates, `${texts.source} ${summary.source}`].join('\n')
}

/** Tenders as an Atom feed (RFC 4287), the newest change first. */
export function writeNews(entries: readonly NewsEntry[], facts: NewsFacts): Feed {
  const { language, siteOrigin, id, title, self } = facts
  const sorted = [...entries].sort((a, b) => b.changed_at.localeCompare(a.changed_at))
  const changed_at = sorted[0]?.changed_at ?? null
  const feed = new AtomFeed({
    id,
    link: new URL('/tenders', siteOrigin).href,
    ...(self === null ? {} : { feed: self }),
    title: labelled(language, 'Nordgate', title),
    language,
    updated: new Date(changed_at ?? 0),
    author: { name: 'Nordgate' },
    generator: 'Nordgate',
    copyright: 'Nordgate',
  })
  for (const { listed, changed_at: date } of sorted) {
    const { summary } = listed
    const page = tenderPage(siteOrigin, language, summary.tender_id)
    feed.addItem({
      id: `urn:nordgate:tender:${summary.tender_id}`,
      title: labelled(language, marketFacts[summary.market].monopoly, titleIn(summary, language)),
      link: page,
      date: new Date(date),
      description: contentOf(listed, language),
    })
  }
  return { text: feed.atom1(), changed_at }
}
