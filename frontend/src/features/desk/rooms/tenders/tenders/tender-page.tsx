import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { marketFacts } from '#domain/shared/market.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { parseTenderId } from '../../../../../lib/tenders/parse-tender-id.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { HeldChange } from './held-change.tsx'
import { TenderReading } from './tender-reading.tsx'
import { TenderResult } from './tender-result.tsx'
import { TenderVersions } from './tender-versions.tsx'
import { type DeskTender, useDeskTender } from './use-desk-tender.ts'

/** `/admin/tenders/:tenderId`: one tender; its reading and its published fields are corrected here. */
export function TenderPage() {
  const { t } = useTranslation('desk-tenders')
  const tender_id = parseTenderId(useParams().tenderId)
  const { data, error, isPending, refetch } = useDeskTender(tender_id)
  const isMissing = tender_id === null || errorCodeOf(error) === 'not_found'
  const name = data?.title ?? t('tenders.one')
  return (
    <Page
      width="wide"
      title={name}
      lead={data && <Lead found={data} />}
      above={
        <Breadcrumbs
          trail={[
            { label: t('desk'), to: '/admin' },
            { label: t('tenders.title'), to: '/admin/tenders' },
            { label: name },
          ]}
        />
      }
      actions={
        data && (
          <LinkButton to={`/tenders/${data.tender.tender_id}`}>{t('tenders.public')}</LinkButton>
        )
      }
    >
      {isMissing && (
        <EmptyState
          title={t('tenders.missing')}
          action={<LinkButton to="/admin/tenders">{t('tenders.title')}</LinkButton>}
        />
      )}
      {!isMissing && isPending && <Skeleton awaits="tender" lines={12} />}
      {!isMissing && error && data === undefined && (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {data && <HeldChange found={data} />}
      {data && <TenderReading key={data.tender.version} found={data} />}
      {data && <TenderResult tender={data.tender} />}
      {data && <TenderVersions tender={data.tender} />}
    </Page>
  )
}

function Lead({ found: { tender, corrected } }: { readonly found: DeskTender }) {
  const { t } = useTranslation(['desk-tenders', 'vocabulary'])
  const { published, version, result } = tender
  const dates = { ...published, publication_status: published.status, result }
  const state = tenderState(dates, new Date())
  const facts = [
    marketFacts[published.market].monopoly,
    published.reference,
    t(`vocabulary:tenderState.${state}`),
    // what the publication says of itself, where it is another word
    published.status !== 'published' &&
      published.status !== state &&
      t(`vocabulary:publicationStatus.${published.status}`),
    t('tenders.of_version', { version }),
    corrected && t('tenders.corrected'),
  ]
  return facts.filter(Boolean).join(' \u00b7 ')
}
