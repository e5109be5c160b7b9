import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router-dom'
import { useFieldFocus } from '../use-field-focus.ts'
import { PartNav, type PartStates, partNavId } from './part-nav.tsx'
import type { Part } from './parts.ts'
import styles from './workspace-frame.module.css'

export interface WorkspaceFrameProps {
  readonly tenderId: number
  readonly part: Part
  readonly states: PartStates
  readonly head: ReactNode
  /** What holds for all parts: the next step, what changed, what is closed. */
  readonly above?: ReactNode
  readonly below?: ReactNode
  readonly children: ReactNode
}

/** Head, next step and the five parts: the same frame for drafts and for what was submitted. */
export function WorkspaceFrame({
  tenderId,
  part,
  states,
  head,
  above,
  below,
  children,
}: WorkspaceFrameProps) {
  const { t } = useTranslation('workspace')
  const heading = usePartFocus(part)
  useFieldFocus()
  return (
    <div className={styles.workspace}>
      {head}
      {above}
      <PartNav tenderId={tenderId} current={part} states={states} />
      <section className={styles.part} aria-labelledby="part-title">
        <h2 id="part-title" ref={heading} tabIndex={-1} className={styles.title}>
          {t(`part.${part}`)}
        </h2>
        {children}
      </section>
      {below}
    </div>
  )
}

/** Whoever changes the part goes on at its heading, and sees it without scrolling past the head again. */
function usePartFocus(part: Part) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(part)
  const { hash } = useLocation()
  const isBack = useNavigationType() === 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each part
  useEffect(() => {
    if (shown.current === part) return
    shown.current = part
    // a link to one point of the part focuses that itself
    if (hash !== '') return
    // after the page's own effects, which lead to its top
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true })
      const isFarDown = (heading.current?.getBoundingClientRect().top ?? 0) > innerHeight / 2
      if (isFarDown && !isBack) document.getElementById(partNavId)?.scrollIntoView()
    })
    return () => cancelAnimationFrame(frame)
  }, [part])
  return heading
}
