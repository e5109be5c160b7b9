import { useCallback } from 'react'
import { kindName } from '#domain/documents/kind-name.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'

/** What the document of a question is called: by the tender's words or code, or by its kind. */
export function useDocumentName(): (question: string, words: string | null) => string {
  const language = useLanguage()
  const word = useTextOf('vocabulary')
  const { label } = useFormTexts()
  return useCallback(
    (question: string, words: string | null): string => {
      const name = question.replace(/^document_/, '')
      const kind = documentKindIds.find((id) => id === name)
      return words === null && kind !== undefined && word(`document.${name}`) === null
        ? kindName(language, kind)
        : label({ key: question, label: words, criterion_id: null })
    },
    [language, word, label],
  )
}
