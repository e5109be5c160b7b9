import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFieldFocus } from '../use-field-focus.ts'
import { PartNav, type PartStates } from './part-nav.tsx'
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
  useFieldFocus()
  return (
    <div className={styles.workspace}>
      {head}
      {above}
      <PartNav tenderId={tenderId} current={part} states={states} />
      <section className={styles.part} aria-labelledby="part-title">
        <h2 id="part-title" className={styles.title}>
          {t(`part.${part}`)}
        </h2>
        {children}
      </section>
      {below}
    </div>
  )
}
