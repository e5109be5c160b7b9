import Clock from 'lucide-react/icons/clock'
import ClockAlert from 'lucide-react/icons/clock-alert'
import { useTranslation } from 'react-i18next'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { TitleWords } from '../../../../lib/tenders/title-words.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import styles from './today.module.css'
import type { TodayItem } from './today-filter.ts'

/** When, what, about what, who has it. */
export function useTodayColumns(today: string): Column<TodayItem>[] {
  const { t } = useTranslation('desk-today')
  return [
    {
      key: 'what',
      header: t('what'),
      isRowHeader: true,
      cell: (item) => <What item={item} />,
    },
    { key: 'due', header: t('due'), cell: (item) => <Due item={item} today={today} /> },
    { key: 'about', header: t('about'), cell: (item) => <About item={item} /> },
    {
      key: 'who',
      header: t('who'),
      cell: ({ responsible }) =>
        responsible ?? <span className={styles.soft}>{t('owner.nobody')}</span>,
    },
  ]
}

function What({ item: { kind, path, since, step } }: { readonly item: TodayItem }) {
  const { t } = useTranslation('desk-today')
  const { instant } = useFormat()
  return (
    <span className={styles.lines}>
      <LocaleLink to={`/admin/${path}`}>{t(`do.${kind}`)}</LocaleLink>
      {step !== null && <LateStep step={step} />}
      {since !== null && (
        <span className={styles.soft}>{t('since', { time: instant(since) })}</span>
      )}
    </span>
  )
}

function LateStep({ step }: { readonly step: NonNullable<TodayItem['step']> }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  return <span className={styles.soft}>{t(`step.${step}`)}</span>
}

/** From here on a day is marked as near. */
const nearDays = 2

function Due({ item: { due }, today }: { readonly item: TodayItem; readonly today: string }) {
  const { t } = useTranslation('desk-today')
  const { date, weekday, days } = useFormat()
  if (due === null) return t('at_once')
  const left = daysBetween(today, due)
  const state = left < 0 ? 'late' : left <= nearDays ? 'near' : undefined
  const Icon = state === 'late' ? ClockAlert : Clock
  return (
    <span className={styles.lines}>
      <time dateTime={due}>
        {weekday(due)} {date(due)}
      </time>
      <span className={styles.left} data-state={state}>
        {state && <Icon aria-hidden="true" />}
        {left < 0 ? t('late', { count: -left }) : days(left)}
      </span>
    </span>
  )
}

function About({ item: { about, tender, kind } }: { readonly item: TodayItem }) {
  const { t } = useTranslation('desk-today')
  // a queue is named by whose work it holds
  const words = kind === 'job' && about !== null ? t(`area.${about}` as 'area.accounts') : about
  if (tender === null) return words
  return (
    <span className={styles.lines}>
      <span>
        {tender.reference && `${tender.reference} \u00b7 `}
        <TitleWords tender={tender} />
      </span>
      {words && <span className={styles.soft}>{words}</span>}
    </span>
  )
}
