import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../layout/focus-heading.ts'
import { findWhenShown } from './find-when-shown.ts'
import styles from './tour.module.css'

/** Pages in the order of the work, and the part of each that is shown (`data-tour`). */
const stops = [
  { key: 'products', path: '/products' },
  { key: 'facts', path: '/matches' },
  { key: 'matches', path: '/matches' },
  { key: 'applications', path: '/tender-applications' },
  { key: 'week', path: '/dashboard' },
] as const

const longestWaitMs = 4000

export interface TourProps {
  readonly onEnd: () => void
}

/**
 * What the product does, on the account's own pages: a card at the edge says what it is, and the page stays in use
 * meanwhile. What an account has none of yet is told at the heading of its page.
 */
export function Tour({ onEnd }: TourProps) {
  const { t } = useTranslation('tour')
  const navigate = useLocaleNavigate()
  const go = useRef(navigate)
  go.current = navigate
  const card = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const { key, path } = stops[at] ?? stops[0]
  const isLast = at === stops.length - 1
  const end = () => {
    onEnd()
    // the card that had the focus goes
    focusHeading()
  }

  useEffect(() => {
    // by the way of the moment: the reader may have gone to another page, and stays there until they press
    go.current(path, { replace: true })
    const given = new AbortController()
    // after the page, which begins at its top and gives its heading the focus
    const focusCard = (part: Element | null) =>
      requestAnimationFrame(() => {
        if (given.signal.aborted) return
        part?.scrollIntoView({ block: 'center' })
        card.current?.focus({ preventScroll: true })
      })
    let isFocused = false
    const focusOnce = (part: Element | null) => {
      if (!isFocused) focusCard(part)
      isFocused = true
    }
    // an account may have nothing of it yet; what comes later is outlined, and takes no focus from what is done meanwhile
    const wait = setTimeout(focusOnce, longestWaitMs, null)
    void findWhenShown(`[data-tour="${key}"]`, given.signal).then((part) => {
      clearTimeout(wait)
      if (part === null) return
      part.classList.add(styles.shown ?? '')
      focusOnce(part)
      given.signal.addEventListener('abort', () => part.classList.remove(styles.shown ?? ''))
    })
    return () => given.abort()
  }, [key, path])

  return (
    <section
      ref={card}
      className={styles.card}
      aria-labelledby="tour-title"
      aria-describedby="tour-text"
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') end()
      }}
    >
      <p className={styles.step}>{t('step', { at: at + 1, of: stops.length })}</p>
      <h2 id="tour-title">{t(`${key}.title`)}</h2>
      <p id="tour-text">{t(`${key}.text`)}</p>
      <div className={styles.buttons}>
        {!isLast && (
          <Button variant="quiet" size="small" onClick={end}>
            {t('leave')}
          </Button>
        )}
        {at > 0 && (
          <Button size="small" onClick={() => setAt(at - 1)}>
            {t('back')}
          </Button>
        )}
        <Button variant="primary" size="small" onClick={() => (isLast ? end() : setAt(at + 1))}>
          {t(isLast ? 'end' : 'next')}
        </Button>
      </div>
    </section>
  )
}
