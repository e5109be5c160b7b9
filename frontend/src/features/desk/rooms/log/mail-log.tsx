import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type MailSender, mailSenders } from '#domain/desk/mail-record.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import type { Column } from '../../../../ui/data-table.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import type { LogPartProps } from './action-log.tsx'
import styles from './log.module.css'
import { mailCsv } from './log-csv.ts'
import { isFilterSet, logSorts, mailQueryOf } from './log-filter.ts'
import { MonthSelect } from './month-select.tsx'

type Mail = ApiOutput<'listMails'>['mails'][number]

/** Which mails left, and what became of them. */
export function MailLog({ filter, onChange, onClear }: LogPartProps) {
  const { t } = useTranslation('desk-log')
  const [settled] = useSettled(filter)
  const query = mailQueryOf(settled)
  const list = useInfiniteQuery({
    queryKey: ['listMails', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listMails', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useMailColumns(onChange)
  return (
    <DeskList
      caption={t('view.mails')}
      list={list}
      rowsOf={({ mails }) => mails}
      rowKey={({ address, mail_key }) => `${address} ${mail_key}`}
      columns={columns}
      csv={{ name: 'mails', make: () => mailCsv(query) }}
      {...sortedBy(logSorts, filter.sort, (sort) => onChange({ sort }))}
      filters={<MailFilters filter={filter} onChange={onChange} />}
      onClear={isFilterSet(filter) ? onClear : null}
      empty={{ title: t('mail.none'), text: t('mail.none_text') }}
    />
  )
}

function useSenderName(): (sender: MailSender) => string {
  const { t } = useTranslation(['desk-log', 'desk-today'])
  return (sender) => (sender === 'sign_in' ? t('mail.sign_in') : t(`desk-today:area.${sender}`))
}

function MailFilters({ filter, onChange }: Omit<LogPartProps, 'onClear'>) {
  const { t } = useTranslation('desk-log')
  const senderName = useSenderName()
  return (
    <>
      <TextField
        type="search"
        required={false}
        label={t('mail.address')}
        placeholder="name@example.com"
        value={filter.address}
        onChange={(address) => onChange({ address })}
      />
      <Select
        label={t('mail.sender')}
        empty={t('mail.any_sender')}
        options={mailSenders.map((value) => ({ value, label: senderName(value) }))}
        value={filter.sender}
        onChange={(sender) => onChange({ sender })}
      />
      <MonthSelect value={filter.month} onChange={(month) => onChange({ month })} />
      <Checkbox
        label={t('mail.trouble')}
        checked={filter.trouble}
        onChange={(trouble) => onChange({ trouble })}
      />
    </>
  )
}

function useMailColumns(onChange: LogPartProps['onChange']): Column<Mail>[] {
  const { t } = useTranslation('desk-log')
  const { instant } = useFormat()
  const senderName = useSenderName()
  return [
    {
      key: 'at',
      isSortable: true,
      header: t('mail.sent'),
      isRowHeader: true,
      cell: (mail) => instant(mail.sent_at),
    },
    {
      key: 'address',
      header: t('mail.address'),
      cell: ({ address }) => (
        <button type="button" className={styles.choice} onClick={() => onChange({ address })}>
          {address}
        </button>
      ),
    },
    {
      key: 'subject',
      header: t('mail.subject'),
      cell: ({ subject, sender }) => (
        <>
          {subject ?? t('mail.no_subject')}{' '}
          <span className={styles.soft}>{senderName(sender)}</span>
        </>
      ),
    },
    {
      key: 'state',
      header: t('mail.state'),
      cell: ({ state, state_at, detail }) => (
        <>
          <span className={isTrouble(state) ? styles.refused : undefined}>
            {t(`state.${state}`)}
          </span>{' '}
          <span className={styles.soft}>
            {instant(state_at)}
            {detail !== null && ` \u00b7 ${detail}`}
          </span>
        </>
      ),
    },
  ]
}

const isTrouble = (state: Mail['state']): boolean =>
  state === 'bounced' || state === 'complained' || state === 'rejected'
