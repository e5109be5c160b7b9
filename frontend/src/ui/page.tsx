import { type ReactNode, useEffect } from 'react'
import styles from './page.module.css'
import { windowTitle } from './window-title.ts'

export interface PageProps {
  readonly title: string
  /** The language of the title where it is not the page’s. */
  readonly titleLang?: string
  /** The window's title, where the heading alone would not do. */
  readonly windowTitle?: string
  readonly lead?: ReactNode
  /** Buttons beside the heading. */
  readonly actions?: ReactNode
  /** Breadcrumbs, a way back. */
  readonly above?: ReactNode
  /** Default: `normal`. `narrow` for forms and reading. */
  readonly width?: 'narrow' | 'normal' | 'wide'
  readonly children?: ReactNode
}

/** One page: its heading (which takes the focus after navigation), its window title, its content. */
export function Page({
  title,
  titleLang,
  windowTitle,
  lead,
  actions,
  above,
  width = 'normal',
  children,
}: PageProps) {
  useWindowTitle(windowTitle ?? title)
  return (
    <div className={styles.page} data-width={width}>
      {above}
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 tabIndex={-1} lang={titleLang}>
            {title}
          </h1>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  )
}

export function useWindowTitle(title: string): void {
  useEffect(() => {
    document.title = windowTitle(title)
  }, [title])
}
