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
  /** What was typed or picked since; what is not named is as it is agreed. */
  readonly draft: TalkDraft
  readonly onChange: (draft: TalkDraft) => void
}

export interface TalkDraft {
  readonly day?: string
  readonly minutes?: string
  readonly where?: string
}

/** As the reader's clock shows it: `2026-12-01T14:30`. */
export function localOf(instant: string): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

const minutesOf = (text: string) => talkMinutes.find((minutes) => String(minutes) === text) ?? 30

/** Agrees the time of a talk, or another one; the enquirer is told by mail. */
export function TalkForm({ listed, draft, onChange }: Props) {
  const { t } = useTranslation('desk-messages')
  const { number } = useFormat()
  const { appointment } = listed.enquiry
  const isAgreed = appointment?.state === 'agreed'
  const {
    day = isAgreed ? localOf(appointment.starts_at) : '',
    minutes = String(appointment?.minutes ?? 30),
    // the visitor's telephone number is no default: nobody has verified it, and what stands here is mailed
    where = appointment?.where ?? '',
  } = draft
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
    const onSuccess = () => {
      setChecked(false)
      onChange({})
    }
    save.mutate({ appointment }, { onSuccess })
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
          onChange={(typed) => onChange({ ...draft, day: typed })}
          error={isChecked && !isTime ? t('talk.missing_day') : null}
        />
        <Select
          label={t('talk.minutes')}
          value={minutes}
          options={talkMinutes.map((value) => ({
            value: String(value),
            label: number(value, { style: 'unit', unit: 'minute', unitDisplay: 'long' }),
          }))}
          onChange={(chosen) => onChange({ ...draft, minutes: chosen })}
        />
      </div>
      <TextField
        label={t('talk.where')}
        hint={t('talk.where_hint')}
        value={where}
        onChange={(typed) => onChange({ ...draft, where: typed })}
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
