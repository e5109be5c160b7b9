import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { SlideShow } from './slide-show.tsx'
import styles from './slides.module.css'
import { useSlides } from './slides.tsx'

/** `/presentation`: slides below each other, to read and to print, or one at a time on the full screen. */
export function PresentationPage() {
  const { t } = useTranslation('service')
  const slides = useSlides()
  const [isShown, setShown] = useState(false)
  const show = async () => {
    // who has no full screen sees the slides in the window
    await document.documentElement.requestFullscreen?.().catch(() => {})
    setShown(true)
  }
  return (
    <Page
      title={t('presentation.title')}
      lead={t('presentation.lead')}
      actions={
        <>
          <Button variant="primary" onClick={() => void show()}>
            {t('presentation.start')}
          </Button>
          <LinkButton to="/flyer">{t('presentation.flyer')}</LinkButton>
        </>
      }
    >
      <div className={styles.deck}>
        {slides.map(({ key, title, content }) => (
          <section key={key} className={styles.slide} aria-labelledby={`slide-${key}`}>
            <h2 id={`slide-${key}`}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
      {isShown && (
        <SlideShow
          slides={slides}
          onClose={() => {
            setShown(false)
            if (document.fullscreenElement !== null) void document.exitFullscreen()
          }}
        />
      )}
    </Page>
  )
}
