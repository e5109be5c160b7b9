import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { useTextOf } from '../../../i18n/use-text-of.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { CriteriaTable } from '../../../lib/matching/criteria-table.tsx'
import { useSettled } from '../../../lib/use-settled.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../requirements-section.module.css'
import { askedOf, nothingTyped } from './typed-product.ts'
import { TypedProductFields } from './typed-product-fields.tsx'
import { useOwnProduct } from './use-own-product.ts'
import { useTypedProduct } from './use-typed-product.ts'

type Open = ApiOutput<'getOpenRequirements'>

/** The requirements that everybody may read, against a product that the visitor types or has. */
export function OpenRequirements({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('tenders')
  const [typed, change] = useTypedProduct()
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
  const isSilent = data?.criteria.length === 0
  return (
    <section className={styles.section} aria-labelledby="open-requirements">
      <h2 id="open-requirements">{t('open.title')}</h2>
      {isSilent ? (
        <p>{t('open.none')}</p>
      ) : (
        <>
          <p>{t('open.lead')}</p>
          {typed === null && own?.name != null && <p>{t('open.own', { name: own.name })}</p>}
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
        </>
      )}
      {data !== undefined && !isSilent && <Compared {...data} />}
      {data !== undefined && <Others others={data.others} />}
      {data === undefined && error !== null && (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <Skeleton awaits="requirements" lines={6} />}
    </section>
  )
}

function Compared({ criteria, compared }: Open) {
  const { t } = useTranslation('tenders')
  return (
    <>
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
  )
}

/** The kinds of what has to be bought, without their words. */
function Others({ others }: Pick<Open, 'others'>) {
  const { t } = useTranslation('tenders')
  const kindOf = useTextOf('matching')
  const count = others.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return null
  const names = others.map((one) => {
    const name = kindOf(`kind.${one.kind}`) ?? one.kind
    return one.count === 1 ? name : `${name} (${one.count})`
  })
  return (
    <p>
      <strong>{t('open.others', { count })}</strong> {names.join(', ')}
    </p>
  )
}
