import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { planStatuses } from '#domain/companies/plan-status.ts'
import { producerOrders } from '#domain/companies/producer-order.ts'
import { useCountries } from '../../../../lib/use-countries.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { completenesses, type ProducerFilter } from './producer-filter.ts'

interface Props {
  readonly filter: ProducerFilter
  readonly onChange: (change: Partial<ProducerFilter>) => void
}

export function ProducerFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('desk-producers')
  const countries = useCountries()
  // the address follows a moment later
  const [text, setText] = useState(filter.text)
  return (
    <>
      <TextField
        label={t('search')}
        type="search"
        required={false}
        optionalUnmarked
        maxLength={100}
        value={text}
        onChange={(typed) => {
          setText(typed)
          onChange({ text: typed })
        }}
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
      <Select
        label={t('order.label')}
        options={producerOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
        value={filter.order}
        onChange={(order) => order !== '' && onChange({ order })}
      />
    </>
  )
}
