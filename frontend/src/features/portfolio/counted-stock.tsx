import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { type StockedProduct, stockQuery } from '../../lib/products/use-stock.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './stock-table.module.css'

/** A whole number, also with its thousands apart ("1 200", "1.200", "1,200"); null: it is none. */
export function readUnits(typed: string): number | null {
  const bare = typed.replace(/\s/g, '').replace(/[.,'\u2019](?=\d{3}(?!\d))/g, '')
  return /^\d+$/.test(bare) ? Number(bare) : null
}

/** How many units there are, of which day, and from whom that is known; to be counted anew. */
export function CountedStock({ product }: { readonly product: StockedProduct }) {
  const { t } = useTranslation(['portfolio', 'common'])
  const { number, date } = useFormat()
  const queries = useQueryClient()
  const [typed, setTyped] = useState<string | null>(null)
  const save = useMutation({
    mutationFn: (units: number | null) =>
      callApi('countStock', { params: { product_id: product.product_id }, body: { units } }),
    onSuccess: (answer) => {
      queries.setQueryData(stockQuery.queryKey, answer)
      setTyped(null)
    },
  })
  const [isMissing, setMissing] = useState(false)
  const units = readUnits(typed ?? '')
  const day = date(product.known_on)
  if (typed === null)
    return (
      <div className={styles.counted}>
        {product.available === null ? (
          <span className={styles.soft}>{t('stock.notStated')}</span>
        ) : (
          <span>
            {number(product.available)}{' '}
            <span className={styles.soft}>
              {t(product.is_counted ? 'stock.countedOn' : 'stock.fromPortfolio', { date: day })}
            </span>
          </span>
        )}
        <Button
          size="small"
          aria-label={t('stock.countNamed', { product: product.name })}
          onClick={() => setTyped(product.available === null ? '' : String(product.available))}
        >
          {t('stock.count')}
        </Button>
      </div>
    )
  return (
    <form
      className={styles.counted}
      onSubmit={(event) => {
        event.preventDefault()
        setMissing(typed === '')
        if (units !== null) save.mutate(units)
      }}
    >
      <TextField
        label={t('stock.unitsToday')}
        inputMode="numeric"
        value={typed}
        error={
          units === null && (typed !== '' || isMissing)
            ? t('stock.notANumber')
            : save.error
              ? t(`common:errors.${errorCodeOf(save.error)}`)
              : null
        }
        onChange={setTyped}
      />
      <div className={styles.actions}>
        <Button size="small" variant="primary" type="submit" busy={save.isPending}>
          {t('stock.save')}
        </Button>
        {product.is_counted && (
          <Button size="small" busy={save.isPending} onClick={() => save.mutate(null)}>
            {t('stock.usePortfolio')}
          </Button>
        )}
        <Button size="small" onClick={() => setTyped(null)}>
          {t('stock.cancel')}
        </Button>
      </div>
    </form>
  )
}
