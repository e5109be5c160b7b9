import type { Locale } from '#domain/shared/locale.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { previewOf } from '../../platform/mail/mail-look.ts'
import { listedTenders, type MatchMailLinks } from './match-mail.ts'
import { countedIn } from './match-words.ts'
import { searchWordsOf } from './search-words.ts'
import { searchLines, tenderItem } from './tender-item.ts'

/** A tender with the names of the saved searches that it newly fits. */
export interface FoundTender {
  readonly tender: TenderSummary
  readonly names: readonly string[]
}

/** Which tenders newly fit saved searches; each once, whatever found it. */
export function searchMail(
  locale: Locale,
  found: readonly FoundTender[],
  links: MatchMailLinks,
): ComposedMail {
  const words = searchWordsOf[locale]
  const names = [...new Set(found.flatMap((one) => one.names))]
  const [name, ...others] = names
  const items = found
    .slice(0, listedTenders)
    .map((one) =>
      tenderItem(
        locale,
        one.tender,
        links.tender(one.tender.tender_id),
        searchLines(locale, one.names),
      ),
    )
  const left = found.length - items.length
  const [only] = found.length === 1 ? items : []
  const subject =
    name !== undefined && others.length === 0
      ? countedIn(locale, words.found, found.length).replace('{name}', () => oneLine(name))
      : countedIn(locale, words.foundBySeveral, found.length)
  return layOutMail(
    locale,
    {
      subject,
      lines: [words.lead],
      preview: previewOf(items),
      items,
      after: left > 0 ? [countedIn(locale, words.moreTenders, left)] : [],
      button: only ? words.openOne : words.openAll,
      unasked: words.why,
      end: words.end,
    },
    { link: only?.link ?? links.all, end: links.end },
  )
}
