import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedOutcome } from '#domain/applications/desk-work.ts'
import { outcomeHistory } from '#domain/applications/outcome-history.ts'
import { possibleKinds, uncorrected } from '#domain/outcomes/outcome.ts'
import type { ApiOutput } from '../../../../lib/api.ts'
import { OutcomeEvents } from '../../../../lib/applications/outcome-events.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import styles from './applications.module.css'
import { DeskSamples } from './desk-samples.tsx'
import { OutcomeForm } from './outcome-form.tsx'

type Found = ApiOutput<'findApplication'>

interface Props {
  readonly found: Found
  readonly desk: NonNullable<Found['at_desk']>
}

/** What happened to the offer: the next event, a correction, and all that was recorded. */
export function OutcomePanel({ found, desk }: Props) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const { market } = found.tender
  const [correcting, setCorrecting] = useState<RecordedOutcome | null>(null)
  const history = outcomeHistory(desk, market)
  const left = new Set(uncorrected(history))
  // somebody else may have corrected it meanwhile
  const current = [...left].find(({ event_id }) => event_id === correcting?.event_id) ?? null
  const kinds = possibleKinds(history, current)
  return (
    <div className={styles.list}>
      {desk.stage !== 'offered' && <Notice tone="info">{t('outcome.not_offered')}</Notice>}
      {kinds.length === 0 ? (
        <Notice title={t('outcome.over')}>{t('outcome.over_text')}</Notice>
      ) : (
        <OutcomeForm
          key={current?.event_id ?? history.length}
          found={found}
          history={history}
          kinds={kinds}
          corrects={current}
          onDone={() => setCorrecting(null)}
        />
      )}
      <DeskSamples found={found} history={history} />
      <OutcomeEvents entries={history} market={market}>
        {(entry) => (
          <p className={styles.responsible}>
            <span className={styles.soft}>
              {t('outcome.by', { who: entry.by.email, time: instant(entry.at) })}
            </span>
            {left.has(entry) && possibleKinds(history, entry).length > 0 && (
              <Button size="small" onClick={() => setCorrecting(entry)}>
                {t('outcome.correct')}
              </Button>
            )}
          </p>
        )}
      </OutcomeEvents>
    </div>
  )
}
