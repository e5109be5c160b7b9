import Rss from 'lucide-react/icons/rss'
import { useTranslation } from 'react-i18next'
import type { SavedSearchId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { apiUrl } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { feedAddresses } from '../../../lib/feed-addresses.build-time.ts'
import { FeedAddress } from '../../../lib/feeds/feed-address.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import styles from './saved-searches-page.module.css'
import { type SavedSearch, useEndFeed, useMakeFeed } from './use-searches.ts'

interface Key {
  readonly search_id: SavedSearchId
  readonly feed_key: string
}
const addressOf = (
  feed: 'getSearchNews' | 'getSearchCalendar',
  { search_id, feed_key }: Key,
  language: Locale,
) => location.origin + apiUrl(feedAddresses[feed].path, { search_id, feed_key }, { language })

/** The addresses at which programs read what a search finds: made, shown once, made anew, ended. */
export function SearchFeeds({ search }: { readonly search: SavedSearch }) {
  const { t } = useTranslation(['searches', 'common'])
  const { date } = useFormat()
  const language = useLanguage()
  const made = useMakeFeed()
  const ended = useEndFeed()
  const { search_id, name, feed_made_at } = search
  const key = made.data && { search_id, feed_key: made.data.feed_key }
  const error = made.error ?? ended.error
  const isMade = feed_made_at !== null
  const end = () => ended.mutate(search_id, { onSuccess: () => made.reset() })
  const make = () => {
    ended.reset()
    made.mutate(search_id)
  }
  return (
    <details className={styles.feeds}>
      <summary>
        <Rss aria-hidden="true" />
        {t('feeds.title')}
        <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
      </summary>
      <div className={styles.feed}>
        <p>{t('feeds.text')}</p>
        {key !== undefined && (
          <>
            <Notice tone="success" announce title={t('feeds.made')}>
              <p>{t('feeds.once')}</p>
            </Notice>
            <FeedAddress
              isNews
              label={t('feeds.news')}
              address={addressOf('getSearchNews', key, language)}
            />
            <FeedAddress
              label={t('feeds.calendar')}
              address={addressOf('getSearchCalendar', key, language)}
            />
          </>
        )}
        {isMade && key === undefined && (
          <p>{t('feeds.since', { date: date(feed_made_at.slice(0, 10), 'long') })}</p>
        )}
        {ended.isSuccess && !isMade && <Notice announce title={t('feeds.ended')} />}
        {error !== null && (
          <Notice tone="error" announce title={t('feeds.failed')}>
            <p>{t(`common:errors.${errorCodeOf(error)}`)}</p>
          </Notice>
        )}
        {isMade && <p className={styles.soft}>{t('feeds.replace_text')}</p>}
        <div className={styles.actions}>
          <Button size="small" busy={made.isPending} onClick={make}>
            {isMade ? t('feeds.replace') : t('feeds.make')}
          </Button>
          {isMade && (
            <Button size="small" variant="danger" busy={ended.isPending} onClick={end}>
              {t('feeds.end')}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
