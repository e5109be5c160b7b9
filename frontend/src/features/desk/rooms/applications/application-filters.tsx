import { useTranslation } from 'react-i18next'
import { deskStages } from '#domain/applications/lifecycle.ts'
import { outcomeKinds } from '#domain/outcomes/outcome-rules.ts'
import { markets } from '#domain/shared/market.ts'
import { Select } from '../../../../ui/select.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { SearchField } from '../../list/search-field.tsx'
import {
  type ApplicationFilter,
  applicationForms,
  begunStatuses,
  responsibles,
} from './application-filter.ts'

interface Props {
  readonly filter: ApplicationFilter
  readonly onChange: (change: Partial<ApplicationFilter>) => void
}

export function ApplicationFilters({ filter, onChange }: Props) {
  const { t } = useTranslation(['desk-applications', 'applications', 'timeline', 'vocabulary'])
  const isBoard = filter.view === 'board'
  return (
    <>
      <SearchField
        label={t('search')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      {/* the columns of the board are the stages */}
      {!isBoard && (
        <Select
          label={t('column.stage')}
          empty={t('any_stage')}
          options={(['open', ...deskStages] as const).map((value) => ({
            value,
            label: t(`stage.${value}`),
          }))}
          value={filter.stage}
          onChange={(stage) => onChange({ stage })}
        />
      )}
      <Select
        label={t('column.responsible')}
        empty={t('anybody')}
        options={responsibles.map((value) => ({ value, label: t(`responsible.${value}`) }))}
        value={filter.responsible}
        onChange={(responsible) => onChange({ responsible })}
      />
      <Select
        label={t('column.market')}
        empty={t('any_market')}
        options={markets.map((value) => ({ value, label: t(`vocabulary:market.${value}`) }))}
        value={filter.market}
        onChange={(market) => onChange({ market })}
      />
      <Day label={t('deadline_from')} value={filter.from} onChange={(from) => onChange({ from })} />
      <Day label={t('deadline_to')} value={filter.to} onChange={(to) => onChange({ to })} />
      <Select
        label={t('column.outcome')}
        empty={t('any_outcome')}
        options={outcomeKinds.map((value) => ({
          value,
          label: t(`timeline:outcome.kind.${value}.name`),
        }))}
        value={filter.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
      {!isBoard && (
        <Select
          label={t('column.status')}
          empty={t('any_status')}
          options={begunStatuses.map((value) => ({
            value,
            label: t(`applications:status.${value}`),
          }))}
          value={filter.status}
          onChange={(status) => onChange({ status })}
        />
      )}
      <Select
        label={t('form.label')}
        options={applicationForms.map((value) => ({ value, label: t(`form.${value}`) }))}
        value={filter.view}
        onChange={(view) => view !== '' && onChange({ view })}
      />
    </>
  )
}

interface DayProps {
  readonly label: string
  readonly value: string
  readonly onChange: (day: string) => void
}

const Day = (field: DayProps) => (
  <TextField {...field} type="date" required={false} optionalUnmarked />
)
