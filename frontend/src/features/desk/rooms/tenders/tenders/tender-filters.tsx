import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { Select } from '../../../../../ui/select.tsx'
import { SearchField } from '../../../list/search-field.tsx'
import { statesAsked, type TenderFilter } from './tender-filter.ts'

interface Props {
  readonly filter: TenderFilter
  readonly onChange: (change: Partial<TenderFilter>) => void
  /** Whether one may choose between open and closed ones. */
  readonly hasStates: boolean
}

export function TenderFilters({ filter, onChange, hasStates }: Props) {
  const { t } = useTranslation(['tenders', 'vocabulary'])
  return (
    <>
      <SearchField
        label={t('tenders:filter.text')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Select
        label={t('tenders:filter.market')}
        empty={t('tenders:filter.anyMarket')}
        options={markets.map((value) => ({ value, label: t(`vocabulary:market.${value}`) }))}
        value={filter.market}
        onChange={(market) => onChange({ market })}
      />
      {hasStates && (
        <Select
          label={t('tenders:filter.state')}
          options={statesAsked.map((value) => ({
            value,
            label:
              value === 'all'
                ? t('tenders:filter.states.all')
                : t(`vocabulary:tenderState.${value}`),
          }))}
          value={filter.state}
          onChange={(state) => state !== '' && onChange({ state })}
        />
      )}
    </>
  )
}
