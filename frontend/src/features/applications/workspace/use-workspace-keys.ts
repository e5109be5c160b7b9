import { useEffect, useRef } from 'react'
import { areLettersOn } from '../../../lib/keys/letter-keys.ts'
import { type Part, partOfLetter } from './parts.ts'

export interface WorkspaceKeys {
  readonly onNext: () => void
  readonly onPart: (part: Part) => void
  /** Absent while it cannot be submitted. */
  readonly onSubmit?: (() => void) | undefined
}

/** How long after `G` its letter may come. */
const secondKeyMs = 1500

/** `N`: the next open point; `G` and a letter: a part; Ctrl+Enter: submit, once nothing blocks. */
export function useWorkspaceKeys(keys: WorkspaceKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    let goAt = Number.NEGATIVE_INFINITY
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || isDialogOpen()) return
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        if (event.repeat || isInOtherForm(event.target)) return
        event.preventDefault()
        latest.current.onSubmit?.()
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (!areLettersOn()) return
      const key = event.key.toLowerCase()
      const part = performance.now() - goAt < secondKeyMs ? partOfLetter[key] : undefined
      goAt = key === 'g' ? performance.now() : Number.NEGATIVE_INFINITY
      if (part !== undefined) latest.current.onPart(part)
      else if (key === 'n') latest.current.onNext()
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}

const isDialogOpen = () => document.querySelector('dialog[open], [role="dialog"]') !== null

/** Marks the form of the tender, which is what is submitted. */
export const offerForm = { 'data-offer-form': '' } as const

/** A reason or an answer is being written, which its own form takes. */
const isInOtherForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('form:not([data-offer-form])') !== null

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, select, textarea, [role="combobox"]'))
