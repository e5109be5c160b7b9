import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { useSettled } from '../../../../../lib/use-settled.ts'
import { asksAnything } from './criterion-kinds.ts'
import styles from './intake.module.css'
import { type IntakeRow, intakeKey } from './use-intake.ts'

export type Fit = ApiOutput<'countIntakeFit'>

/** How many products fit by the reading on the screen; asked when it has settled. */
export function useFit(intake_id: string, row: IntakeRow, criteria: readonly Criterion[]) {
  const [settled] = useSettled(criteria)
  const asked = settled.filter(asksAnything)
  return useQuery({
    queryKey: [...intakeKey(intake_id), 'fit', row.number, row.revision, asked],
    queryFn: ({ signal }) =>
      callApi('countIntakeFit', {
        params: { intake_id: intake_id as never, number: row.number },
        body: { criteria: asked },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** The same of a stored tender. */
export function useFitOfTender(
  { tender_id, version }: { readonly tender_id: number; readonly version: number },
  criteria: readonly Criterion[],
) {
  const [settled] = useSettled(criteria)
  const asked = settled.filter(asksAnything)
  return useQuery({
    queryKey: ['countFitOfTender', tender_id, version, asked],
    queryFn: ({ signal }) =>
      callApi('countFitOfTender', { params: { tender_id }, body: { criteria: asked }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}

/** Products that fit before and after what was corrected. */
export function FitPanel({ fit }: { readonly fit: Fit | undefined }) {
  const { t } = useTranslation('desk-tenders')
  const { number } = useFormat()
  return (
    <div className={styles.fit} role="status" aria-live="polite">
      {fit === undefined ? (
        t('fit.counting')
      ) : fit.products === 0 ? (
        t('fit.none')
      ) : (
        <>
          <span>{t('fit.title')}</span>
          {fit.before !== fit.after && (
            <span>
              <strong>{number(fit.before)}</strong> {t('fit.before')} →
            </span>
          )}
          <span>
            <strong>{number(fit.after)}</strong> {t('fit.after')}
          </span>
          <small>
            {t('fit.of', { products: number(fit.products), count: fit.products })}
            {fit.after > 0 && (
              <>
                {' \u00b7 '}
                {t('fit.parts', {
                  strong: number(fit.strong),
                  possible: number(fit.after - fit.strong),
                  fitting: number(fit.fitting_producers),
                  count: fit.producers,
                })}
              </>
            )}
          </small>
        </>
      )}
    </div>
  )
}
