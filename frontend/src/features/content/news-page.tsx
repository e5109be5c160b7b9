import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import type { ContentSummary } from './content.ts'
import type { ContentPageModule, ContentPageProps } from './content-element.tsx'
import { contentSummaries } from './load-content.ts'
import styles from './summary-list.module.css'

/** A rule may be published long before it holds. */
const knownSince = ({ published, event }: ContentSummary): string => published ?? event?.date ?? ''

/** News, newest first. */
function NewsPage({ language }: ContentPageProps) {
  const { t } = useTranslation('content')
  const format = useFormat()
  const news = contentSummaries(language)
    .read()
    .filter(({ kind }) => kind === 'news')
    .toSorted((a, b) => knownSince(b).localeCompare(knownSince(a)))
  return (
    <Page title={t('news.title')} lead={<p>{t('news.lead')}</p>}>
      {news.length === 0 ? (
        <EmptyState title={t('news.none')}>{t('news.none_help')}</EmptyState>
      ) : (
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
      )}
    </Page>
  )
}

export const newsPage: ContentPageModule = {
  Page: NewsPage,
  preload: (_, language) => contentSummaries(language).preload(),
}
