import { useTranslation } from 'react-i18next'
import { locales } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { operator } from '../../lib/operator/operator.ts'
import { Badge } from '../../ui/badge.tsx'
import page from './home-page.module.css'
import styles from './testimonials.module.css'

/** The words of customers that the operator entered; no section where there are none. */
export function Testimonials() {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { testimonials, is_sample } = operator
  if (testimonials.length === 0) return null
  return (
    <section className={page.band} aria-labelledby="testimonials-title">
      <div className={page.inner}>
        <h2 className={page.title} id="testimonials-title">
          {t('testimonials.title')}
        </h2>
        {is_sample && (
          <p>
            <Badge tone="warning">{t('testimonials.sample')}</Badge>
          </p>
        )}
        <ul className={styles.list}>
          {testimonials.map(({ words, name, company }) => {
            // not translated by us: a customer's words stay in a language they were given in
            const given = [language, ...locales].find((one) => words[one] !== undefined)
            return (
              <li key={`${name} ${company}`}>
                <figure className={styles.testimonial}>
                  <blockquote lang={given}>
                    {given && typeset(given, words[given] ?? '')}
                  </blockquote>
                  <figcaption>
                    {name}, {company}
                  </figcaption>
                </figure>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
