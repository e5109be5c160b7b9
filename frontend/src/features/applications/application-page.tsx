import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { TenderId } from '#domain/shared/ids.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { NotFound } from '../../lib/not-found.tsx'
import { useSession } from '../../lib/session.ts'
import { parseTenderId } from '../../lib/tenders/parse-tender-id.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { PageLoading } from '../../ui/spinner.tsx'
import { DeviceApplication } from './device-application.tsx'
import { findKeptDraft } from './kept-drafts.ts'
import { ReadOnlyDraft } from './read-only-draft.tsx'
import { SentApplication } from './sent-application.tsx'
import { useApplication } from './use-application.ts'
import { usePreloadedChecks } from './use-checks.ts'
import { type Part, parsePart } from './workspace/parts.ts'
import { Workspace } from './workspace/workspace.tsx'

/** `/tender-application/:productId/:part?`: the application for one tender (the parameter is its id). */
export function ApplicationPage() {
  const { productId, part: name } = useParams()
  const { state } = useSession()
  const tenderId = parseTenderId(productId)
  const part = parsePart(name)
  usePreloadedChecks()
  if (tenderId === null) return <NoSuchTender />
  if (part === null) return <NotFound />
  if (state === 'loading') return <PageLoading awaits="sign_in" />
  if (state === 'anonymous') return <DeviceApplication tenderId={tenderId} />
  return <OwnApplication key={tenderId} tenderId={tenderId} part={part} />
}

interface OwnApplicationProps {
  readonly tenderId: TenderId
  readonly part: Part
}

function OwnApplication({ tenderId, part }: OwnApplicationProps) {
  const { t } = useTranslation('applications')
  const [kept] = useState(() => findKeptDraft(tenderId))
  const { data, error, isPending, refetch } = useApplication(
    tenderId,
    kept?.data.product_id ?? null,
  )
  if (data !== undefined) {
    const { status } = data.application
    if (status === 'SUBMITTED' || status === 'PAID')
      return <SentApplication answer={data} part={part} />
    if (data.may_apply) return <Workspace answer={data} part={part} />
    if (status === 'DRAFT') return <ReadOnlyDraft answer={data} part={part} />
    return <DeviceApplication tenderId={tenderId} />
  }
  if (isPending) return <PageLoading awaits="application" />
  const code = errorCodeOf(error)
  if (code === 'not_found') return <NoSuchTender />
  return (
    <Page title={t('form.title')}>
      <ApiFailure error={error} title={t('form.failed')} onRetry={() => void refetch()} />
    </Page>
  )
}

function NoSuchTender() {
  const { t } = useTranslation('applications')
  return (
    <Page title={t('form.title')}>
      <EmptyState
        title={t('choose.title')}
        action={
          <LinkButton variant="primary" to="/tenders">
            {t('overview.browse')}
          </LinkButton>
        }
      >
        <p>{t('choose.lead')}</p>
      </EmptyState>
    </Page>
  )
}
