import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { productName } from '../products/product-name.ts'
import { useProductsToComplete } from './use-products-to-complete.ts'
import { useTaskText } from './use-task-text.ts'

/** The task that opens the most tenders, and the way to all of them; nothing where there is none. */
export function ProductsToComplete() {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const taskText = useTaskText()
  const { data } = useProductsToComplete()
  const page = data?.pages[0]
  const first = page?.rows[0]
  if (page === undefined || first === undefined) return null
  return (
    <Notice
      title={t(page.is_whole ? 'complete.noticeTitle' : 'complete.noticeAtLeast', {
        count: page.total,
      })}
      action={<LinkButton to="/products/complete">{t('complete.action')}</LinkButton>}
    >
      <p>{word('labelled', { label: productName(first.product.facts), words: taskText(first) })}</p>
    </Notice>
  )
}
