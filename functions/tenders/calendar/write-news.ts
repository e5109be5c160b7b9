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
}

/** When one of the tender's dates changed last: what readers of news want to see again. */
export const newsDateOf = ({ key_dates }: ListedTender): string =>
  key_dates
    .map(({ changed_at }) => changed_at)
    .sort()
    .at(-1) ?? ''

function contentOf({ key_dates, summary }: ListedTender, language: Locale): string {
  const texts = feedTexts[language]
  const dates = key_dates.map(({ milestone, date, cancelled }) => {
    const note = cancelled ? ` (${texts.cancelled})` : ''
    return labelled(language, texts.milestone[milestone], `${longDate(language, date)}${note}`)
  })
  return [...dates, `${texts.source} ${summary.source}`].join('\n')
}

/** Tenders as an Atom feed (RFC 4287), the newest change first. */
export function writeNews(tenders: readonly ListedTender[], facts: NewsFacts): Feed {
  const { language, siteOrigin } = facts
  const sorted = [...tenders].sort((a, b) => newsDateOf(b).localeCompare(newsDateOf(a)))
  const [newest] = sorted
  const changed_at = newest === undefined ? null : newsDateOf(newest)
  const self = new URL(`/api/feeds/tenders.atom?language=${language}`, siteOrigin).href
  const feed = new AtomFeed({
    id: self,
    link: new URL('/tenders', siteOrigin).href,
    feed: self,
    title: labelled(language, 'Nordgate', feedTexts[language].news),
    language,
    updated: new Date(changed_at ?? 0),
    generator: 'Nordgate',
    copyright: 'Nordgate',
  })
  for (const listed of sorted) {
    const { summary } = listed
    const page = tenderPage(siteOrigin, language, summary.tender_id)
    feed.addItem({
      id: `urn:nordgate:tender:${summary.tender_id}`,
      title: labelled(language, marketFacts[summary.market].monopoly, titleIn(summary, language)),
      link: page,
      date: new Date(newsDateOf(listed)),
      description: contentOf(listed, language),
    })
  }
  return { text: feed.atom1(), changed_at }
}
