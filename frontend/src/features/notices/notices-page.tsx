import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '#domain/notices/notice.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeLine } from './notice-line.tsx'
import styles from './notices-page.module.css'
import { useMarkNotices, useNotices } from './use-notices.ts'
import { useUnread } from './use-unread.ts'

/** `/notices`: what the user was told, by mail or not. */
export function NoticesPage() {
  const { t } = useTranslation('notices')
  return (
    <Page title={t('title')} lead={t('lead')}>
      <NoticeList />
    </Page>
  )
}

function NoticeList() {
  const { t } = useTranslation('notices')
  const list = useNotices()
  const unread = useUnread() ?? 0
  const { read, readAll, putAway } = useMarkNotices()
  const shown = useRef<HTMLUListElement>(null)
  const settings = <LocaleLink to="/profile?section=mail">{t('settings')}</LocaleLink>
  if (list.isPending) return <Skeleton awaits="notices" lines={8} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const notices = list.data.pages.flatMap((page) => page.notices)
  const [newest] = notices
  // those that were loaded may all be removed while older ones wait on the next page
  if (newest === undefined && !list.hasNextPage) {
    return (
      <EmptyState
        title={t('none')}
        action={<LinkButton to="/profile?section=mail">{t('settings')}</LinkButton>}
      >
        <p>{t('none_text')}</p>
      </EmptyState>
    )
  }
  // with the button that was pressed the focus would be lost
  const keepFocus = () => shown.current?.focus()
  const remove = (notice: Notice) => {
    keepFocus()
    void putAway(notice)
  }
  const markRead = (notice: Notice, isPressed: boolean) => {
    if (isPressed) keepFocus()
    void read(notice)
  }
  return (
    <>
      <div className={styles.head}>
        {settings}
        {newest !== undefined && unread > 0 && (
          <Button
            onClick={() => {
              keepFocus()
              void readAll(newest)
            }}
          >
            {t('read_all')}
          </Button>
        )}
      </div>
      <ul className={styles.list} ref={shown} tabIndex={-1} aria-label={t('title')}>
        {notices.map((notice) => (
          <NoticeLine key={notice.notice_id} notice={notice} onRead={markRead} onPutAway={remove} />
        ))}
      </ul>
      <ListPager list={list} />
    </>
  )
}
