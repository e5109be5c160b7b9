import { useTranslation } from 'react-i18next'
import type { Locale } from '#domain/shared/locale.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import type { ContentSummary } from './content.ts'
import styles from './summary-list.module.css'

interface Props {
  readonly news: readonly ContentSummary[]
  readonly language: Locale
}

export function NewsList({ news, language }: Props) {
  const { t } = useTranslation('content')
  const format = useFormat()
  return (
    <ul className={styles.list}>
      {news.map((item) => (
        <li key={item.path} lang={item.language === language ? undefined : item.language}>
          <p className={styles.facts} suppressHydrationWarning>
            {item.event !== null &&
              t(`event.${item.event.kind}`, { date: format.date(item.event.date, 'long') })}
          </p>
          <h2>
            <LocaleLink to={item.path}>{item.title}</LocaleLink>
          </h2>
          <p>{item.description}</p>
        </li>
      ))}
    </ul>
  )
}
