import { useTranslation } from 'react-i18next'
import { ProductsToComplete } from '../../lib/matching/products-to-complete.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Page } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ByProduct } from './by-product.tsx'
import { ByTender } from './by-tender.tsx'
import {
  type MatchFilter,
  matchFilterSearch,
  parseMatchFilter,
  shownMatches,
} from './match-filter.ts'
import { MatchSummary } from './match-summary.tsx'
import styles from './matches-page.module.css'

/** `/matches`: which tenders the products fit, and why; by tender or by product. */
export function MatchesPage() {
  const { t } = useTranslation('matching')
  const [filter, change] = useAddressState(parseMatchFilter, matchFilterSearch)
  const showAll = () => change({ verdict: '', state: 'all' })
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <MatchSummary />
      <ProductsToComplete />
      <MatchFilters filter={filter} onChange={change} />
      <Tabs
        label={t('tabs.label')}
        selected={filter.view}
        onSelect={(view) => change({ view })}
        tabs={[
          {
            key: 'tender',
            label: t('tabs.tender'),
            panel: <ByTender filter={filter} onShowAll={showAll} />,
          },
          {
            key: 'product',
            label: t('tabs.product'),
            panel: <ByProduct filter={filter} onShowAll={showAll} />,
          },
        ]}
      />
    </Page>
  )
}

interface MatchFiltersProps {
  readonly filter: MatchFilter
  readonly onChange: (change: Partial<MatchFilter>) => void
}

function MatchFilters({ filter, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('matching')
  const { t: word } = useTranslation('vocabulary')
  return (
    <div className={styles.filters}>
      <Select
        label={t('filter.verdict')}
        value={filter.verdict}
        empty={t('filter.anyVerdict')}
        options={shownMatches.map((value) => ({
          value,
          label: value === 'only_price' ? t('filter.only_price') : word(`verdict.${value}`),
        }))}
        onChange={(verdict) => onChange({ verdict })}
      />
      <Select
        label={t('filter.state')}
        value={filter.state}
        options={(['open', 'all'] as const).map((value) => ({
          value,
          label: t(`filter.${value}`),
        }))}
        onChange={(state) => onChange({ state: state || 'open' })}
      />
    </div>
  )
}
