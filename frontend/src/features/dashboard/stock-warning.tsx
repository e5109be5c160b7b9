import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { shortBy } from '#domain/applications/free-stock.ts'
import { stockQuery } from '../../lib/products/use-stock.ts'
import { useFormat } from '../../lib/use-format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Products of which more is promised than there is; nothing where there are none. */
export function StockWarning() {
  const { t } = useTranslation('dashboard')
  const { number } = useFormat()
  const { data } = useQuery(stockQuery)
  const short = (data?.products ?? []).filter((product) => shortBy(product) > 0)
  if (short.length === 0) return null
  return (
    <Notice
      tone="warning"
      title={t('stock.title')}
      action={<LinkButton to="/products/stock">{t('stock.open')}</LinkButton>}
    >
      <ul>
        {short.map((product) => (
          <li key={product.product_id}>
            {t('stock.short', {
              product: product.name,
              promised: number(product.promised),
              available: number(product.available ?? 0),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
