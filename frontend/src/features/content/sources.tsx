import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import type { ContentSource } from './content.ts'
import styles from './document-page.module.css'

/** Where the facts are from, and as of when. */
export function Sources({ sources }: { readonly sources: readonly ContentSource[] }) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const dateOf = (date: string) =>
    date.length === 4 ? date : date.length === 7 ? format.month(date) : format.date(date, 'long')
  return (
    <section className={styles.sources} aria-labelledby="document-sources">
      <h2 id="document-sources">{t('document.sources')}</h2>
      <ul>
        {sources.map(({ name, url, date }) => (
          <li key={`${name} ${url}`} suppressHydrationWarning>
            <a href={url}>{name}</a>, {t('document.source_as_of', { date: dateOf(date) })}
          </li>
        ))}
      </ul>
    </section>
  )
}
