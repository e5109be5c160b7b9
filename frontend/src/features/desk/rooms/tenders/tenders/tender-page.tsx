import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { marketFacts } from '#domain/shared/market.ts'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { tenderState } from '#domain/tenders/tender-state.ts'
import { callApi } from '../../../../../lib/api.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { parseTenderId } from '../../../../../lib/tenders/parse-tender-id.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useToasts } from '../../../../../ui/toasts.tsx'
import styles from '../intake/intake.module.css'
import { reviewLines } from '../intake/review-lines.ts'
import { ReviewTable } from '../intake/review-table.tsx'
import { TenderResult } from './tender-result.tsx'
import { type DeskTender, deskTenderKey, useDeskTender } from './use-desk-tender.ts'
import { WithdrawTender } from './withdraw-tender.tsx'

type Published = DeskTender['tender']['published']

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
      {!isMissing && isPending && <Skeleton lines={12} />}
      {!isMissing && error && data === undefined && (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {data && <Reading key={data.tender.version} found={data} />}
      {data && <TenderResult tender={data.tender} />}
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

function Reading({ found }: { readonly found: DeskTender }) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const { tender, corrected } = found
  const [criteria, setCriteria] = useState<readonly Criterion[]>(found.criteria)
  const [focused, setFocused] = useState(0)
  const [editing, setEditing] = useState<'criterion' | 'field' | null>(null)
  const params = { tender_id: tender.tender_id }
  const done = async () => {
    toasts.show({ tone: 'success', title: t('tenders.saved') })
    await queries.invalidateQueries({ queryKey: deskTenderKey(tender.tender_id) })
  }
  const correct = useMutation({
    mutationFn: (next: Criterion[] | null) =>
      callApi('correctCriteria', { params, body: { criteria: next, version: tender.version } }),
    onSuccess: done,
  })
  const publish = useMutation({
    mutationFn: (published: Published) => {
      const { version, sample } = tender
      return callApi('saveTender', { params, body: { published, sample, version } })
    },
    onSuccess: done,
  })
  const row = { published: tender.published, evidence: {}, left_out: [], criteria_before: null }
  const error = correct.error ?? publish.error
  const isChanged = criteria !== found.criteria
  return (
    <section className={styles.work} aria-label={t('tenders.reading')}>
      {error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(error)}`)}
        </Notice>
      )}
      <ReviewTable
        row={{ ...row, doubts: [], differences: [] }}
        lines={reviewLines(row, criteria)}
        fit={null}
        focused={focused}
        editing={editing}
        remember={false}
        isFixed={false}
        onRemember={() => undefined}
        onFocus={setFocused}
        onEdit={setEditing}
        onCriterion={(next) =>
          setCriteria(criteria.map((one) => (one.id === next.id ? next : one)))
        }
        onPublished={(published) => publish.mutate(published)}
      />
      <footer className={styles.foot}>
        <Button
          variant="primary"
          disabled={!isChanged}
          busy={correct.isPending}
          onClick={() => correct.mutate([...criteria])}
        >
          {t('tenders.save_reading')}
        </Button>
        {isChanged && (
          <Button onClick={() => setCriteria(found.criteria)}>{t('edit.leave')}</Button>
        )}
        {corrected && (
          <Button busy={correct.isPending} onClick={() => correct.mutate(null)}>
            {t('tenders.machine')}
          </Button>
        )}
        <WithdrawTender tender={tender} isBusy={publish.isPending} onSave={publish.mutate} />
      </footer>
    </section>
  )
}
