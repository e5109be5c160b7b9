import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { statuses } from '#domain/matching/verdict.ts'
import type { ProductId, TenderId } from '#domain/shared/ids.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StatusMark } from '../../ui/status-mark.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { callApi } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { ApiFailure } from '../api-failure.tsx'
import { productName } from '../products/product-name.ts'
import { useSettled } from '../use-settled.ts'
import styles from './requirement-counts.module.css'
import { useLookedAtProduct } from './use-looked-at-product.ts'
import { requirementCountsKey, useRequirementCounts } from './use-requirement-counts.ts'

/** What speaks against an application, said before it is paid for: numbers by kind, no word of a requirement. */
export function RequirementCounts({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const kindOf = useTextOf('matching')
  const counts = useRequirementCounts(tenderId)
  const [named, lookAt] = useLookedAtProduct()
  useNamed(tenderId, counts)
  const [typed, setTyped] = useState('')
  const [text] = useSettled(typed.trim())
  const products = useQuery({
    queryKey: ['products', 'list', 'found', text],
    queryFn: ({ signal }) =>
      callApi('listProducts', { query: { text: text || undefined }, signal }),
    placeholderData: keepPreviousData,
  })
  if (counts.isPending) return <Skeleton awaits="requirements" lines={5} />
  if (counts.isError) {
    return (
      <ApiFailure
        error={counts.error}
        title={t('before.failed')}
        onRetry={() => void counts.refetch()}
      />
    )
  }
  const { product, kinds } = counts.data
  if (product === null) {
    return (
      <div className={styles.counts}>
        <p>{t('before.noProducts')}</p>
        <p>
          <LinkButton to="/upload-portfolio">{t('before.upload')}</LinkButton>
        </p>
      </div>
    )
  }
  const listed = (products.data?.products ?? []).map(({ product_id, facts }) => ({
    value: product_id as string,
    label: productName(facts),
  }))
  const isListed = listed.some(({ value }) => value === product.product_id)
  return (
    <div className={styles.counts}>
      <h3>{t('before.title')}</h3>
      <p>{t('before.lead')}</p>
      <Select
        label={t('before.choose')}
        value={listed.some(({ value }) => value === named) ? String(named) : product.product_id}
        options={
          isListed ? listed : [{ value: product.product_id, label: product.name }, ...listed]
        }
        onChange={(id) => lookAt(id as ProductId)}
      />
      {(typed !== '' || products.data?.next_cursor != null) && (
        <TextField
          type="search"
          label={t('before.search')}
          required={false}
          optionalUnmarked
          value={typed}
          onChange={setTyped}
          maxLength={200}
          autoComplete="off"
        />
      )}
      <div className={styles.table}>
        <DataTable
          caption={t('before.caption')}
          rows={kinds}
          rowKey={({ kind }) => kind}
          columns={[
            {
              key: 'kind',
              header: t('before.kind'),
              isRowHeader: true,
              cell: ({ kind }) => kindOf(`kind.${kind}`) ?? kind,
            },
            {
              key: 'state',
              header: t('before.state'),
              cell: (row) => (
                <span className={styles.marks}>
                  {statuses.map(
                    (status) =>
                      row[status] > 0 && (
                        <StatusMark key={status} status={status}>
                          {row[status] === 1
                            ? word(`status.${status}`)
                            : `${word(`status.${status}`)} (${row[status]})`}
                        </StatusMark>
                      ),
                  )}
                </span>
              ),
            },
          ]}
        />
      </div>
      <p>{t('before.stays')}</p>
    </div>
  )
}

/**
 * Names the product that fits best in the address, where none is named, and drops one that is nobody's or somebody
 * else's. Only by an answer of now, and only while the address is still this page's: who has gone on stays there.
 */
function useNamed(tenderId: TenderId, counts: ReturnType<typeof useRequirementCounts>): void {
  const queries = useQueryClient()
  const [named, lookAt] = useLookedAtProduct()
  const { pathname } = useLocation()
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt: updatedAt } = counts
  const isOfNow = !isFetching && !isPlaceholderData && error === null
  const best = named === null && isOfNow ? data?.product?.product_id : undefined
  const isUnknown = error !== null && ['not_found', 'invalid_input'].includes(errorCodeOf(error))
  useEffect(() => {
    // the router renders a new address when it has time
    if (location.pathname !== pathname) return
    if (best !== undefined) {
      // the same answer as by its name: it is not asked for twice
      queries.setQueryData(requirementCountsKey(tenderId, best), data, { updatedAt })
      lookAt(best)
    } else if (named !== null && isUnknown) lookAt(null)
  }, [best, named, isUnknown, tenderId, data, updatedAt, pathname, queries, lookAt])
}
