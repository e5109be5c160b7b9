import { useCallback, useState } from 'react'
import { changedFields } from '#domain/portfolio/merge-facts.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ApiError } from '../../lib/api-error.ts'
import { formatTyped } from '../../ui/typed-number.ts'
import { draftOf, newFacts, type ProductDraft } from './product-draft.ts'
import { type DraftProblem, readDraft } from './read-draft.ts'
import { useSaveProduct } from './use-save-product.ts'

export interface ProductConflict {
  readonly saved: Product
  readonly fields: readonly string[]
}

const noProblems: readonly DraftProblem[] = []

/** The typed draft of a product, its problems, and what happens when it is saved. */
export function useProductForm(product: Product | null, onSaved: (saved: Product) => void) {
  const language = useLanguage()
  const asTyped = useCallback((value: number | null) => formatTyped(value, language), [language])
  const [base, setBase] = useState(product)
  const [draft, setDraft] = useState(() => draftOf(product?.facts ?? newFacts, asTyped))
  const [problems, setProblems] = useState(noProblems)
  const [conflict, setConflict] = useState<ProductConflict | null>(null)
  const saving = useSaveProduct()

  const change = useCallback(
    (changed: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...changed })),
    [],
  )
  const save = (onto: Product | null = base) => {
    const read = readDraft(draft, onto?.facts ?? newFacts)
    setProblems(read.ok ? noProblems : read.problems)
    if (!read.ok) return
    saving.mutate(
      { product: onto, facts: read.facts },
      {
        onSuccess: onSaved,
        onError: (thrown) => {
          const saved = savedVersion(thrown)
          if (saved === null) return
          setConflict({ saved, fields: changedFields(saved.facts, read.facts) })
        },
      },
    )
  }
  const keepMine = () => {
    if (conflict === null) return
    setBase(conflict.saved)
    setConflict(null)
    save(conflict.saved)
  }
  const takeSaved = () => {
    if (conflict === null) return
    setBase(conflict.saved)
    setDraft(draftOf(conflict.saved.facts, asTyped))
    setProblems(noProblems)
    setConflict(null)
    saving.reset()
  }
  const error = conflict === null ? saving.error : null
  return { base, draft, change, problems, conflict, save, keepMine, takeSaved, saving, error }
}

/** The other version that a conflict tells of. */
function savedVersion(thrown: unknown): Product | null {
  if (!(thrown instanceof ApiError) || thrown.code !== 'version_conflict') return null
  const details = thrown.details as { saved?: Product } | undefined
  return details?.saved ?? null
}
