import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { ProductFacts } from '#domain/portfolio/product.ts'
import { furtherFields } from './review-fields.ts'
import styles from './review-grid.module.css'
import type { FieldText } from './use-field-text.ts'
import { ValueButton } from './value-button.tsx'

interface Props {
  readonly row: ImportRow
  readonly facts: ProductFacts
  readonly textOf: FieldText
  readonly onExplain: (field: MendedField) => void
}

/** What else the file says of a product: container, closure, grapes and the like. */
export function FurtherValues({ row, facts, textOf, onExplain }: Props) {
  const { t } = useTranslation('portfolio')
  return (
    <dl className={styles.furtherList}>
      {furtherFields.map((field) => (
        <div key={field}>
          <dt>{t(`fact.${field}`)}</dt>
          <dd>
            <ValueButton
              row={row}
              facts={facts}
              field={field}
              textOf={textOf}
              onPress={() => onExplain(field)}
            />
          </dd>
        </div>
      ))}
    </dl>
  )
}
