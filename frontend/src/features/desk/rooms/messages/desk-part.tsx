import { useTranslation } from 'react-i18next'
import { enquiryStatuses } from '#domain/enquiries/enquiry.ts'
import { useSession } from '../../../../lib/session.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { DueDay } from './due-day.tsx'
import styles from './enquiries.module.css'
import type { ListedMessage } from './message-csv.ts'
import { useChange } from './use-change.ts'

/** Who has a message, by when it is to be answered, and how far it is; each kept by itself. */
export function DeskPart({ listed }: { readonly listed: ListedMessage }) {
  const { t } = useTranslation('desk-messages')
  const { status } = listed.enquiry
  const save = useChange(listed)
  const change = save.isPending ? save.variables : {}
  return (
    <section className={styles.desk} aria-label={t('column.responsible')}>
      <Owner listed={listed} />
      <div className={styles.fields}>
        <DueDay listed={listed} />
        <Select
          label={t('status.label')}
          options={enquiryStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={change.status ?? status}
          onChange={(chosen) => {
            if (chosen !== '') save.mutate({ status: chosen })
          }}
        />
      </div>
      <ChangeFailure error={save.error} />
    </section>
  )
}

function Owner({ listed }: { readonly listed: ListedMessage }) {
  const { t } = useTranslation('desk-messages')
  const { instant } = useFormat()
  const { user } = useSession()
  const { responsible } = listed.enquiry
  const save = useChange(listed)
  const isMine = responsible !== null && responsible.email === user?.email
  return (
    <>
      <p className={styles.owner}>
        {responsible === null
          ? t('work.none')
          : t(isMine ? 'work.mine' : 'work.theirs', {
              who: responsible.email,
              time: instant(responsible.since),
            })}{' '}
        <Button
          size="small"
          busy={save.isPending}
          onClick={() => save.mutate({ responsible: !isMine })}
        >
          {t(isMine ? 'work.let_go' : 'work.take_over')}
        </Button>
      </p>
      <ChangeFailure error={save.error} />
    </>
  )
}
