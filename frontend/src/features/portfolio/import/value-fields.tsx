import { useTranslation } from 'react-i18next'
import type { MendedField } from '#domain/portfolio/evidence.ts'
import {
  categories,
  closures,
  containers,
  priceUnits,
  statedPriceBases,
} from '#domain/vocabulary/kinds.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { type Option, Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { DraftField, ProductDraft } from '../product-draft.ts'
import { draftFieldsOf } from './mend-value.ts'

interface Props {
  readonly field: MendedField
  readonly draft: ProductDraft
  readonly error: { readonly field: DraftField; readonly words: string } | null
  readonly onChange: (change: Partial<ProductDraft>) => void
}

/** What is typed for a value: one field, of a price one for each of its parts. */
export function ValueFields({ field, draft, error, onChange }: Props) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const choicesOf = useChoices()
  return draftFieldsOf(field).map((one) => {
    const choices = choicesOf(one)
    const value = draft[one]
    const typed = typeof value === 'string' ? value : (value[0] ?? '')
    const shared = {
      label: one === field ? t('value.new') : fact(`fact.${one}`),
      value: typed,
      error: error?.field === one ? error.words : null,
      onChange: (said: string) =>
        onChange(one === 'categories' ? categoriesOf(said) : { [one]: said }),
    }
    if (choices !== null) {
      return <Select key={one} {...shared} options={choices} empty={t('row.notStated')} />
    }
    return one === 'grapes' ? (
      <TextArea key={one} {...shared} hint={fact('fact.grapesHint')} rows={3} />
    ) : (
      <TextField key={one} {...shared} maxLength={300} autoComplete="off" />
    )
  })
}

const categoriesOf = (said: string): Pick<ProductDraft, 'categories'> => ({
  categories: categories.filter((one) => one === said),
})

/** What a field can hold, where that is a list. */
function useChoices(): (field: DraftField) => readonly Option[] | null {
  const { t: word } = useTranslation('vocabulary')
  const { t } = useTranslation('portfolio')
  const countries = useCountries()
  return (field) => {
    switch (field) {
      case 'country_code':
        return countries
      case 'categories':
        return categories.map((value) => ({ value, label: word(`category.${value}`) }))
      case 'container':
        return containers.map((value) => ({ value, label: word(`container.${value}`) }))
      case 'closure':
        return closures.map((value) => ({ value, label: word(`closure.${value}`) }))
      case 'per':
        return priceUnits.map((value) => ({ value, label: word(`priceUnit.${value}`) }))
      case 'basis':
        return statedPriceBases.map((value) => ({ value, label: word(`priceBasis.${value}`) }))
      case 'organic':
      case 'oak':
        return (['yes', 'no'] as const).map((value) => ({ value, label: t(`choice.${value}`) }))
      default:
        return null
    }
  }
}
