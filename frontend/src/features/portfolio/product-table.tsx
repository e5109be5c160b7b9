import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#domain/portfolio/product.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { usePriceText } from '../../lib/products/use-price-text.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { DerivedNote } from './derived-note.tsx'
import { missingFacts } from './missing-facts.ts'
import styles from './product-table.module.css'
import { useDeleteProduct } from './use-delete-product.ts'

export function ProductTable({ products }: { readonly products: readonly Product[] }) {
  const { t } = useTranslation('portfolio')
  const { volume, alcohol, country } = useFormat()
  const priceText = usePriceText()
  const columns: Column<Product>[] = [
    {
      key: 'name',
      header: t('products.column.name'),
      isRowHeader: true,
      cell: (product) => <NameCell product={product} />,
    },
    {
      key: 'type',
      header: t('products.column.type'),
      cell: (product) =>
        product.facts.type === null && product.facts.categories.length === 0 ? null : (
          <TypeCell product={product} />
        ),
    },
    {
      key: 'origin',
      header: t('products.column.origin'),
      cell: ({ facts }) => {
        const { region, country_code: code } = facts
        const words = [region, code && country(code)].filter(Boolean).join(', ')
        if (words === '') return null
        return (
          <>
            {words}
            <DerivedNote facts={facts} field="country_code" />
          </>
        )
      },
    },
    {
      key: 'volume',
      header: t('products.column.volume'),
      align: 'end',
      cell: ({ facts: { volume_ml } }) => (volume_ml === null ? null : volume(volume_ml)),
    },
    {
      key: 'alcohol',
      header: t('products.column.alcohol'),
      align: 'end',
      cell: ({ facts: { alcohol_tenths: tenths } }) => (tenths === null ? null : alcohol(tenths)),
    },
    {
      key: 'price',
      header: t('products.column.price'),
      align: 'end',
      cell: ({ facts: { price } }) => (price === null ? null : priceText(price)),
    },
    {
      key: 'actions',
      header: t('products.column.actions'),
      bareOnCard: true,
      cell: (product) => <ProductActions product={product} />,
    },
  ]
  return (
    <DataTable
      caption={t('products.title')}
      columns={columns}
      rows={products}
      rowKey={({ product_id }) => product_id}
    />
  )
}

function NameCell({ product }: { readonly product: Product }) {
  const { t } = useTranslation('portfolio')
  const missing = missingFacts(product.facts)
  return (
    <span className={styles.name}>
      <LocaleLink to={`/products/${product.product_id}`}>{productName(product.facts)}</LocaleLink>
      {product.upload_id !== null && product.corrected_fields.length > 0 && (
        <span>
          <Badge>{t('products.corrected')}</Badge>
        </span>
      )}
      {missing.length > 0 && (
        <span className={styles.missing}>
          {t('products.missing', { list: missing.map((field) => t(`fact.${field}`)).join(', ') })}
        </span>
      )}
    </span>
  )
}

function TypeCell({ product: { facts } }: { readonly product: Product }) {
  const { t: word } = useTranslation('vocabulary')
  const { type, categories } = facts
  const isDerived = facts.derived?.some(({ field }) => field === 'categories') ?? false
  if (type !== null && !isDerived) return type
  return (
    <>
      {categories.map((category) => word(`category.${category}`)).join(' / ')}
      <DerivedNote facts={facts} field="categories" />
    </>
  )
}

function ProductActions({ product }: { readonly product: Product }) {
  const { t } = useTranslation('portfolio')
  const remove = useDeleteProduct()
  const [isBusy, setBusy] = useState(false)
  const name = productName(product.facts)
  const onDelete = async () => {
    setBusy(true)
    await remove(product)
    setBusy(false)
  }
  return (
    <div className={styles.actions}>
      <LinkButton
        size="small"
        variant="quiet"
        icon={<Pencil aria-hidden="true" />}
        to={`/products/${product.product_id}`}
      >
        {t('products.correct')}
      </LinkButton>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t('products.deleteNamed', { name })}
        onClick={() => void onDelete()}
      >
        {t('products.delete')}
      </Button>
    </div>
  )
}
