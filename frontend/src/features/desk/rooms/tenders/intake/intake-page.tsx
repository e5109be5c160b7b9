import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isReread, mostIntakeRows } from '#domain/tenders/plans/intake.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { Spinner } from '../../../../../ui/spinner.tsx'
import styles from './intake.module.css'
import { useIntakeName } from './intake-name.ts'
import { IntakeSteps } from './intake-steps.tsx'
import { MapColumns } from './map-columns.tsx'
import { MissingTenders } from './missing-tenders.tsx'
import { LastPublication, usePublish } from './publish-bar.tsx'
import { inOrder, RowList } from './row-list.tsx'
import { RowReview } from './row-review.tsx'
import { useCorrections } from './use-corrections.ts'
import { type FoundIntake, intakeKey, useIntake, useRowsAnew } from './use-intake.ts'

/** `/admin/tenders/intake/:intakeId`: a plan from its reading to its publication. */
export function IntakePage() {
  const { t } = useTranslation('desk-tenders')
  const { intakeId = '' } = useParams()
  const { data, error, isPending, refetch } = useIntake(intakeId)
  const isMissing = errorCodeOf(error) === 'not_found' || errorCodeOf(error) === 'invalid_input'
  const nameOf = useIntakeName()
  const name = data === undefined ? t('intakes.one') : nameOf(data.intake)
  return (
    <Page
      width="wide"
      title={name}
      above={
        <Breadcrumbs
          trail={[
            { label: t('desk'), to: '/admin' },
            { label: t('tenders.title'), to: '/admin/tenders' },
            { label: t('intakes.title'), to: '/admin/tenders/intake' },
            { label: name },
          ]}
        />
      }
    >
      {isPending && <Skeleton awaits="file" lines={12} />}
      {error && data === undefined && isMissing && (
        <EmptyState
          title={t('intakes.missing')}
          action={<LinkButton to="/admin/tenders/intake">{t('intakes.title')}</LinkButton>}
        />
      )}
      {error && data === undefined && !isMissing && (
        <ApiFailure error={error} onRetry={() => void refetch()} />
      )}
      {data && <Found found={data} />}
    </Page>
  )
}

function Found({ found }: { readonly found: FoundIntake }) {
  const { t } = useTranslation('desk-tenders')
  useRowsAnew(found)
  const { intake } = found
  return (
    <>
      <IntakeSteps found={found} />
      {(intake.status === 'waiting' || intake.status === 'reading') && (
        <p className={styles.reading} role="status">
          <Spinner label={t(`status.${intake.status}`)} />{' '}
          {t(isReread(intake) ? 'reading_again' : 'reading')}
        </p>
      )}
      {intake.status === 'failed' && (
        <Notice
          tone="error"
          title={t(isReread(intake) ? 'again.failed' : 'failed.title')}
          action={
            <LinkButton to="/admin/tenders/intake">
              {t(isReread(intake) ? 'again.once_more' : 'failed.another')}
            </LinkButton>
          }
        >
          {isReread(intake) ? t('again.failed_text') : t(`failed.${problemOf(intake.problem)}`)}
        </Notice>
      )}
      {intake.status === 'read' && (
        <ReadPlan key={`${intake.intake_id} ${intake.read_at}`} found={found} />
      )}
    </>
  )
}

const problems = [
  'empty_file',
  'image_only_pdf',
  'encrypted_file',
  'wrong_content',
  'too_many_rows',
] as const
const problemOf = (code: string | null) => problems.find((one) => one === code) ?? 'other'

function ReadPlan({ found }: { readonly found: FoundIntake }) {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const queries = useQueryClient()
  const { intake, lines } = found
  const ordered = inOrder(lines)
  const [chosen, setChosen] = useState<number | null>(null)
  const current =
    ordered.find(({ number }) => number === chosen) ??
    ordered.find(({ state }) => state === 'open') ??
    ordered[0]
  const corrections = useCorrections()
  const { publish, count } = usePublish(found)
  const next = () => {
    const at = ordered.findIndex(({ number }) => number === current?.number)
    const round = [...ordered.slice(at + 1), ...ordered.slice(0, at)]
    // as it is now: what was just confirmed is still open in what this page was rendered with
    const now = queries.getQueryData<FoundIntake>(intakeKey(intake.intake_id))?.lines ?? lines
    const open = new Set(now.filter(({ state }) => state === 'open').map(({ number }) => number))
    setChosen(round.find(({ number }) => open.has(number))?.number ?? current?.number ?? null)
  }
  const isAgain = isReread(intake)
  const nothing = isAgain ? 'no_other' : lines.length === 0 ? 'no_rows' : 'no_changes'
  const isAllDone = ordered.length > 0 && ordered.every(({ state }) => state !== 'open')
  return (
    <>
      <LastPublication found={found} />
      {publish.error && (
        <Notice tone="error" announce title={t('published.failed')}>
          {t(`common:errors.${errorCodeOf(publish.error)}`)}
        </Notice>
      )}
      {isAllDone && count > 0 && (
        <Notice
          tone="success"
          title={t('all_reviewed', { count })}
          action={
            <Button variant="primary" busy={publish.isPending} onClick={() => publish.mutate()}>
              {t('review.publish', { count })}
            </Button>
          }
        />
      )}
      {!isAgain && <MapColumns intake={intake} />}
      {isAgain && lines.length > 0 && (
        <p>
          {t('again_lead', { count: lines.length })}
          {lines.length >= mostIntakeRows && ` ${t('again_full')}`}
        </p>
      )}
      <MissingTenders missing={intake.missing} />
      {ordered.length === 0 && (
        <EmptyState title={t(nothing)}>
          <p>{t(`${nothing}_text`)}</p>
        </EmptyState>
      )}
      {current && (
        <div className={styles.two}>
          <RowList lines={ordered} current={current.number} onChoose={setChosen} />
          <RowReview
            key={current.number}
            intake={intake}
            corrections={corrections}
            line={current}
            publishCount={count}
            isPublishing={publish.isPending}
            onNext={next}
            onChoose={setChosen}
            onPublish={() => count > 0 && !publish.isPending && publish.mutate()}
          />
        </div>
      )}
    </>
  )
}
