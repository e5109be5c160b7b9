import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedOutcome } from '#domain/applications/desk-work.ts'
import { localTimeIn } from '#domain/applications/local-time.ts'
import { fits, isWhole, type OutcomeEntry } from '#domain/outcomes/outcome.ts'
import { detailsOf, type OutcomeKind, outcomeRules } from '#domain/outcomes/outcome-rules.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { useOutcomeWords } from '../../../../lib/applications/use-outcome-words.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './applications.module.css'
import { OutcomeDetail } from './outcome-detail.tsx'
import { readDetails, type TypedDetails, typedDetails } from './outcome-details.ts'
import { StepFailure } from './step-failure.tsx'
import { seenIn, useDeskStep } from './use-desk-step.ts'

interface Props {
  readonly found: ApiOutput<'findApplication'>
  readonly history: readonly RecordedOutcome[]
  readonly kinds: readonly (OutcomeKind | null)[]
  readonly corrects: RecordedOutcome | null
  readonly onDone: () => void
}

/** An entry to the outcome: the next event, or what is right in the place of another. */
export function OutcomeForm({ found, history, kinds, corrects, onDone }: Props) {
  const { t } = useTranslation(['desk-applications', 'timeline'])
  const title = useId()
  const { market } = found.tender
  const { name } = useOutcomeWords(market)
  const today = localTimeIn(marketFacts[market].time_zone, new Date()).slice(0, 10)
  // the same words sent again are the same entry
  const [event_id] = useState(() => `out_${crypto.randomUUID()}` as OutcomeEntry['event_id'])
  const [choice, setChoice] = useState<OutcomeKind | 'none' | ''>(corrects?.kind ?? '')
  const [day, setDay] = useState(corrects?.day ?? today)
  const [note, setNote] = useState(corrects?.note ?? '')
  const [evidence, setEvidence] = useState(corrects?.evidence ?? '')
  const [typed, setTyped] = useState<TypedDetails>(typedDetails(corrects?.details ?? {}, market))
  const kind = choice === 'none' || choice === '' ? null : choice
  const corrected = corrects?.event_id ?? null
  const details = kind === null ? {} : readDetails(kind, typed, market)
  const entry = details && {
    event_id,
    kind,
    day,
    note: note.trim() || null,
    evidence: evidence.trim() || null,
    details,
    corrects: corrected,
  }
  // only kinds that may follow are offered: what does not fit is the day
  const isOutOfOrder =
    choice !== '' && day !== '' && !fits(history, { event_id, kind, day, corrects: corrected })
  const dayError =
    day > today
      ? t('outcome.to_come')
      : isOutOfOrder
        ? t(corrected === null ? 'outcome.too_early' : 'outcome.out_of_order')
        : null
  const isReady =
    choice !== '' && day !== '' && dayError === null && entry !== null && isWhole(entry)
  const { params, version } = seenIn(found)
  const step = useDeskStep(found, async (ready: NonNullable<typeof entry>) => {
    const answer = await callApi('recordOutcome', { params, body: { version, entry: ready } })
    onDone()
    return answer
  })
  return (
    <form
      className={styles.record}
      aria-labelledby={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !step.isPending) step.mutate(entry)
      }}
    >
      <h3 id={title}>
        {corrects === null
          ? t('outcome.next')
          : t('outcome.correcting', { outcome: name(corrects.kind) })}
      </h3>
      <p className={styles.soft}>{t('outcome.lead')}</p>
      <Select
        label={t('outcome.kind')}
        empty={t('outcome.choose')}
        value={choice}
        onChange={setChoice}
        options={kinds.map((one) => ({
          value: one ?? ('none' as const),
          label: one === null ? t('outcome.not_happened') : name(one),
        }))}
      />
      {choice !== 'none' && (
        <TextField
          label={t('timeline:outcome.day')}
          type="date"
          value={day}
          onChange={setDay}
          error={dayError}
        />
      )}
      {kind !== null &&
        detailsOf(kind).map((detail) => (
          <OutcomeDetail
            key={detail}
            detail={detail}
            market={market}
            isNeeded={outcomeRules[kind].needs?.includes(detail) ?? false}
            value={typed[detail] ?? ''}
            onChange={(value) => setTyped({ ...typed, [detail]: value })}
          />
        ))}
      <TextArea
        label={t('timeline:outcome.note')}
        required={false}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={setNote}
      />
      <TextField
        label={t('timeline:outcome.evidence')}
        hint={t('outcome.evidence_hint')}
        required={false}
        maxLength={300}
        value={evidence}
        onChange={setEvidence}
      />
      {details === null && <Notice tone="warning">{t('outcome.unreadable')}</Notice>}
      <div className={styles.responsible}>
        <Button type="submit" variant="primary" busy={step.isPending} disabled={!isReady}>
          {t(corrects === null ? 'outcome.save' : 'outcome.save_correction')}
        </Button>
        {corrects !== null && <Button onClick={onDone}>{t('outcome.cancel')}</Button>}
      </div>
      <StepFailure error={step.error} />
    </form>
  )
}
