import { useEffect, useState } from 'react'

const typingPauseMs = 300

/** What is typed into a search field: follows the address, and goes into it when the typing pauses. */
export function useTypedText(text: string, onChange: (change: { readonly text: string }) => void) {
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onChange({ text: typed }), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, text, onChange])
  return [typed, setTyped] as const
}
