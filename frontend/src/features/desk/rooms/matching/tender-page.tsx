import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { marketFacts } from '#domain/shared/market.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { parseTenderId } from '../../../../lib/tenders/parse-tender-id.ts'
import { useTitleOf } from '../../../../lib/tenders/title-words.tsx'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { RequirementList } from './requirement-list.tsx'
import { TenderProducerList } from './tender-producer-list.tsx'
import { useTenderProducers } from './use-tender-producers.ts'

const views = ['producers', 'requirements'] as const
type View = (typeof views)[number]

const parseView = (search: URLSearchParams): { readonly view: View } => ({
  view: views.find((view) => view === search.get('view')) ?? 'producers',
})
const viewSearch = ({ view }: { readonly view: View }): URLSearchParams =>
  new URLSearchParams(view === 'producers' ? {} : { view })

/** `/admin/matching/:tenderId`: who could answer a tender, and which requirement rules most out. */
export function MatchingTenderPage() {
  const { t } = useTranslation('desk-matching')
  const tender_id = parseTenderId(useParams().tenderId)
  const [{ view }, setView] = useAddressState(parseView, viewSearch)
  const list = useTenderProducers(tender_id)
  const titleOf = useTitleOf()
  const tender = list.data?.pages[0]?.tender
  const isMissing = tender_id === null || errorCodeOf(list.error) === 'not_found'
  const name = tender === undefined ? t('one') : titleOf(tender)
  return (
    <Page
      width="wide"
      title={name}
      lead={
        tender &&
        [marketFacts[tender.market].monopoly, tender.reference].filter(Boolean).join(' \u00b7 ')
      }
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/matching' }, { label: name }]} />
      }
      actions={
        tender && (
          <LinkButton to={`/admin/tenders/${tender.tender_id}`}>{t('to_tender')}</LinkButton>
        )
      }
    >
      {isMissing ? (
        <EmptyState
          title={t('missing')}
          action={<LinkButton to="/admin/matching">{t('title')}</LinkButton>}
        />
      ) : (
        <Tabs
          label={t('view.label')}
          selected={view}
          onSelect={(chosen) => setView({ view: chosen })}
          tabs={[
            {
              key: 'producers',
              label: t('view.producers'),
              panel: <TenderProducerList tender_id={tender_id} list={list} />,
            },
            {
              key: 'requirements',
              label: t('view.requirements'),
              panel: <RequirementList tender_id={tender_id} />,
            },
          ]}
        />
      )}
    </Page>
  )
}
