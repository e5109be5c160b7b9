import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#domain/notices/notice.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { MuteTender } from '../../lib/matching/mute-tender.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './notices-page.module.css'
import { useNoticeWords } from './use-notice-words.ts'

export interface NoticeLineProps {
  readonly notice: Notice
  /** By its button, which goes away with it, or by opening what it is about. */
  readonly onRead: (notice: Notice, isPressed: boolean) => void
  readonly onPutAway: (notice: Notice) => void
}

/** One thing that the user was told. */
export function NoticeLine({ notice, onRead, onPutAway }: NoticeLineProps) {
  const { t } = useTranslation('notices')
  const { instant } = useFormat()
  const { what, subject, detail, to } = useNoticeWords()(notice)
  const isUnread = notice.read_at === null
  const about = <VisuallyHidden>{`: ${what}, ${subject}`}</VisuallyHidden>
  return (
    <li className={styles.notice} data-unread={isUnread || undefined}>
      <div className={styles.words}>
        <p className={styles.what}>
          {what} {isUnread && <Badge tone="info">{t('new')}</Badge>}
        </p>
        <LocaleLink to={to} onClick={() => onRead(notice, false)}>
          {subject}
        </LocaleLink>
        {detail !== null && <p>{detail}</p>}
        <p className={styles.when}>
          <time dateTime={notice.made_at}>{instant(notice.made_at)}</time>
        </p>
      </div>
      <div className={styles.actions}>
        {(notice.kind === 'match' || notice.kind === 'saved_search') && (
          <MuteTender tenderId={notice.tender.tender_id} title={subject} />
        )}
        {isUnread && (
          <Button
            variant="quiet"
            size="small"
            icon={<Check aria-hidden="true" />}
            onClick={() => onRead(notice, true)}
          >
            {t('read')}
            {about}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          icon={<X aria-hidden="true" />}
          onClick={() => onPutAway(notice)}
        >
          {t('remove')}
          {about}
        </Button>
      </div>
    </li>
  )
}
