import CalendarPlus from 'lucide-react/icons/calendar-plus'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { FeedAddress } from '../../lib/feeds/feed-address.tsx'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import { narrowedBy, type Selection } from './calendar-filter.ts'
import { calendarFeedPath, newsFeedPath } from './feed-path.ts'
import { PersonalFeed } from './personal-feed.tsx'
import styles from './subscribe-panel.module.css'

/** The dates in the reader's own calendar: address, links, and how each program takes them. */
export function SubscribePanel({ selection }: { readonly selection: Selection }) {
  const { t } = useTranslation('calendar')
  const language = useLanguage()
  const origin = useIsHydrated() ? location.origin : ''
  return (
    <details className={styles.panel}>
      <summary>
        <CalendarPlus aria-hidden="true" />
        {t('subscribe.title')}
      </summary>
      <div className={styles.content}>
        <section className={styles.part} aria-labelledby="feed-public">
          <h2 id="feed-public">{t('subscribe.public_title')}</h2>
          <p>{narrowedBy(selection) > 0 ? t('subscribe.filtered') : t('subscribe.all')}</p>
          <FeedAddress
            label={t('subscribe.address')}
            address={origin + calendarFeedPath(selection, language)}
          />
          <h3>{t('subscribe.how')}</h3>
          <ul className={styles.programs}>
            {(['apple', 'outlook', 'google'] as const).map((program) => (
              <li key={program}>{t(`subscribe.${program}`)}</li>
            ))}
          </ul>
          <p>
            <a href={newsFeedPath(selection, language)} type="application/atom+xml">
              {t('subscribe.news')}
            </a>{' '}
            {t('subscribe.news_text')}
          </p>
        </section>
        <PersonalFeed />
      </div>
    </details>
  )
}
