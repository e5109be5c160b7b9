import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localTimeIn } from '#domain/applications/local-time.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './applications.module.css'
import { ConfirmationFile } from './confirmation-file.tsx'
import { StepFailure } from './step-failure.tsx'
import { seenIn, useDeskStep } from './use-desk-step.ts'

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** What the monopoly gave. Nothing counts as handed in before this is filled. */
export function RecordPanel({ found }: { readonly found: ApiOutput<'findApplication'> }) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const { time_zone } = marketFacts[found.tender.market]
  const city = time_zone.replace(/^.*\//, '')
  const [reference, setReference] = useState('')
  const [day, setDay] = useState(() => localTimeIn(time_zone, new Date()).slice(0, 10))
  const [time, setTime] = useState('')
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, () =>
    callApi('recordReference', {
      params,
      body: { version, reference: reference.trim(), given_at: `${day}T${time.trim()}` },
    }),
  )
  const desk = found.at_desk
  if (desk === null) return null
  const isWhole = reference.trim() !== '' && day !== '' && isTime(time.trim())
  return (
    <div className={styles.list}>
      {desk.records.map((record) => {
        const isLatest = record === desk.records.at(-1)
        return (
          <Fragment key={record.at}>
            <Notice
              tone={isLatest ? 'success' : 'info'}
              title={t('record.reference_is', { reference: record.reference })}
            >
              {t('record.by', {
                given: instant(record.given_at, time_zone),
                city,
                who: record.by.email,
                time: instant(record.at),
              })}
            </Notice>
            <ConfirmationFile found={found} record={record} isLatest={isLatest} />
          </Fragment>
        )
      })}
      {desk.stage === 'to_check' && <Notice tone="warning">{t('hand_in.check_first')}</Notice>}
      <p className={styles.soft}>{t(desk.records.length > 0 ? 'record.correct' : 'record.lead')}</p>
      <form
        className={styles.record}
        onSubmit={(event) => {
          event.preventDefault()
          if (isWhole && !step.isPending) step.mutate()
        }}
      >
        <TextField
          label={t('record.reference')}
          value={reference}
          onChange={setReference}
          maxLength={120}
        />
        <TextField label={t('record.day')} type="date" value={day} onChange={setDay} />
        <TextField
          label={t('record.time', { city })}
          hint={t('record.time_hint')}
          value={time}
          onChange={setTime}
          maxLength={5}
        />
        <Button
          type="submit"
          variant="primary"
          busy={step.isPending}
          disabled={!isWhole || desk.stage === 'to_check'}
        >
          {t('record.save')}
        </Button>
      </form>
      <StepFailure error={step.error} />
    </div>
  )
}
