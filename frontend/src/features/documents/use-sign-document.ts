import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '#domain/documents/document.ts'
import {
  checkSigning,
  type FilledForm,
  type Signing,
  type SigningProblem,
} from '#domain/documents/forms/signing.ts'
import { callApi } from '../../lib/api.ts'
import { type ApiErrorCode, errorCodeOf } from '../../lib/api-error.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { documentsKey } from './use-documents.ts'

export type SignState =
  | { readonly at: 'editing'; readonly problems: readonly SigningProblem[] }
  | { readonly at: 'signing' | 'printing' }
  | { readonly at: 'failed'; readonly code: ApiErrorCode }

/** Signs a form on screen, or has it printed to be signed on paper. */
export function useSignDocument(onSigned: (document: CompanyDocument) => void) {
  const { t } = useTranslation('documents')
  const { show } = useToasts()
  const queries = useQueryClient()
  const [state, setState] = useState<SignState>({ at: 'editing', problems: [] })
  // sent again with it, the same words are the same document
  const [attempt] = useState(() => crypto.randomUUID())

  const sign = async (signing: Omit<Signing, 'attempt'>): Promise<void> => {
    const problems = checkSigning(signing)
    if (problems.length > 0) return setState({ at: 'editing', problems })
    setState({ at: 'signing' })
    try {
      const signed = await callApi('signDocument', { body: { ...signing, attempt } })
      await queries.invalidateQueries({ queryKey: documentsKey })
      show({ tone: 'success', title: t('sign.done'), message: t('saved.checking') })
      onSigned(signed)
    } catch (thrown) {
      setState({ at: 'failed', code: errorCodeOf(thrown) })
    }
  }

  const print = async (form: FilledForm): Promise<void> => {
    setState({ at: 'printing' })
    try {
      const { file_name, pdf } = await callApi('printDocumentForm', { body: form })
      const bytes = Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0))
      saveFile(file_name, bytes, 'application/pdf')
      setState({ at: 'editing', problems: [] })
    } catch (thrown) {
      setState({ at: 'failed', code: errorCodeOf(thrown) })
    }
  }
  return { state, sign, print }
}
