import { useEffect, useState } from 'react'

const typingPauseMs = 300

interface TypedText {
  /** What the field shows. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onBlur: () => void
}

/**
 * What is typed into a search field: follows the address, and goes into it when the typing pauses or the field is
 * left. Nothing that waits is added to the address of a link that is followed meanwhile.
 */
export function useTypedText(
  text: string,
  onChange: (change: { readonly text: string }) => void,
): TypedText {
  /** Null: what the address says. */
  const [typed, setTyped] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has come: the way back, a saved view
  useEffect(() => setTyped(null), [text])
  useEffect(() => {
    if (typed === null || typed === text) return
    const timer = setTimeout(() => onChange({ text: typed }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, text, onChange])
  return {
    value: typed ?? text,
    onChange: setTyped,
    onBlur: () => {
      setTyped(null)
      if (typed !== null && typed !== text) onChange({ text: typed })
    },
  }
}
