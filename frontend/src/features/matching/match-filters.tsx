import { useTranslation } from 'react-i18next'
import { markets } from '#domain/shared/market.ts'
import { categories } from '#domain/vocabulary/kinds.ts'
import { useTextOf } from '../../i18n/use-text-of.ts'
import { FoldedFilters } from '../../lib/folded-filters.tsx'
import { Select } from '../../ui/select.tsx'
import { type MatchFilter, narrowedBy, shownMatches } from './match-filter.ts'
import styles from './matches-page.module.css'
import { useMatchSummary } from './use-matches.ts'

export interface MatchFiltersProps {
  readonly filter: MatchFilter
  readonly onChange: (change: Partial<MatchFilter>) => void
}

/** What the list is narrowed by; folded behind one line on a phone. */
export function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  const label = t('filter.label', { count: narrowedBy(filter) })
  return (
    <FoldedFilters label={label}>
      <search className={styles.filters} aria-label={label}>
        <Select
          label={t('filter.verdict')}
          value={filter.verdict}
          empty={t('filter.anyVerdict')}
          options={shownMatches.map((value) => ({
            value,
            label:
              value === 'only_price' || value === 'dismissed'
                ? t(`filter.${value}`)
                : word(`verdict.${value}`),
          }))}
          onChange={(verdict) => onChange({ verdict })}
        />
        <Select
          label={t('filter.market')}
          value={filter.market}
          empty={t('filter.anyMarket')}
          options={markets.map((value) => ({ value, label: word(`market.${value}`) }))}
          onChange={(market) => onChange({ market })}
        />
        <Select
          label={t('filter.category')}
          value={filter.category}
          empty={t('filter.anyCategory')}
          options={categories.map((value) => ({ value, label: word(`category.${value}`) }))}
          onChange={(category) => onChange({ category })}
        />
        <MissingFact filter={filter} onChange={onChange} />
        <Select
          label={t('filter.state')}
          value={filter.state}
          options={(['open', 'all'] as const).map((value) => ({
            value,
            label: t(`filter.${value}`),
          }))}
          onChange={(state) => onChange({ state: state || 'open' })}
        />
      </search>
    </FoldedFilters>
  )
}

/** The facts that matches wait for. */
function MissingFact({ filter, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('matching')
  const factText = useTextOf('portfolio')
  const { data } = useMatchSummary()
  const fields = new Set(data?.facts_to_add.map(({ field }) => field))
  // what was chosen stays in the list when it is no longer missing anywhere
  if (filter.missing !== '') fields.add(filter.missing)
  return (
    <Select
      label={t('filter.missing')}
      value={filter.missing}
      empty={t('filter.anyFact')}
      options={[...fields].map((value) => ({ value, label: factText(`fact.${value}`) ?? value }))}
      onChange={(missing) => onChange({ missing })}
    />
  )
}
