import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { offeredLot } from '#domain/applications/offered-lot.ts'
import { mostSamples, needsProForma, type Sample } from '#domain/samples/sample.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { SampleFacts, SampleFindings } from '../../../lib/applications/sample-facts.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { applicationKey } from '../use-application.ts'
import { PaperButtons } from './paper-buttons.tsx'
import { SampleForm } from './sample-form.tsx'
import styles from './samples.module.css'

type Props = Pick<ApiOutput<'getApplication'>, 'application' | 'tender' | 'outcomes' | 'samples'>

/** The bottles that go to importer and monopoly, with the papers that go with them. */
export function SamplesSection({ application, tender, outcomes, samples }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const { t: common } = useTranslation('common')
  const { date } = useFormat()
  const queries = useQueryClient()
  const [edited, setEdited] = useState<Sample | 'new' | null>(null)
  const editedId = edited === null || edited === 'new' ? edited : edited.sample_id
  const { tender_id } = tender
  const saving = useMutation({
    mutationFn: (all: readonly Sample[]) =>
      callApi('saveSamples', {
        params: { tender_id },
        body: { version: application.version, samples: [...all] },
      }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey: applicationKey(tender_id) }),
  })
  const data = application.form_data
  const { vintage, asked } = offeredLot(data, outcomes)
  const origin = data?.answers.country_of_origin
  const isInvoiced = needsProForma(
    typeof origin === 'string' ? origin || null : null,
    tender.market,
    new Date(),
  )
  const save = (sample: Sample) =>
    saving.mutate(
      samples.some(({ sample_id }) => sample_id === sample.sample_id)
        ? samples.map((one) => (one.sample_id === sample.sample_id ? sample : one))
        : [...samples, sample],
      { onSuccess: () => setEdited(null) },
    )
  return (
    <Card title={t('title')}>
      <div className={styles.list}>
        <p>{t('lead')}</p>
        {asked && <p>{t('asked', { day: date(asked.day), count: asked.bottles })}</p>}
        {isInvoiced && <p>{t('proFormaWhy')}</p>}
        <SampleFindings samples={samples} data={data} entries={outcomes} />
        {samples.length === 0 && edited === null && <p>{t('none')}</p>}
        {samples.length > 0 && (
          <ul className={styles.samples}>
            {samples.map((sample) => (
              <li key={sample.sample_id}>
                <SampleFacts sample={sample} />
                <div className={styles.actions}>
                  <PaperButtons tenderId={tender_id} sample={sample} isInvoiced={isInvoiced} />
                  <Button
                    size="small"
                    disabled={editedId !== null && editedId !== sample.sample_id}
                    onClick={() => setEdited(sample)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="quiet"
                    busy={saving.isPending}
                    disabled={editedId !== null}
                    onClick={() => saving.mutate(samples.filter((one) => one !== sample))}
                  >
                    {t('remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        {edited !== null && (
          <SampleForm
            key={editedId}
            sample={edited === 'new' ? null : edited}
            vintage={vintage ?? ''}
            isInvoiced={isInvoiced}
            isBusy={saving.isPending}
            onSave={save}
            onCancel={() => setEdited(null)}
          />
        )}
        {saving.error && (
          <Notice tone="error" announce title={t('failed')}>
            {common(`errors.${errorCodeOf(saving.error)}`)}
          </Notice>
        )}
        {edited === null && samples.length < mostSamples && (
          <div className={styles.actions}>
            <Button onClick={() => setEdited('new')}>{t('add')}</Button>
          </div>
        )}
      </div>
    </Card>
  )
}
