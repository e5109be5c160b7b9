import { useTranslation } from 'react-i18next'
import { TextArea } from '../../../ui/text-area.tsx'
import type { FactFieldsProps } from '../product-form.tsx'
import { TextFact } from './text-fact.tsx'

export function ContentFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  return (
    <>
      <TextFact {...props} field="volume_ml" unit={t('unit.ml')} isNumber />
      <TextFact {...props} field="alcohol_tenths" unit={t('unit.percentVol')} isNumber />
      <TextFact {...props} field="sugar_mg_l" unit={t('unit.gramsPerLitre')} isNumber />
      <TextArea
        id="grapes"
        label={t('fact.grapes')}
        hint={t('fact.grapesHint')}
        required={false}
        optionalUnmarked
        rows={3}
        value={props.draft.grapes}
        error={props.errorOf('grapes')}
        onChange={(grapes) => props.onChange({ grapes })}
      />
    </>
  )
}
