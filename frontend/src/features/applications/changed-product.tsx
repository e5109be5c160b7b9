import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

/** The product was changed after the draft was saved: what the form takes from it may be another. */
export function ChangedProduct({ form }: { readonly form: ApplicationForm }) {
  const { t } = useTranslation('workspace')
  const { instant } = useFormat()
  const { product_changed_at: at } = form
  if (at === null) return null
  return <Notice tone="info">{t('changedProduct', { when: instant(at) })}</Notice>
}
