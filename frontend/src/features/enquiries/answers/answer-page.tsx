import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { offerDay } from '#domain/enquiries/offer.ts'
import { possibleSteps } from '#domain/enquiries/offer-steps.ts'
import { type ApiOutput, callApi } from '../../../lib/api.ts'
import { errorCodeOf } from '../../../lib/api-error.ts'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { useFragment } from '../../../lib/use-fragment.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import styles from '../open-requests.module.css'
import { RequestFacts } from '../request-facts.tsx'
import { AnswerableOffer } from './answerable-offer.tsx'

type Asked = ApiOutput<'openAnswers'>

/** `/private-sales/answer#key=…`: a buyer without an account answers the offers for a request. */
export function AnswerPage() {
  // another link opened in the same tab changes the fragment alone
  return <Answers key={useLocation().hash} />
}

function Answers() {
  const { t } = useTranslation('enquiries')
  const key = useFragment().get('key') ?? ''
  const asked = useQuery({
    queryKey: ['openAnswers', key],
    queryFn: ({ signal }) => callApi('openAnswers', { body: { key }, signal }),
    enabled: key !== '',
    retry: false,
  })
  const code = asked.error === null ? null : errorCodeOf(asked.error)
  if (key === '' || code === 'link_not_valid' || code === 'invalid_input') {
    return (
      <Frame title={t('answers.title')}>
        <Notice
          tone="warning"
          title={t('answers.invalid')}
          action={<LinkButton to="/contact">{t('answers.to_contact')}</LinkButton>}
        >
          <p>{t('answers.invalid_text')}</p>
        </Notice>
      </Frame>
    )
  }
  // what is being typed outlives a lost network
  if (asked.data !== undefined) return <Shown asked={asked.data} linkKey={key} />
  return (
    <Frame title={t('answers.title')}>
      {asked.error === null ? (
        <Skeleton awaits="request" lines={8} />
      ) : (
        <ApiFailure error={asked.error} onRetry={() => void asked.refetch()} />
      )}
    </Frame>
  )
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page width="narrow" title={title}>
      {children}
    </Page>
  )
}

function Shown({ asked, linkKey }: { readonly asked: Asked; readonly linkKey: string }) {
  const { t } = useTranslation('enquiries')
  const { date } = useFormat()
  const { offers, is_closed, ends_at, market, reference, company, contact_name } = asked
  const today = offerDay(market, new Date())
  const canAnswer =
    !is_closed && offers.some((offer) => possibleSteps(offer, 'buyer', today).includes('declined'))
  return (
    <Frame title={t('answers.title_of', { reference })}>
      {is_closed && (
        <Notice tone="warning" title={t('answers.closed')}>
          <p>{t('answers.closed_text')}</p>
        </Notice>
      )}
      <section className={styles.answers} aria-labelledby="asked-title">
        <h2 id="asked-title">{t('answers.asked')}</h2>
        <p>{`${company} \u00b7 ${contact_name}`}</p>
        <RequestFacts request={asked} />
      </section>
      <section className={styles.answers} aria-labelledby="offers-title">
        <h2 id="offers-title">{t('answers.offers')}</h2>
        {offers.length === 0 && <p>{t('answers.none')}</p>}
        {canAnswer && <p className={styles.soft}>{t('answers.how')}</p>}
        <ul className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.product_id}>
              <AnswerableOffer offer={offer} asked={asked} linkKey={linkKey} />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.soft}>
        {t('answers.until', { date: date(offerDay(market, new Date(ends_at)), 'long') })}
      </p>
    </Frame>
  )
}
