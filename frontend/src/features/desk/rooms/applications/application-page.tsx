import { useQuery, useQueryClient } from '@tanstack/react-query'
import Printer from 'lucide-react/icons/printer'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { isLost } from '#domain/documents/document.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { AnswerList } from '../../../../lib/applications/answer-list.tsx'
import { Thread } from '../../../../lib/applications/thread.tsx'
import { parseTenderId } from '../../../../lib/tenders/parse-tender-id.ts'
import { TenderDeadline } from '../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../lib/tenders/tender-title.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { todayKey } from '../../use-today.ts'
import { ApplicationStatusBadge } from './application-status-badge.tsx'
import styles from './applications.module.css'
import { DeskWork } from './desk-work.tsx'
import { Responsible } from './responsible.tsx'
import { deliveryState } from './sent-offers.tsx'

type Found = ApiOutput<'findApplication'>

const pollMs = 2000
/** A mail server answers within seconds, or it takes hours. */
const watchesMailMs = 30_000

/** `/admin/applications/:userId/:tenderId`: one producer's application with all answers, to read and print. */
export function ApplicationPage() {
  const { t } = useTranslation('desk-applications')
  const { userId = '', tenderId } = useParams()
  const tender_id = parseTenderId(tenderId)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['findApplication', userId, tender_id],
    queryFn: ({ signal }) =>
      callApi('findApplication', {
        params: { user_id: userId, tender_id: tender_id ?? 0 },
        signal,
      }),
    enabled: tender_id !== null,
    refetchInterval: ({ state }) => (isMoving(state.data, new Date()) ? pollMs : false),
  })
  const isMissing = tender_id === null || errorCodeOf(error) === 'not_found'
  const name = data === undefined ? t('one') : titleOf(data, t('one'))
  return (
    <Page
      title={name}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/applications' }, { label: name }]} />
      }
      actions={
        data && (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            {t('print')}
          </Button>
        )
      }
    >
      {isMissing && (
        <EmptyState
          title={t('missing')}
          action={<LinkButton to="/admin/applications">{t('title')}</LinkButton>}
        >
          <p>{t('missing_text')}</p>
        </EmptyState>
      )}
      {!isMissing && isPending && <Skeleton awaits="application" lines={12} />}
      {!isMissing && error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data && <Application found={data} />}
    </Page>
  )
}

/**
 * What changes by itself within seconds: the confirmation of its record will be kept or refused, or the mail
 * service will tell what became of the offer.
 */
function isMoving(found: Found | undefined, now: Date): boolean {
  const file = found?.at_desk?.records.at(-1)?.file
  const sent = found?.at_desk?.sent.at(-1)
  const isUnderWay =
    sent?.channel === 'email' &&
    deliveryState(sent, now) === 'waiting' &&
    now.getTime() - Date.parse(sent.at) < watchesMailMs
  return isUnderWay || (file?.status === 'waiting' && !isLost(file, now))
}

/** Who offers what, as the answers say. */
function titleOf({ application, company }: Found, otherwise: string): string {
  const { company_name, product_name } = application.form_data?.answers ?? {}
  const names = [company_name ?? company?.legal_name, product_name]
  return names.filter((name) => typeof name === 'string' && name !== '').join(': ') || otherwise
}

function HandInBy({ days }: { readonly days: NonNullable<Found['hand_in']> }) {
  const { t } = useTranslation('desk-applications')
  const { date } = useFormat()
  const { importer_by, safe_on } = days
  return (
    <span className={styles.tender}>
      {importer_by !== null && (
        <span className={styles.soft}>{t('hand_in_by', { date: date(importer_by) })}</span>
      )}
      {safe_on !== null && (
        <span className={styles.soft}>{t('safe_on', { date: date(safe_on) })}</span>
      )}
    </span>
  )
}

function Application({ found }: { readonly found: Found }) {
  const { t } = useTranslation('desk-applications')
  const { instant } = useFormat()
  const queries = useQueryClient()
  const { application, tender, form, company, hand_in, at_desk } = found
  const { status, submitted_at, form_data } = application
  const params = { user_id: found.user_id, tender_id: tender.tender_id }
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{t('column.tender')}</dt>
          <dd>
            <TenderTitle tender={tender} />
          </dd>
        </div>
        <div>
          <dt>{t('column.offer_deadline')}</dt>
          <dd>
            <TenderDeadline tender={tender} />
            {hand_in && <HandInBy days={hand_in} />}
          </dd>
        </div>
        <div>
          <dt>{t('column.status')}</dt>
          <dd>
            <ApplicationStatusBadge status={status} />{' '}
            {submitted_at === null ? t('draft') : t('submitted', { time: instant(submitted_at) })}
          </dd>
        </div>
        {at_desk && (
          <div>
            <dt>{t('work.responsible')}</dt>
            <dd>
              <Responsible found={found} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('payments')}</dt>
          <dd>
            <LocaleLink
              to={`/admin/payments?company=${encodeURIComponent(params.user_id)}&tender=${params.tender_id}`}
            >
              {t('payments_of_it')}
            </LocaleLink>
          </dd>
        </div>
        {company && (
          <div>
            <dt>{t('profile')}</dt>
            <dd>
              {[company.legal_name, company.contact_name, company.phone, company.vat_number]
                .filter(Boolean)
                .join(' \u00b7 ')}
              {company.contact_email && (
                <>
                  {' \u00b7 '}
                  <a href={`mailto:${encodeURIComponent(company.contact_email)}`}>
                    {company.contact_email}
                  </a>
                </>
              )}
            </dd>
          </div>
        )}
      </dl>
      {at_desk && <DeskWork found={found} desk={at_desk} />}
      <Thread
        side="desk"
        queryKey={['listThread', params.user_id, params.tender_id]}
        load={(signal) => callApi('listThread', { params, signal })}
        send={async (body) => {
          const answer = await callApi('writeToProducer', { params, body })
          void queries.invalidateQueries({ queryKey: todayKey })
          return answer
        }}
      />
      <AnswerList level={2} form={form} data={form_data ?? { product_id: null, answers: {} }} />
    </>
  )
}
