import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Sample } from '#domain/samples/sample.ts'
import { type ApiInput, type ApiOutput, callApi } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { parseTyped } from '../../../../ui/typed-number.ts'
import styles from './applications.module.css'
import { StepFailure } from './step-failure.tsx'
import { seenIn } from './use-desk-step.ts'

interface Props {
  readonly found: ApiOutput<'findApplication'>
  readonly sample: Sample
  readonly onDone: () => void
}

type Said = Omit<ApiInput<'recordSample'>['body'], 'version'>
type Typed = { readonly [Field in keyof Said]: string }

const typedOf = ({ lot, vintage, arrived_on, retained, retained_at }: Sample): Typed => ({
  lot,
  vintage: vintage ?? '',
  arrived_on: arrived_on ?? '',
  retained: retained === null ? '' : String(retained),
  retained_at: retained_at ?? '',
})

/** Null: the lot is missing, or vintage or number are none. */
export function readArrival(typed: Typed): Said | null {
  const given = (text: string) => text.trim() || null
  const lot = given(typed.lot)
  const vintage = given(typed.vintage)?.toUpperCase() ?? null
  const retained = parseTyped(typed.retained)
  if (lot === null || (vintage !== null && !/^(\d{4}|NV)$/.test(vintage))) return null
  if (retained !== null && !(Number.isInteger(retained) && retained > 0 && retained <= 1000))
    return null
  return {
    lot,
    vintage,
    arrived_on: given(typed.arrived_on),
    retained,
    retained_at: given(typed.retained_at),
  }
}

/** When samples came, what stands on the bottles, and what of them is kept back. */
export function SampleArrival({ found, sample, onDone }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'sample' })
  const { t: desk } = useTranslation('desk-applications')
  const queries = useQueryClient()
  const [typed, setTyped] = useState(() => typedOf(sample))
  const [isTried, setTried] = useState(false)
  const { params, version } = seenIn(found)
  const saving = useMutation({
    mutationFn: (said: Said) =>
      callApi('recordSample', {
        params: { ...params, sample_id: sample.sample_id },
        body: { version, ...said },
      }),
    networkMode: 'always',
    onSuccess: onDone,
    onSettled: () =>
      queries.invalidateQueries({
        queryKey: ['findApplication', params.user_id, params.tender_id],
      }),
  })
  const said = readArrival(typed)
  const field = (name: keyof Typed) => ({
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <form
      className={styles.list}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (said !== null && !saving.isPending) saving.mutate(said)
      }}
    >
      <p>{desk('sample.lead')}</p>
      <TextField label={t('arrivedOn')} type="date" {...field('arrived_on')} />
      <TextField label={t('lot')} maxLength={60} required {...field('lot')} />
      <TextField label={t('vintage')} hint={t('vintageHint')} maxLength={4} {...field('vintage')} />
      <TextField
        label={t('retained')}
        hint={t('retainedHint')}
        inputMode="numeric"
        {...field('retained')}
      />
      <TextField label={t('retainedAt')} maxLength={120} {...field('retained_at')} />
      {isTried && said === null && (
        <Notice tone="error" announce title={desk('sample.not_whole')} />
      )}
      <StepFailure error={saving.error} />
      <p className={styles.responsible}>
        <Button type="submit" variant="primary" busy={saving.isPending}>
          {desk('sample.save')}
        </Button>
        <Button onClick={onDone}>{t('cancel')}</Button>
      </p>
    </form>
  )
}
