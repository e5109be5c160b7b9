import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { useTextOf } from '../../../i18n/use-text-of.ts'
import { callApi } from '../../../lib/api.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { CriteriaTable } from '../../../lib/matching/criteria-table.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../requirements-section.module.css'
import { askedOf, nothingTyped, type TypedProduct } from './typed-product.ts'
import { TypedProductFields } from './typed-product-fields.tsx'
import { useOwnProduct } from './use-own-product.ts'

/** What was typed goes along from tender to tender, as long as the site stays open. */
let kept: TypedProduct | null = null

/** The requirements that everybody may read, against a product that the visitor types or has. */
export function OpenRequirements({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('tenders')
  const kindOf = useTextOf('matching')
  const [typed, setTyped] = useState(kept)
  const own = useOwnProduct(tenderId)
  const shown = typed ?? own?.typed ?? nothingTyped
  const { query, wrong } = askedOf(shown)
  const [settled] = useSettled(JSON.stringify(query))
  const { data, error, refetch } = useQuery({
    queryKey: ['openRequirements', tenderId, settled],
    queryFn: ({ signal }) =>
      callApi('getOpenRequirements', {
        params: { tender_id: tenderId },
        query: JSON.parse(settled) as typeof query,
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const change = (next: TypedProduct | null) => {
    kept = next
    setTyped(next)
  }
  if (data === undefined) {
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <ApiFailure error={error} onRetry={() => void refetch()} />
    )
  }
  const { criteria, compared, others } = data
  const rest = others.reduce((sum, { count }) => sum + count, 0)
  return (
    <section className={styles.section} aria-labelledby="open-requirements">
      <h2 id="open-requirements">{t('open.title')}</h2>
      {criteria.length === 0 ? (
        <p>{t('open.none')}</p>
      ) : (
        <>
          <p>{t('open.lead')}</p>
          {typed === null && own !== null && <p>{t('open.own', { name: own.name })}</p>}
          <TypedProductFields
            typed={shown}
            wrong={wrong}
            onChange={(part) => change({ ...shown, ...part })}
          />
          {typed !== null && (
            <div>
              <Button size="small" onClick={() => change(null)}>
                {t(own === null ? 'open.clear' : 'open.back')}
              </Button>
            </div>
          )}
          <p role="status">
            {compared !== null &&
              t('open.met', {
                count: criteria.length,
                met: compared.results.filter(({ status }) => status === 'met').length,
              })}
          </p>
          <CriteriaTable
            criteria={criteria}
            {...(compared && { results: compared.results, product: { facts: compared.facts } })}
          />
        </>
      )}
      {rest > 0 && (
        <p>
          <strong>{t('open.others', { count: rest })}</strong>{' '}
          {others
            .map(({ kind, count }) => {
              const name = kindOf(`kind.${kind}`) ?? kind
              return count === 1 ? name : `${name} (${count})`
            })
            .join(', ')}
        </p>
      )}
    </section>
  )
}
