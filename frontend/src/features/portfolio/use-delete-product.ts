import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Product } from '#domain/portfolio/product.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { productName } from '../../lib/products/product-name.ts'
import { useToasts } from '../../ui/toasts.tsx'

/** Deletes a product and offers to bring it back. */
export function useDeleteProduct(): (product: Product) => Promise<void> {
  const { t } = useTranslation('portfolio')
  const { t: common } = useTranslation('common')
  const { show } = useToasts()
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all(
      [['products'], ['matches']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    )
  const tell = (title: string, thrown: unknown) =>
    show({ tone: 'error', title, message: common(`errors.${errorCodeOf(thrown)}`) })

  const restore = async ({ product_id }: Product) => {
    try {
      await callApi('restoreProduct', { params: { product_id } })
      show({ tone: 'success', title: t('products.restoredTitle') })
      await refresh()
    } catch (thrown) {
      tell(t('products.restoreFailed'), thrown)
    }
  }
  return async (product) => {
    try {
      await callApi('deleteProduct', { params: { product_id: product.product_id } })
      show({
        tone: 'success',
        title: t('products.deletedTitle'),
        message: t('products.deletedText', { name: productName(product.facts) }),
        action: { label: t('products.undo'), onPress: () => void restore(product) },
      })
      await refresh()
    } catch (thrown) {
      tell(t('products.deleteFailed'), thrown)
    }
  }
}
