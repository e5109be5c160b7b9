import type { Locale } from '#domain/shared/locale.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { NordicMap } from '../../lib/markets/nordic-map.tsx'
import type { ContentSummary } from './content.ts'
import styles from './summary-list.module.css'

export interface SummaryListProps {
  readonly title: string
  readonly summaries: readonly ContentSummary[]
  readonly language: Locale
}

/** Titles with what each text is about; nothing where there are none. */
export function SummaryList({ title, summaries, language }: SummaryListProps) {
  const textOf = useTextOf('content')
  if (summaries.length === 0) return null
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {summaries.map((summary) => (
          <li
            key={summary.path}
            lang={summary.language === language ? undefined : summary.language}
          >
            {summary.market !== null && <NordicMap market={summary.market} height={96} />}
            <h3>
              <LocaleLink to={summary.path}>{summary.title}</LocaleLink>
            </h3>
            <p>{summary.description}</p>
            {summary.topics.length > 0 && (
              <p className={styles.facts} lang={language}>
                {summary.topics.map((topic) => textOf(`topic.${topic}`) ?? topic).join(' \u00b7 ')}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
