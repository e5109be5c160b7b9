import { useTranslation } from 'react-i18next'
import { longestWords } from '#domain/matching/typed-limits.ts'
import { containers } from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../requirements-section.module.css'
import { mostOfField, type TypedField, type TypedProduct } from './typed-product.ts'

interface Props {
  readonly typed: TypedProduct
  readonly wrong: readonly TypedField[]
  readonly onChange: (change: Partial<TypedProduct>) => void
}

/** What the open requirements look at, none of it needed. */
export function TypedProductFields({ typed, wrong, onChange }: Props) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const countries = useCountries()
  const { number: format } = useFormat()
  const text = (field: Exclude<TypedField, 'container' | 'country'>) => ({
    label: t(`open.${field}`),
    required: false,
    optionalUnmarked: true,
    autoComplete: 'off',
    maxLength: longestWords,
    value: typed[field],
    onChange: (value: string) =>
      onChange({ [field]: value, ...(field === 'type' && { known: null }) }),
  })
  const number = (field: 'vintage' | 'volume' | 'weight') => ({
    ...text(field),
    error: wrong.includes(field)
      ? field === 'vintage'
        ? t('open.vintage_wrong')
        : t('open.number_wrong', { most: format(mostOfField[field]) })
      : null,
  })
  return (
    <div className={styles.typed}>
      <TextField {...text('type')} hint={t('open.type_hint')} />
      <Select
        label={t('open.country')}
        required={false}
        optionalUnmarked
        empty={t('open.not_stated')}
        options={countries}
        value={typed.country}
        onChange={(country) => onChange({ country })}
      />
      <TextField {...text('region')} />
      <TextField {...number('vintage')} />
      <Select
        label={t('open.container')}
        required={false}
        optionalUnmarked
        empty={t('open.not_stated')}
        options={containers.map((value) => ({ value, label: word(`container.${value}`) }))}
        value={typed.container}
        onChange={(container) => onChange({ container })}
      />
      <TextField {...number('volume')} inputMode="numeric" unit="ml" />
      <TextField {...number('weight')} inputMode="numeric" unit="g" />
    </div>
  )
}
