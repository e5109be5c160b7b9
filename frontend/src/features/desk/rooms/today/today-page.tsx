import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useSession } from '../../../../lib/session.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useListKeys } from '../../list/use-list-keys.ts'
import { shownCount, type Today, useToday } from '../../use-today.ts'
import { FirstRunNotice } from './first-run-notice.tsx'
import styles from './today.module.css'
import { filterSearch, isShown, owners, parseFilter, spanOf, spans } from './today-filter.ts'
import { TodayTable } from './today-table.tsx'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin`: what waits for a person, by deadline. Nothing is done here: each line leads to its item. */
export function TodayPage() {
  const { t } = useTranslation('desk-today')
  const { fullDate } = useFormat()
  const { data, error, refetch } = useToday({ refetchOnMount: 'always' })
  return (
    <Page width="wide" title={t('title')} lead={data && t('lead', { day: fullDate(data.today) })}>
      {data === undefined && error === null && <Skeleton lines={10} />}
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      <FirstRunNotice />
      {data && <NotRead today={data} onRetry={() => void refetch()} />}
      {data && <Waiting today={data} />}
    </Page>
  )
}

function NotRead({ today, onRetry }: { readonly today: Today; readonly onRetry: () => void }) {
  const { t } = useTranslation('desk-today')
  const { list } = useFormat()
  if (today.not_read.length === 0) return null
  const names = list(today.not_read.map((name) => t(`list.${name}`)))
  return (
    <Notice tone="warning" announce title={t('not_read', { names })}>
      <p>{t('not_read_text')}</p>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </Notice>
  )
}

/** Whether more waits than is listed: of one kind, or of all kinds together. */
const isCut = ({ counts, items }: Today): boolean =>
  counts.some(({ is_more }) => is_more) ||
  items.length < counts.reduce((sum, { count }) => sum + count, 0)

function Waiting({ today }: { readonly today: Today }) {
  const { t } = useTranslation('desk-today')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const { user } = useSession()
  const page = useRef<HTMLDivElement>(null)
  useListKeys(page)
  if (today.items.length === 0) {
    if (today.not_read.length > 0) return null
    return (
      <EmptyState title={t('none')}>
        <p>{t('none_text')}</p>
      </EmptyState>
    )
  }
  const items = today.items.filter((item) => isShown(item, filter, user?.email ?? null))
  const kinds = today.counts.map(({ kind, ...count }) => ({
    value: kind,
    label: `${t(`kind.${kind}`)} (${shownCount(count)})`,
  }))
  return (
    <div ref={page} className={styles.today}>
      <search className={styles.filters} aria-label={t('filter')}>
        <Select
          label={t('what')}
          empty={t('any_kind')}
          options={kinds}
          value={filter.kind}
          onChange={(kind) => setFilter({ kind })}
        />
        <Select
          label={t('who')}
          empty={t('owner.any')}
          options={owners.map((value) => ({ value, label: t(`owner.${value}`) }))}
          value={filter.owner}
          onChange={(owner) => setFilter({ owner })}
        />
      </search>
      {items.length === 0 && (
        <EmptyState
          title={t('none_filtered')}
          action={<Button onClick={() => setFilter({ kind: '', owner: '' })}>{t('clear')}</Button>}
        />
      )}
      {spans.map((span) => {
        const due = items.filter((item) => spanOf(item, today.today) === span)
        return due.length === 0 ? null : (
          <section key={span} aria-labelledby={`due-${span}`}>
            <h2 id={`due-${span}`} className={styles.span}>
              {t(`span.${span}`)} <span className={styles.soft}>{due.length}</span>
            </h2>
            <TodayTable caption={t(`span.${span}`)} items={due} today={today.today} />
          </section>
        )
      })}
      {isCut(today) && <p>{t('more')}</p>}
    </div>
  )
}
