import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { type PlanField, planFields } from '#domain/tenders/plans/plan-field.ts'
import { marketOf } from '#domain/tenders/plans/plan-reading.ts'
import { callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Select } from '../../../../../ui/select.tsx'
import styles from './intake.module.css'
import { type FoundIntake, intakeKey } from './use-intake.ts'

const sources = Object.keys(marketOf) as (keyof typeof marketOf)[]
const nothing = 'nothing'

/** What columns of plans hold that is no field of a tender by itself. */
const ownFields = ['launch', 'price_min', 'price_max', 'alcohol', 'sugar'] as const
const isOwn = (field: PlanField): field is (typeof ownFields)[number] =>
  (ownFields as readonly PlanField[]).includes(field)

/** What the columns of a plan were taken for; what is said of them holds for all later plans of the source. */
export function MapColumns({ intake }: { readonly intake: FoundIntake['intake'] }) {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'common'])
  const queries = useQueryClient()
  const [source, setSource] = useState(intake.source ?? sources[0] ?? 'vinmonopolet')
  const [said, setSaid] = useState<Readonly<Record<string, PlanField | null>>>({})
  const columns = intake.columns.filter(({ header }) => header !== null)
  // a header that was mapped to nothing is no open question any more
  const unknown = columns.filter(({ field, by }) => field === null && by === null)
  const save = useMutation({
    mutationFn: () =>
      callApi('mapIntakeColumns', {
        params: { intake_id: intake.intake_id },
        body: { source, columns: said },
      }),
    onSuccess: async () => {
      setSaid({})
      await queries.invalidateQueries({ queryKey: intakeKey(intake.intake_id) })
    },
  })
  if (columns.length === 0) return null
  const nameOf = (field: PlanField) =>
    isOwn(field) ? t(`plan_field.${field}`) : t(`tenders:field.${field}`)
  const options = [
    { value: nothing, label: t('columns.nothing') },
    ...planFields.map((value) => ({ value, label: nameOf(value) })),
  ]
  return (
    <details className={styles.more} open={unknown.length > 0}>
      <summary>{t('columns.title', { count: unknown.length })}</summary>
      <p>{t('columns.lead')}</p>
      <div className={styles.columns}>
        {columns.map(({ header, field, examples, sheet, column }) => {
          const name = header ?? ''
          const chosen = Object.hasOwn(said, name) ? said[name] : field
          return (
            <Select
              key={`${sheet}-${column}`}
              label={t('columns.is', { header: name })}
              hint={examples.join(' \u00b7 ').slice(0, 120)}
              required={false}
              optionalUnmarked
              empty={t('columns.unknown')}
              options={options}
              value={Object.hasOwn(said, name) && chosen === null ? nothing : (chosen ?? '')}
              onChange={(value) => {
                const next = planFields.find((one) => one === value) ?? null
                setSaid({ ...said, [name]: next })
              }}
            />
          )
        })}
      </div>
      <div className={styles.buttons}>
        <Select
          label={t('columns.source')}
          options={sources.map((value) => ({
            value,
            label: marketFacts[marketOf[value]].monopoly,
          }))}
          value={source}
          onChange={(value) => value !== '' && setSource(value)}
        />
        <Button
          disabled={Object.keys(said).length === 0}
          busy={save.isPending}
          onClick={() => save.mutate()}
        >
          {t('columns.save')}
        </Button>
      </div>
      {save.error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </details>
  )
}
