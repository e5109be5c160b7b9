import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordedOutcome } from '#domain/applications/desk-work.ts'
import type { Sample } from '#domain/samples/sample.ts'
import type { ApiOutput } from '../../../../lib/api.ts'
import { SampleFacts, SampleFindings } from '../../../../lib/applications/sample-facts.tsx'
import { Button } from '../../../../ui/button.tsx'
import styles from './applications.module.css'
import { SampleArrival } from './sample-arrival.tsx'

export interface DeskSamplesProps {
  readonly found: ApiOutput<'findApplication'>
  readonly history: readonly RecordedOutcome[]
}

/** What the producer says of the samples, and what the desk sees of them when they are there. */
export function DeskSamples({ found, history }: DeskSamplesProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const { t: desk } = useTranslation('desk-applications')
  const [edited, setEdited] = useState<Sample['sample_id'] | null>(null)
  const { samples, application } = found
  if (samples.length === 0) return null
  return (
    <section className={styles.list}>
      <h3>{t('title')}</h3>
      <SampleFindings samples={samples} data={application.form_data} entries={history} />
      {samples.map((sample) => (
        <div key={sample.sample_id} className={styles.list}>
          <SampleFacts sample={sample} />
          {edited === sample.sample_id ? (
            <SampleArrival found={found} sample={sample} onDone={() => setEdited(null)} />
          ) : (
            <div>
              <Button
                size="small"
                disabled={edited !== null}
                aria-label={`${desk('sample.record')}: ${t(`stages.${sample.stage}`)}, ${t('lot')} ${sample.lot}`}
                onClick={() => setEdited(sample.sample_id)}
              >
                {desk('sample.record')}
              </Button>
            </div>
          )}
        </div>
      ))}
    </section>
  )
}
