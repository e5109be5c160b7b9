import { useTranslation } from 'react-i18next'
import type { FormData } from '#domain/applications/application.ts'
import { offeredLot } from '#domain/applications/offered-lot.ts'
import type { OutcomeEntry } from '#domain/outcomes/outcome.ts'
import { type Sample, sampleFindings } from '#domain/samples/sample.ts'
import { Notice } from '../../ui/notice.tsx'
import { useFormat } from '../use-format.ts'

/** One line that says which bottles these are and where they are. */
export function SampleFacts({ sample }: { readonly sample: Sample }) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const { date, number } = useFormat()
  const facts: [string, string | null][] = [
    [t('lot'), sample.lot],
    [t('vintage'), sample.vintage],
    [t('bottles'), number(sample.bottles)],
    [t('bottledOn'), sample.bottled_on && date(sample.bottled_on)],
    [t('consignee'), sample.consignee?.split('\n')[0] ?? null],
    [t('carrier'), sample.carrier],
    [t('tracking'), sample.tracking],
    [t('sentOn'), sample.sent_on && date(sample.sent_on)],
    [t('arrivedOn'), sample.arrived_on && date(sample.arrived_on)],
    [t('retained'), sample.retained === null ? null : number(sample.retained)],
    [t('retainedAt'), sample.retained_at],
  ]
  return (
    <p>
      <strong>{t(`stages.${sample.stage}`)}</strong>
      <br />
      {facts
        .flatMap(([label, value]) => (value === null ? [] : [`${label} ${value}`]))
        .join(' \u00b7 ')}
    </p>
  )
}

interface SampleFindingsProps {
  readonly samples: readonly Sample[]
  readonly data: FormData | null
  readonly entries: readonly OutcomeEntry[]
}

/** Where the samples are not what was offered, or fewer than were asked for. */
export function SampleFindings({ samples, data, entries }: SampleFindingsProps) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const findings = sampleFindings(samples, offeredLot(data, entries))
  return findings.map(({ code, sample_id, offered, given }) => (
    <Notice
      key={`${code} ${sample_id}`}
      tone="warning"
      title={t(`finding.${code}`, { offered, given })}
    />
  ))
}
