import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './slide-show.module.css'
import type { Slide } from './slides.tsx'
import { useSlideTurning } from './use-slide-turning.ts'

export interface SlideShowProps {
  readonly slides: readonly Slide[]
  readonly onClose: () => void
}

/** One slide at a time over everything else: keys, swipes and buttons turn it, Escape ends it. */
export function SlideShow({ slides, onClose }: SlideShowProps) {
  const { t } = useTranslation('service')
  const dialog = useRef<HTMLDialogElement>(null)
  const { number, turn, onKeyDown, onTouchStart, onTouchEnd } = useSlideTurning(slides.length)
  useOpen(dialog, onClose)
  const slide = slides[number]
  return (
    <dialog
      ref={dialog}
      className={styles.show}
      tabIndex={-1}
      aria-label={t('presentation.title')}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={onKeyDown}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <progress
        className={styles.progress}
        aria-label={t('presentation.progress')}
        value={number + 1}
        max={slides.length}
      />
      <section className={styles.slide} key={slide?.key} aria-live="polite">
        <h2>{slide?.title}</h2>
        {slide?.content}
      </section>
      <div className={styles.bar}>
        <Button
          icon={<ChevronLeft aria-hidden="true" />}
          aria-label={t('presentation.previous')}
          aria-disabled={number === 0}
          onClick={() => turn(-1)}
        />
        <p>{t('presentation.number', { number: number + 1, count: slides.length })}</p>
        <Button
          icon={<ChevronRight aria-hidden="true" />}
          aria-label={t('presentation.next')}
          aria-disabled={number === slides.length - 1}
          onClick={() => turn(1)}
        />
        <Button variant="quiet" icon={<X aria-hidden="true" />} onClick={onClose}>
          {t('presentation.end')}
        </Button>
      </div>
    </dialog>
  )
}

/** Modal while it is there; leaving the full screen, which Escape does first, ends it. */
function useOpen(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void): void {
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    // not on the first button, which space would press
    element?.focus()
    const onChange = () => {
      if (document.fullscreenElement === null) close.current()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [dialog])
}
