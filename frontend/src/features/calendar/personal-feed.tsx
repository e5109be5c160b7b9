import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { FeedAddress } from '../../lib/feeds/feed-address.tsx'
import { useSession } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { personalFeedPath } from './feed-path.ts'
import styles from './subscribe-panel.module.css'
import { usePersonalFeed } from './use-personal-feed.ts'

/** A calendar of the tenders that the reader chose, at an address that only they know. */
export function PersonalFeed() {
  const { t } = useTranslation('calendar')
  const { state } = useSession()
  return (
    <section className={styles.part} aria-labelledby="feed-personal">
      <h2 id="feed-personal">{t('personal.title')}</h2>
      <p>{t('personal.text')}</p>
      {state === 'signed_in' ? (
        <OwnFeed />
      ) : (
        <div className={styles.actions}>
          <LinkButton to="/auth?next=%2Fcalendar">{t('personal.log_in')}</LinkButton>
        </div>
      )}
    </section>
  )
}

function OwnFeed() {
  const { t } = useTranslation(['calendar', 'common'])
  const { date } = useFormat()
  const language = useLanguage()
  const { found, made, ended } = usePersonalFeed()
  if (found.isPending) return <Skeleton awaits="settings" lines={3} />
  if (found.isError) {
    return <ApiFailure error={found.error} onRetry={() => void found.refetch()} />
  }
  const { made_at } = found.data
  const error = made.error ?? ended.error
  return (
    <>
      {made.data !== undefined && (
        <>
          <Notice tone="success" announce title={t('personal.made')}>
            <p>{t('personal.once')}</p>
          </Notice>
          <FeedAddress
            label={t('personal.address')}
            address={location.origin + personalFeedPath(made.data.feed_key, language)}
          />
        </>
      )}
      {made_at !== null && made.data === undefined && (
        <p>{t('personal.since', { date: date(made_at.slice(0, 10), 'long') })}</p>
      )}
      {ended.isSuccess && made_at === null && <Notice announce>{t('personal.ended')}</Notice>}
      {error !== null && (
        <Notice tone="error" announce title={t('personal.failed')}>
          {t(`common:errors.${errorCodeOf(error)}`)}
        </Notice>
      )}
      {made_at !== null && <p>{t('personal.replace_text')}</p>}
      <div className={styles.actions}>
        <Button busy={made.isPending} onClick={() => made.mutate()}>
          {made_at === null ? t('personal.make') : t('personal.replace')}
        </Button>
        {made_at !== null && (
          <Button variant="danger" busy={ended.isPending} onClick={() => ended.mutate()}>
            {t('personal.end')}
          </Button>
        )}
      </div>
    </>
  )
}
