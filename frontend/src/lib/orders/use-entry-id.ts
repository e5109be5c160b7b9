import { useRef } from 'react'

/**
 * The id of an entry as it is typed: the same words sent again are the same entry, other words are another one. An
 * answer that was lost and an edit after it would else be taken for a repetition.
 */
export function useEntryId<Id extends string>(typed: unknown): Id {
  const words = JSON.stringify(typed)
  const current = useRef<{ readonly words: string; readonly id: Id } | null>(null)
  if (current.current?.words !== words)
    current.current = { words, id: `ord_${crypto.randomUUID()}` as Id }
  return current.current.id
}
