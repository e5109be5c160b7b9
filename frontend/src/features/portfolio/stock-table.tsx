import { useTranslation } from 'react-i18next'
import { freeOf, shortBy } from '#domain/applications/free-stock.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import type { StockedProduct } from '../../lib/products/use-stock.ts'
import { TitleWords } from '../../lib/tenders/title-words.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { CountedStock } from './counted-stock.tsx'
import styles from './stock-table.module.css'

/** Available, promised and free of each product, with the applications that take of it. */
export function StockTable({ products }: { readonly products: readonly StockedProduct[] }) {
  const { t } = useTranslation('portfolio')
  const { number } = useFormat()
  const columns: Column<StockedProduct>[] = [
    {
      key: 'product',
      header: t('stock.product'),
      isRowHeader: true,
      cell: ({ product_id, name, vintage }) => (
        <LocaleLink to={`/products/${product_id}`}>
          {vintage === null ? name : `${name} ${vintage}`}
        </LocaleLink>
      ),
    },
    {
      key: 'available',
      header: t('stock.available'),
      cell: (product) => <CountedStock product={product} />,
    },
    {
      key: 'promised',
      header: t('stock.promised'),
      cell: (product) => <Taken product={product} />,
    },
    {
      key: 'free',
      header: t('stock.free'),
      align: 'end',
      isStrong: true,
      cell: (product) => {
        const free = freeOf(product)
        return free === null ? null : number(free)
      },
    },
    { key: 'short', header: t('stock.state'), cell: (product) => <Short product={product} /> },
  ]
  return (
    <DataTable
      caption={t('stock.title')}
      columns={columns}
      rows={products}
      rowKey={({ product_id }) => product_id}
    />
  )
}

function Taken({ product }: { readonly product: StockedProduct }) {
  const { t } = useTranslation('portfolio')
  const { number } = useFormat()
  if (product.applications.length === 0) return number(0)
  return (
    <>
      {number(product.promised)}
      <ul className={styles.applications}>
        {product.applications.map(({ tender, status, units }) => (
          <li key={tender.tender_id}>
            {number(units)}{' '}
            <LocaleLink to={`/tender-application/${tender.tender_id}`}>
              <TitleWords tender={tender} />
            </LocaleLink>{' '}
            {status === 'DRAFT' && <Badge tone="info">{t('stock.draft')}</Badge>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Short({ product }: { readonly product: StockedProduct }) {
  const { t } = useTranslation('portfolio')
  const { number } = useFormat()
  const short = shortBy(product)
  if (short > 0) return <Badge tone="error">{t('stock.short', { units: number(short) })}</Badge>
  const withDrafts = shortBy(product, product.drafted)
  if (withDrafts > 0)
    return <Badge tone="warning">{t('stock.shortWithDrafts', { units: number(withDrafts) })}</Badge>
  return product.available === null ? t('stock.unknown') : t('stock.enough')
}
