import { useTranslation } from 'react-i18next'
import { closures, containers } from '#domain/vocabulary/kinds.ts'
import { Packaging } from '../../../ui/drink/packaging.tsx'
import { picturedClosure, picturedContainer } from '../../../ui/drink/packagings.ts'
import { Select } from '../../../ui/select.tsx'
import styles from '../product-form.module.css'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function PackagingFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  const { t: word } = useTranslation('vocabulary')
  const { draft, onChange, errorOf } = props
  return (
    <>
      <div className={styles.pictured}>
        <Select
          id="container"
          label={t('fact.container')}
          required={false}
          optionalUnmarked
          empty={t('choice.unknown')}
          value={draft.container}
          options={containers.map((value) => ({ value, label: word(`container.${value}`) }))}
          error={errorOf('container')}
          onChange={(container) => onChange({ container })}
        />
        <Packaging packaging={picturedContainer(draft.container)} />
      </div>
      <TextFact {...props} field="container_weight_g" unit={t('unit.grams')} isNumber />
      <div className={styles.pictured}>
        <Select
          id="closure"
          label={t('fact.closure')}
          required={false}
          optionalUnmarked
          empty={t('choice.unknown')}
          value={draft.closure}
          options={closures.map((value) => ({ value, label: word(`closure.${value}`) }))}
          error={errorOf('closure')}
          onChange={(closure) => onChange({ closure })}
        />
        <Packaging packaging={picturedClosure(draft.closure, draft.categories)} />
      </div>
      <TextFact {...props} field="gtin" hint={t('fact.gtinHint')} />
    </>
  )
}
