import { useTranslation } from 'react-i18next'
import { categories } from '#domain/vocabulary/kinds.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import styles from '../product-form.module.css'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function IdentityFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  return (
    <>
      <TextFact {...props} field="name" required />
      <TextFact {...props} field="producer" />
      <TextFact {...props} field="type" hint={t('fact.typeHint')} />
      <TextFact {...props} field="subtype" hint={t('fact.subtypeHint')} />
      <div className={styles.wide}>
        <CategoryChoice {...props} />
      </div>
    </>
  )
}

function CategoryChoice({ draft, onChange }: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  return (
    <fieldset id="categories" tabIndex={-1}>
      <legend className={styles.label}>
        {t('fact.categories')}
        <span className={styles.hint}>{t('fact.categoriesHint')}</span>
      </legend>
      <div className={styles.choices}>
        {categories.map((category) => (
          <Checkbox
            key={category}
            label={word(`category.${category}`)}
            checked={draft.categories.includes(category)}
            onChange={(isOn) =>
              onChange({
                categories: isOn
                  ? [...draft.categories, category]
                  : draft.categories.filter((one) => one !== category),
              })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
