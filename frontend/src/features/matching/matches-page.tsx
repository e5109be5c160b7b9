import { useTranslation } from 'react-i18next'
import { KeyHint, KeyLine } from '../../lib/keys/key-line.tsx'
import { useListKeys } from '../../lib/keys/use-list-keys.ts'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { ByProduct } from './by-product.tsx'
import { ByTender } from './by-tender.tsx'
import { FactsToAdd } from './facts-to-add.tsx'
import { matchFilterSearch, noMatchFilter, parseMatchFilter } from './match-filter.ts'
import { MatchFilters } from './match-filters.tsx'
import { MatchSummary } from './match-summary.tsx'

/** `/matches`: which tenders the products fit, and why; by tender or by product. */
export function MatchesPage() {
  const { t } = useTranslation('matching')
  const [filter, change] = useAddressState(parseMatchFilter, matchFilterSearch)
  useListKeys()
  const showAll = () => change({ ...noMatchFilter, view: filter.view, state: 'all' })
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <FactsToAdd />
      <MatchSummary />
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
    </Page>
  )
}
