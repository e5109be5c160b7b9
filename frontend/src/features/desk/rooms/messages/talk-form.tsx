import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { talkMinutes } from '#domain/enquiries/consultation.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { type ListedConsultation, zoneName } from './consultation.ts'
import styles from './enquiries.module.css'
import { useChange } from './use-change.ts'

interface Props {
  readonly listed: ListedConsultation
  /** The time that was picked of those offered. */
  readonly chosen: string | null
  readonly onSent: () => void
}

/** As the reader's clock shows it: `2026-12-01T14:30`. */
function localOf(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const minutesOf = (text: string) => talkMinutes.find((minutes) => String(minutes) === text) ?? 30

/** Agrees the time of a talk, or another one; the asker is told by mail. */
export function TalkForm({ listed, chosen, onSent }: Props) {
  const { t } = useTranslation('desk-messages')
  const { number } = useFormat()
  const { appointment, phone } = listed.enquiry
  const isAgreed = appointment?.state === 'agreed'
  const known = chosen ?? (isAgreed ? appointment.starts_at : null)
  const [day, setDay] = useState(known === null ? '' : localOf(known))
  const [minutes, setMinutes] = useState(String(appointment?.minutes ?? 30))
  const [where, setWhere] = useState(appointment?.where ?? phone ?? '')
  const [isChecked, setChecked] = useState(false)
  const save = useChange(listed)
  // a time without a zone is one of the browser's clock
  const at = new Date(day)
  const isTime = !Number.isNaN(at.getTime()) && at > new Date()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!isTime || where.trim() === '') return
    const appointment = {
      starts_at: at.toISOString(),
      minutes: minutesOf(minutes),
      where: where.trim(),
    }
    save.mutate({ appointment }, { onSuccess: onSent })
  }
  return (
    <form className={styles.desk} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextField
          type="datetime-local"
          label={t('talk.day')}
          hint={t('talk.day_hint', {
            zone: zoneName(new Intl.DateTimeFormat().resolvedOptions().timeZone),
          })}
          value={day}
          onChange={setDay}
          error={isChecked && !isTime ? t('talk.missing_day') : null}
        />
        <Select
          label={t('talk.minutes')}
          value={minutes}
          options={talkMinutes.map((value) => ({
            value: String(value),
            label: number(value, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
          }))}
          onChange={setMinutes}
        />
      </div>
      <TextField
        label={t('talk.where')}
        hint={t('talk.where_hint')}
        value={where}
        onChange={setWhere}
        maxLength={200}
        error={isChecked && where.trim() === '' ? t('talk.missing_where') : null}
      />
      <p className={styles.soft}>{t('talk.mailed')}</p>
      <ChangeFailure error={save.error} />
      <div>
        <Button type="submit" variant="primary" busy={save.isPending}>
          {t(isAgreed ? 'talk.move' : 'talk.agree')}
        </Button>
      </div>
    </form>
  )
}
