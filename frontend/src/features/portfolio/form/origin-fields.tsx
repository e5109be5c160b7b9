import { useTranslation } from 'react-i18next'
import type { FactFieldsProps } from '../product-form.tsx'
import { CountryFact } from './country-fact.tsx'
import { TextFact } from './text-fact.tsx'

export function OriginFields(props: FactFieldsProps) {
  const { t } = useTranslation('portfolio')
  return (
    <>
      <CountryFact {...props} />
      <TextFact {...props} field="region" hint={t('fact.regionHint')} />
      <TextFact {...props} field="vintage" hint={t('fact.vintageHint')} />
    </>
  )
}
