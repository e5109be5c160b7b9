import { useEffect, useRef } from 'react'
import { areLettersOn } from '../../../../../lib/keys/letter-keys.ts'

interface ReviewKeys {
  readonly count: number
  readonly focused: number
  readonly isEditing: boolean
  readonly onFocus: (at: number) => void
  readonly onConfirm: () => void
  readonly onLater: () => void
  readonly onEdit: () => void
  readonly onUndo: () => void
  readonly onPublish: () => void
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog') !== null
const isControl = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('a, button, summary') !== null

/** The keys of the review; none of them while something is typed. */
export function useReviewKeys(keys: ReviewKeys): void {
  const current = useRef(keys)
  current.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { count, focused, isEditing, ...on } = current.current
      if (event.defaultPrevented || isTyping(event.target)) return
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z'
      if (!isUndo && (event.ctrlKey || event.metaKey || event.altKey)) return
      if (!isUndo && event.key.length === 1 && !areLettersOn()) return
      const move = (by: number) => {
        const at = Math.min(count - 1, Math.max(0, focused + by))
        on.onFocus(at)
        document.querySelector(`[data-line="${at}"]`)?.scrollIntoView({ block: 'nearest' })
      }
      const actions: Readonly<Record<string, () => void>> = {
        j: () => move(1),
        k: () => move(-1),
        s: on.onLater,
        e: on.onEdit,
        p: on.onPublish,
        // a button in focus is pressed by its own Enter
        ...(isControl(event.target) ? {} : { enter: on.onConfirm }),
      }
      const act = isUndo ? on.onUndo : isEditing ? undefined : actions[event.key.toLowerCase()]
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
