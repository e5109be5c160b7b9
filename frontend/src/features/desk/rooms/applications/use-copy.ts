import { useState } from 'react'

/** Copies values into the clipboard, and remembers which were; a browser may refuse. */
export function useCopy() {
  const [copied, setCopied] = useState<readonly string[]>([])
  const [failed, setFailed] = useState(false)
  const copy = async (key: string, value: string) => {
    try {
      await navigator.clipboard.writeText(value)
      setFailed(false)
      setCopied((before) => [...new Set([...before, key])])
    } catch {
      setFailed(true)
    }
  }
  return { copied, failed, copy }
}
