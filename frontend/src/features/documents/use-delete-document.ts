import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { documentsKey } from './use-documents.ts'

/** Deletes a document and offers to bring it back. */
export function useDeleteDocument(): (document: CompanyDocument) => Promise<void> {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const language = useLanguage()
  const { show } = useToasts()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: documentsKey })
  const tell = (title: string, thrown: unknown) =>
    show({ tone: 'error', title, message: common(`errors.${errorCodeOf(thrown)}`) })

  const restore = async (document_id: CompanyDocument['document_id']) => {
    try {
      await callApi('restoreDocument', { params: { document_id } })
      show({ tone: 'success', title: t('delete.restored') })
      await refresh()
    } catch (thrown) {
      tell(t('delete.restoreFailed'), thrown)
    }
  }
  return async ({ document_id, kind }) => {
    try {
      await callApi('deleteDocument', { params: { document_id } })
      show({
        tone: 'success',
        title: t('delete.done'),
        message: kindName(language, kind),
        action: { label: t('delete.undo'), onPress: () => void restore(document_id) },
      })
      await refresh()
    } catch (thrown) {
      tell(t('delete.failed'), thrown)
    }
  }
}
