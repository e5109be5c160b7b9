import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { KeyHint, KeyLine } from '../../lib/keys/key-line.tsx'
import { useListKeys } from '../../lib/keys/use-list-keys.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ByProduct } from './by-product.tsx'
import { ByTender } from './by-tender.tsx'
import { FactsToAdd } from './facts-to-add.tsx'
import { matchFilterSearch, noMatchFilter, parseMatchFilter } from './match-filter.ts'
import { MatchFilters, type MatchFiltersProps } from './match-filters.tsx'
import { MatchSummary } from './match-summary.tsx'
import { MatchesFailure } from './matches-failure.tsx'
import { useMatchesOf } from './use-matches.ts'

/** `/matches`: which tenders the products fit, and why; by tender or by product. */
export function MatchesPage() {
  const { t } = useTranslation('matching')
  const [filter, change] = useAddressState(parseMatchFilter, matchFilterSearch)
  const list = useMatchesOf(filter)
  // nothing to narrow: the lists come with the Access plan
  const isLocked = errorCodeOf(list.error) === 'access_plan_required'
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <FactsToAdd />
      <MatchSummary />
      {isLocked ? (
        <MatchesFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <MatchLists filter={filter} onChange={change} />
      )}
    </Page>
  )
}

function MatchLists({ filter, onChange }: MatchFiltersProps) {
  const { t } = useTranslation('matching')
  useListKeys()
  const showAll = () => onChange({ ...noMatchFilter, view: filter.view, state: 'all' })
  return (
    <>
      <MatchFilters filter={filter} onChange={onChange} />
      <Tabs
        label={t('tabs.label')}
        selected={filter.view}
        onSelect={(view) => onChange({ view })}
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
      <KeyLine
        letters={
          <>
            <KeyHint of={['J', 'K']} does={t('keys.line')} />
            <KeyHint of={['X']} does={t('keys.dismiss')} />
            <KeyHint of={['/']} does={t('keys.filter')} />
          </>
        }
      >
        <KeyHint of={['\u21b5']} does={t('keys.open')} />
      </KeyLine>
    </>
  )
}
