import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Tabs } from '../../../../ui/tabs.tsx'
import { isMissing, MissingProducer } from './missing-producer.tsx'
import { SeenMatches } from './seen-matches.tsx'
import { SeenProducts } from './seen-products.tsx'
import { useProducer } from './use-producer.ts'

const views = ['products', 'matches'] as const
type View = (typeof views)[number]

const parseView = (search: URLSearchParams): { readonly view: View } => ({
  view: views.find((view) => view === search.get('view')) ?? 'products',
})
const viewSearch = ({ view }: { readonly view: View }): URLSearchParams =>
  new URLSearchParams(view === 'products' ? {} : { view })

/** `/admin/producers/:userId/view`: portfolio and matches as the producer sees them; nothing is changed here. */
export function ProducerView() {
  const { t } = useTranslation('desk-producers')
  const { userId: user_id = '' } = useParams()
  const [{ view }, setView] = useAddressState(parseView, viewSearch)
  const { data, error, refetch } = useProducer(user_id)
  const name = data ? (data.producer.company_name ?? data.producer.email) : t('one')
  const room = `/admin/producers/${encodeURIComponent(user_id)}`
  const panels: Record<View, React.ReactNode> = {
    products: <SeenProducts user_id={user_id} />,
    matches: <SeenMatches user_id={user_id} />,
  }
  return (
    <Page
      width="wide"
      title={t('view.title', { name })}
      above={
        <Breadcrumbs
          trail={[
            { label: t('title'), to: '/admin/producers' },
            { label: name, to: room },
            { label: t('view.short') },
          ]}
        />
      }
    >
      {error && !isMissing(error) && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {isMissing(error) ? (
        <MissingProducer />
      ) : (
        <>
          <Notice tone="warning" title={t('view.marked', { name })}>
            <p>{t('view.marked_text')}</p>
          </Notice>
          <Tabs
            label={t('view.label')}
            selected={view}
            onSelect={(chosen) => setView({ view: chosen })}
            tabs={views.map((key) => ({ key, label: t(`view.${key}`), panel: panels[key] }))}
          />
        </>
      )}
    </Page>
  )
}
