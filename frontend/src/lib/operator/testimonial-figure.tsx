import { type Locale, locales } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import styles from './testimonial-figure.module.css'

export interface ShownTestimonial {
  readonly words: Readonly<Partial<Record<Locale, string>>>
  readonly name: string
  readonly company: string
}

interface Props {
  readonly testimonial: ShownTestimonial
  /** Of the page. */
  readonly language: Locale
}

/** The words of a customer, as they were given or approved. */
export function TestimonialFigure({ testimonial: { words, name, company }, language }: Props) {
  // not translated by us: a customer's words stay in a language they were given in
  const given = [language, ...locales].find((one) => words[one])
  return (
    <figure className={styles.testimonial}>
      <blockquote lang={given}>{given && typeset(given, words[given] ?? '')}</blockquote>
      <figcaption>
        {name}, {company}
      </figcaption>
    </figure>
  )
}
