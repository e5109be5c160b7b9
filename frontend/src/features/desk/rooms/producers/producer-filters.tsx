import { useTranslation } from 'react-i18next'
import { planStatuses } from '#domain/companies/plan-status.ts'
import { useCountries } from '../../../../lib/use-countries.ts'
import { Select } from '../../../../ui/select.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { completenesses, type ProducerFilter } from './producer-filter.ts'

interface Props {
  readonly filter: ProducerFilter
  readonly onChange: (change: Partial<ProducerFilter>) => void
}

export function ProducerFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('desk-producers')
  const countries = useCountries()
  return (
    <>
      <SearchField
        label={t('search')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Select
        label={t('column.plan')}
        empty={t('any_plan')}
        options={planStatuses.map((value) => ({ value, label: t(`plan_status.${value}`) }))}
        value={filter.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <Select
        label={t('column.country')}
        empty={t('any_country')}
        options={countries}
        value={filter.country}
        onChange={(country) => onChange({ country })}
      />
      <Select
        label={t('column.completeness')}
        empty={t('any_completeness')}
        options={completenesses.map((value) => ({ value, label: t(`completeness.${value}`) }))}
        value={filter.completeness}
        onChange={(completeness) => onChange({ completeness })}
      />
    </>
  )
}
