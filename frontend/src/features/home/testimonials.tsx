import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language.ts'
import { operator } from '../../lib/operator/operator.ts'
import { type ShownTestimonial, TestimonialFigure } from '../../lib/operator/testimonial-figure.tsx'
import { useSiteContent } from '../../lib/operator/use-site-content.ts'
import { useUnseenPlace } from '../../lib/operator/use-unseen-place.ts'
import { Badge } from '../../ui/badge.tsx'
import page from './home-page.module.css'
import styles from './testimonials.module.css'

/** A customer may have said several things. */
const keyOf = (one: ShownTestimonial & { readonly content_id?: string }): string =>
  one.content_id ?? `${one.name} ${one.company}`

/**
 * The words of customers: those that the operator published, else those of the build; no section where there
 * are none. Published ones come while nobody sees the place.
 */
export function Testimonials() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const isUnseen = useUnseenPlace(place)
  const published = useSiteContent()?.testimonials ?? []
  const isPublished = isUnseen && published.length > 0
  const testimonials = isPublished ? published : operator.testimonials
  return (
    <div ref={place}>
      {testimonials.length > 0 && (
        <section className={page.band} aria-labelledby="testimonials-title">
          <div className={page.inner}>
            <h2 className={page.title} id="testimonials-title">
              {t('testimonials.title')}
            </h2>
            {!isPublished && operator.is_sample && (
              <p>
                <Badge tone="warning">{t('testimonials.sample')}</Badge>
              </p>
            )}
            <ul className={styles.list}>
              {testimonials.map((testimonial) => (
                <li key={keyOf(testimonial)}>
                  <TestimonialFigure testimonial={testimonial} language={language} />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
    </div>
  )
}
