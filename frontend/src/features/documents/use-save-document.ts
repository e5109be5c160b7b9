import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type CompanyDocument, checkDetails } from '#domain/documents/document.ts'
import type { DocumentKind } from '#domain/documents/kinds.ts'
import { callApi } from '../../lib/api.ts'
import { type ApiErrorCode, errorCodeOf } from '../../lib/api-error.ts'
import { logError } from '../../lib/error-log.ts'
import { useToasts } from '../../ui/toasts.tsx'
import {
  type CoveredProduct,
  type DocumentDraft,
  type DraftProblem,
  detailsOf,
  vintageProblem,
} from './document-draft.ts'
import { uploadDocumentFile } from './upload-document-file.ts'
import { documentsKey } from './use-documents.ts'

/** What the form is open for. */
export type FormPurpose =
  | {
      readonly to: 'add'
      readonly files: readonly File[]
      readonly kind?: DocumentKind
      readonly product?: CoveredProduct | null
    }
  | { readonly to: 'change' | 'replace'; readonly document: CompanyDocument }

export type SaveState =
  | { readonly at: 'editing'; readonly problems: readonly DraftProblem[] }
  | { readonly at: 'saving'; readonly percent: number | null }
  | { readonly at: 'failed'; readonly code: ApiErrorCode }

/** Saves the details, then the files one by one. What did not arrive is said, and can be chosen again in the list. */
export function useSaveDocument(purpose: FormPurpose, onDone: (saved: CompanyDocument) => void) {
  const { t } = useTranslation('documents')
  const { show } = useToasts()
  const queries = useQueryClient()
  const [state, setState] = useState<SaveState>({ at: 'editing', problems: [] })

  // sent again with it, the same words are the same document
  const [attempt] = useState(() => crypto.randomUUID())

  const saveDetails = (details: ReturnType<typeof detailsOf>) => {
    if (purpose.to === 'change') {
      const { document_id, version } = purpose.document
      return callApi('changeDocument', { params: { document_id }, body: { details, version } })
    }
    const replaces = purpose.to === 'replace' ? purpose.document.document_id : null
    return callApi('createDocument', { body: { details, replaces, attempt } })
  }

  const upload = async (document: CompanyDocument, files: readonly File[]): Promise<string[]> => {
    const failed: string[] = []
    for (const [index, file] of files.entries()) {
      const onProgress = (percent: number) =>
        setState({ at: 'saving', percent: Math.round((index * 100 + percent) / files.length) })
      try {
        await uploadDocumentFile({ document_id: document.document_id, file, onProgress })
      } catch (thrown) {
        logError(thrown)
        failed.push(file.name)
      }
    }
    return failed
  }

  const save = async (draft: DocumentDraft, files: readonly File[]): Promise<void> => {
    const { kind } = draft
    if (kind === '')
      return setState({ at: 'editing', problems: [{ field: 'kind', code: 'missing' }] })
    const details = detailsOf({ ...draft, kind })
    const years = vintageProblem(draft)
    const problems = years.length > 0 ? years : checkDetails(details)
    if (problems.length > 0) return setState({ at: 'editing', problems })
    setState({ at: 'saving', percent: null })
    try {
      const saved = await saveDetails(details)
      const failed = await upload(saved, files)
      const [name] = failed
      if (name === undefined) {
        show({
          tone: 'success',
          title: t(`saved.${purpose.to}`),
          ...(files.length === 0 ? {} : { message: t('saved.checking') }),
        })
      } else {
        show({ tone: 'error', title: t('saved.notAll'), message: t('saved.notAllText', { name }) })
      }
      onDone(saved)
    } catch (thrown) {
      setState({ at: 'failed', code: errorCodeOf(thrown) })
    }
    await queries.invalidateQueries({ queryKey: documentsKey })
  }
  return { state, save }
}
