import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import styles from './open-requests.module.css'
import { type PrivateSale, privateSalesKey } from './private-sales.ts'

/** Offers one product: one that fits, or where nothing could be evaluated one of the portfolio. */
export function OfferForm({ sale }: { readonly sale: PrivateSale }) {
  const { t } = useTranslation(['enquiries', 'common'])
  const queries = useQueryClient()
  const id = useId()
  const products = useOfferable(sale)
  const [chosen, setChosen] = useState<ProductId | ''>('')
  const [isMissing, setMissing] = useState(false)
  const offer = useMutation({
    mutationFn: (product_id: ProductId) =>
      callApi('offerForPrivateSale', {
        params: { private_sale_id: sale.enquiry_id },
        body: { product_id },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: privateSalesKey }),
  })
  if (products.length === 0) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(chosen === '')
    if (chosen !== '' && !offer.isPending) offer.mutate(chosen)
  }
  return (
    <form className={styles.offer} onSubmit={submit} noValidate>
      <Select
        id={id}
        label={t('open.product')}
        hint={t('open.product_hint')}
        empty={t('field.choose')}
        options={products}
        value={chosen}
        onChange={setChosen}
        error={isMissing ? t('open.product_missing') : undefined}
      />
      {offer.error && (
        <Notice tone="error" announce title={t('open.not_offered')}>
          {t(`common:errors.${errorCodeOf(offer.error)}`)}
        </Notice>
      )}
      <div>
        <Button type="submit" busy={offer.isPending}>
          {t('open.offer')}
        </Button>
      </div>
    </form>
  )
}

function useOfferable(sale: PrivateSale): { value: ProductId; label: string }[] {
  const isEvaluated = sale.fit !== null
  const { data } = useQuery({
    queryKey: ['listProducts', 'first'],
    queryFn: ({ signal }) => callApi('listProducts', { query: { limit: 100 }, signal }),
    enabled: !isEvaluated,
  })
  if (sale.fit !== null) {
    return sale.fit.products.map(({ product_id, name }) => ({ value: product_id, label: name }))
  }
  return (data?.products ?? []).map(({ product_id, facts }) => ({
    value: product_id,
    label: facts.name,
  }))
}
