import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import styles from './document-body.module.css'
import figures from './document-figures.module.css'

/** The text itself. Its links are plain ones; with React running they change the page without a reload. */
export function DocumentBody({
  html,
  lang,
}: {
  readonly html: string
  readonly lang?: string | undefined
}) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href') ?? ''
    const isPlain =
      event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || !href.startsWith('/') || event.defaultPrevented) return
    event.preventDefault()
    void navigate(href)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on them clicks
    <div
      className={`${styles.body} ${figures.figures}`}
      lang={lang}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of Markdown by render-markdown.ts, at build time or on our server; it refuses HTML of its own
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
