import { useTranslation } from 'react-i18next'
import type { DerivedFact, ProductFacts } from '#domain/portfolio/product.ts'
import styles from './derived-note.module.css'

interface DerivedNoteProps {
  readonly facts: ProductFacts
  readonly field: DerivedFact['field']
}

/** Says that nobody stated a fact: it follows from the region or appellation. */
export function DerivedNote({ facts, field }: DerivedNoteProps) {
  const { t } = useTranslation('portfolio')
  const isDerived = facts.derived?.some((one) => one.field === field) ?? false
  return isDerived && <span className={styles.note}>{t(`derived.${field}`)}</span>
}
