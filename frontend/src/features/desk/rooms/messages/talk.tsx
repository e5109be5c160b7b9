import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ChangeFailure } from './change-failure.tsx'
import { type ListedConsultation, zoneName } from './consultation.ts'
import styles from './enquiries.module.css'
import { localOf, type TalkDraft, TalkForm } from './talk-form.tsx'
import { useChange } from './use-change.ts'

/** The times that the enquirer offered, by both clocks, and the one that is agreed. */
export function Talk({ listed }: { readonly listed: ListedConsultation }) {
  const { t } = useTranslation('desk-messages')
  const { instant } = useFormat()
  const { times, time_zone, language, appointment } = listed.enquiry
  const [draft, setDraft] = useState<TalkDraft>({})
  const agreedLine = useRef<HTMLParagraphElement>(null)
  const languages = new Intl.DisplayNames([useTranslation().i18n.language], { type: 'language' })
  return (
    <section className={styles.talk} aria-labelledby="talk-title">
      <h2 id="talk-title">{t('talk.title')}</h2>
      <p>{t('talk.language', { language: languages.of(language) ?? language })}</p>
      <h3>{t('talk.wanted')}</h3>
      <ul className={styles.times}>
        {times.map((time) => (
          <li key={time}>
            <span>
              {t('talk.enquirer', { zone: zoneName(time_zone), time: instant(time, time_zone) })}
              <br />
              {t('talk.reader', { time: instant(time) })}
            </span>
            <Button size="small" onClick={() => setDraft({ ...draft, day: localOf(time) })}>
              {t('talk.choose')}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" ref={agreedLine} tabIndex={-1}>
        <strong>
          {appointment === null
            ? t('talk.none')
            : t(`talk.${appointment.state}`, { time: instant(appointment.starts_at) })}
        </strong>
      </p>
      <TalkForm listed={listed} draft={draft} onChange={setDraft} />
      {appointment?.state === 'agreed' && (
        // the button goes with the agreed time; the focus stays where it can be read that it went
        <CallOff listed={listed} onAsked={() => agreedLine.current?.focus()} />
      )}
    </section>
  )
}

/** Asked again first: the mail that follows cannot be taken back. */
function CallOff({
  listed,
  onAsked,
}: {
  readonly listed: ListedConsultation
  readonly onAsked: () => void
}) {
  const { t } = useTranslation('desk-messages')
  const [isAsking, setAsking] = useState(false)
  const save = useChange(listed)
  // a promise outlives this part, which goes once it is called off; a failure is shown from `save`
  const callOff = () => void save.mutateAsync({ appointment: null }).then(onAsked, () => {})
  if (!isAsking) {
    return (
      <div>
        <Button onClick={() => setAsking(true)}>{t('talk.cancel')}</Button>
      </div>
    )
  }
  return (
    <>
      <Notice
        tone="warning"
        announce
        title={t('talk.cancel_sure')}
        action={
          <span className={styles.owner}>
            <Button busy={save.isPending} onClick={callOff}>
              {t('talk.cancel_yes')}
            </Button>{' '}
            <Button onClick={() => setAsking(false)}>{t('talk.keep')}</Button>
          </span>
        }
      />
      <ChangeFailure error={save.error} />
    </>
  )
}
