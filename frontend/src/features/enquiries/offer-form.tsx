import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostOfferWords, offerCurrencies, offerDay } from '#domain/enquiries/offer.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import form from './enquiry-form.module.css'
import { draftOf, type OfferingDraft, offeringOf, wrongParts } from './offering-draft.ts'
import styles from './open-requests.module.css'
import { ownOffersKey, type PrivateSale, privateSalesKey } from './private-sales.ts'

const currencies = offerCurrencies.map((value) => ({ value: value as string, label: value }))

/** Offers one product with its terms: one that fits, or where nothing could be evaluated one of the portfolio. */
export function OfferForm({ sale }: { readonly sale: PrivateSale }) {
  const { t } = useTranslation(['enquiries', 'common'])
  const queries = useQueryClient()
  const id = useId()
  const today = offerDay(sale.market, new Date())
  const products = useOfferable(sale)
  const [draft, setDraft] = useState(() => draftOf(sale.offer, today))
  const [isTried, setTried] = useState(false)
  const offer = useMutation({
    mutationFn: (offering: NonNullable<ReturnType<typeof offeringOf>>) =>
      callApi('offerForPrivateSale', { body: { private_sale_id: sale.enquiry_id, ...offering } }),
    onSuccess: () =>
      Promise.all(
        [privateSalesKey, ownOffersKey].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  if (products.length === 0) return null
  const wrong = wrongParts(draft, today)
  const errorOf = (field: (typeof wrong)[number]) =>
    isTried && wrong.includes(field) ? t(`offering.error.${field}`) : undefined
  const set = (part: Partial<OfferingDraft>) => setDraft({ ...draft, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const offering = offeringOf(draft)
    if (wrong.length === 0 && offering !== null && !offer.isPending) offer.mutate(offering)
  }
  return (
    <form className={styles.offer} onSubmit={submit} noValidate>
      <Select
        id={id}
        label={t('open.product')}
        hint={t('open.product_hint')}
        empty={t('field.choose')}
        options={products}
        value={draft.product_id}
        onChange={(product_id) => set({ product_id })}
        error={errorOf('product_id')}
      />
      <div className={form.pair}>
        <TextField
          label={t('offering.price')}
          hint={t('offering.price_hint')}
          inputMode="decimal"
          value={draft.price}
          onChange={(price) => set({ price })}
          error={errorOf('price')}
        />
        <Select
          label={t('offering.currency')}
          options={currencies}
          value={draft.currency}
          onChange={(currency) => currency !== '' && set({ currency })}
        />
      </div>
      <div className={form.pair}>
        <TextField
          label={t('offering.quantity')}
          inputMode="numeric"
          value={draft.quantity}
          onChange={(quantity) => set({ quantity })}
          error={errorOf('quantity')}
        />
        <TextField
          type="date"
          label={t('offering.valid_until')}
          value={draft.valid_until}
          onChange={(valid_until) => set({ valid_until })}
          error={errorOf('valid_until')}
        />
      </div>
      <TextArea
        rows={3}
        required={false}
        label={t('offering.terms')}
        hint={t('offering.terms_hint')}
        maxLength={mostOfferWords}
        value={draft.terms}
        onChange={(terms) => set({ terms })}
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
