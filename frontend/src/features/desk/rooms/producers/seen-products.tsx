import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { productName } from '../../../../lib/products/product-name.ts'
import { usePriceText } from '../../../../lib/products/use-price-text.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { DeskList } from '../../list/desk-list.tsx'
import { seenProductCsv } from './seen-csv.ts'

/** The portfolio of a producer, by name. */
export function SeenProducts({ user_id }: { readonly user_id: string }) {
  const { t } = useTranslation(['desk-producers', 'vocabulary'])
  const { volume, alcohol, country } = useFormat()
  const priceText = usePriceText()
  const list = useInfiniteQuery({
    queryKey: ['seeProducts', user_id],
    queryFn: ({ pageParam, signal }) =>
      callApi('seeProducts', { params: { user_id }, query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
  return (
    <DeskList
      caption={t('view.products')}
      list={list}
      rowsOf={(page) => page.products}
      rowKey={({ product_id }) => product_id}
      csv={{ name: 'products', make: () => seenProductCsv(user_id) }}
      onClear={null}
      empty={{ title: t('view.no_products'), text: t('view.no_products_text') }}
      columns={[
        {
          key: 'name',
          header: t('view.product'),
          isRowHeader: true,
          cell: ({ facts }) => productName(facts),
        },
        {
          key: 'type',
          header: t('view.type'),
          cell: ({ facts: { type, categories } }) =>
            type ?? (categories.map((one) => t(`vocabulary:category.${one}`)).join(' / ') || null),
        },
        {
          key: 'origin',
          header: t('view.origin'),
          cell: ({ facts: { region, country_code } }) =>
            [region, country_code && country(country_code)].filter(Boolean).join(', ') || null,
        },
        {
          key: 'volume',
          header: t('view.volume'),
          align: 'end',
          cell: ({ facts: { volume_ml } }) => volume_ml && volume(volume_ml),
        },
        {
          key: 'alcohol',
          header: t('view.alcohol'),
          align: 'end',
          cell: ({ facts: { alcohol_tenths } }) =>
            alcohol_tenths === null ? null : alcohol(alcohol_tenths),
        },
        {
          key: 'price',
          header: t('view.price'),
          align: 'end',
          cell: ({ facts: { price } }) => price && priceText(price),
        },
      ]}
    />
  )
}
