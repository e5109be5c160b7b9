import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { ProductId } from '#domain/shared/ids.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { publishedBeside } from '#domain/tenders/title-in.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { ApiError, errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useLookedAtProduct } from '../../lib/matching/use-looked-at-product.ts'
import { useSession } from '../../lib/session.ts'
import { AddToCalendar } from '../../lib/tenders/add-to-calendar.tsx'
import { parseTenderId } from '../../lib/tenders/parse-tender-id.ts'
import { publishedLanguage } from '../../lib/tenders/published-language.ts'
import { ResultFacts } from '../../lib/tenders/result-facts.tsx'
import { SampleNotice } from '../../lib/tenders/sample-notice.tsx'
import { TenderChanges } from '../../lib/tenders/tender-changes.tsx'
import { titleLanguage, useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useTenderSummary } from '../../lib/tenders/use-tender-summary.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ApplyCard } from './apply-card.tsx'
import { KeyFacts } from './key-facts.tsx'
import { BeforePaying } from './open/before-paying.tsx'
import { PublishedDetails } from './published-details.tsx'
import { RequirementsSection, type RequirementsSectionProps } from './requirements-section.tsx'
import styles from './tender-page.module.css'
import { useTender } from './use-tender.ts'

/** `/tenders/:tenderId`: key facts for everyone, everything published with the Access plan. */
export function TenderPage() {
  const { tenderId } = useParams()
  const id = parseTenderId(tenderId)
  return id === null ? <NoSuchTender /> : <KnownTender tenderId={id} />
}

function KnownTender({ tenderId }: { readonly tenderId: number }) {
  const { t } = useTranslation('tenders')
  const { data: tender, error, isPending, refetch } = useTenderSummary(tenderId)
  if (isPending) {
    return (
      <Page title={t('list.title')}>
        <Skeleton awaits="tender" lines={10} />
      </Page>
    )
  }
  if (tender !== undefined) return <LoadedTender tender={tender} />
  if (error instanceof ApiError && error.code === 'not_found') return <NoSuchTender />
  return (
    <Page title={t('list.title')}>
      <ApiFailure error={error} title={t('detail.failed')} onRetry={() => void refetch()} />
    </Page>
  )
}

function LoadedTender({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('tenders')
  const { t: word } = useTranslation('vocabulary')
  const [compared, setCompared] = useState<ProductId | null>(null)
  const [lookedAt] = useLookedAtProduct()
  const title = useTitleOf()(tender)
  const published = publishedBeside(tender, useLanguage())
  const { monopoly } = marketFacts[tender.market]
  const from = [
    monopoly,
    word(`market.${tender.market}`),
    tender.reference && t('reference', { reference: tender.reference }),
  ]
  return (
    <Page
      width="wide"
      title={title}
      titleLang={titleLanguage(tender)}
      lead={from.filter(Boolean).join(' · ')}
      above={<Breadcrumbs trail={[{ label: t('list.title'), to: '/tenders' }, { label: title }]} />}
    >
      {published !== null && (
        <p className={styles.published}>
          {t('detail.publishedAs')} <span lang={publishedLanguage(published)}>{published}</span>
        </p>
      )}
      <SampleNotice tender={tender} />
      <div className={styles.top}>
        <section className={styles.facts} aria-labelledby="key-facts">
          <h2 id="key-facts">{t('detail.keyFacts')}</h2>
          <KeyFacts tender={tender} />
          <AddToCalendar tender={tender} />
        </section>
        <ApplyCard tender={tender} productId={compared ?? lookedAt} />
      </div>
      {tender.result && (
        <section className={styles.facts} aria-labelledby="result">
          <h2 id="result">{t('result.title')}</h2>
          <ResultFacts result={tender.result} />
        </section>
      )}
      <FullTender tender={tender} onCompare={setCompared} />
    </Page>
  )
}

function FullTender({
  tender: summary,
  onCompare,
}: { readonly tender: TenderSummary } & Pick<RequirementsSectionProps, 'onCompare'>) {
  const { t } = useTranslation('tenders')
  const { state } = useSession()
  const tenderId = summary.tender_id
  const full = useTender(tenderId)
  if (state === 'anonymous') return <BeforePaying tender={summary} />
  if (full.isPending) return <Skeleton awaits="requirements" lines={8} />
  if (errorCodeOf(full.error) === 'access_plan_required') return <BeforePaying tender={summary} />
  if (full.isError) {
    return (
      <ApiFailure
        error={full.error}
        title={t('detail.failed')}
        onRetry={() => void full.refetch()}
      />
    )
  }
  const { tender, criteria, corrected } = full.data
  return (
    <>
      {tender.published.completeness === 'partial' && (
        <Notice tone="warning">{t('detail.partial')}</Notice>
      )}
      <RequirementsSection
        tenderId={tenderId}
        criteria={criteria}
        isCorrected={corrected}
        onCompare={onCompare}
      />
      {tender.version > 1 && <TenderChanges tenderId={tenderId} since={tender.version - 1} />}
      <PublishedDetails tender={tender.published} />
    </>
  )
}

function NoSuchTender() {
  const { t } = useTranslation('tenders')
  return (
    <Page title={t('list.title')}>
      <EmptyState
        title={t('detail.notFoundTitle')}
        action={
          <LinkButton variant="primary" to="/tenders">
            {t('detail.back')}
          </LinkButton>
        }
      >
        <p>{t('detail.notFoundText')}</p>
      </EmptyState>
    </Page>
  )
}
