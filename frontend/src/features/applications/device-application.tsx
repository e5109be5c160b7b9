import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Answer } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { companyFields } from '#domain/applications/company-fields.ts'
import { offerFields } from '#domain/applications/offer-fields.ts'
import { productFields } from '#domain/applications/product-fields.ts'
import { type CalendarDate, dateIn } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { AccessPlanNeeded } from '../../lib/access-plan-slot.tsx'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { selectTender } from '../../lib/local-drafts.ts'
import { useTitleOf } from '../../lib/tenders/title-words.tsx'
import { useTenderSummary } from '../../lib/tenders/use-tender-summary.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PageLoading } from '../../ui/spinner.tsx'
import styles from './application-form.module.css'
import { ApplicationHead } from './application-head.tsx'
import { emptyFormData } from './autosave.ts'
import { FormSection } from './form-section.tsx'
import { findKeptDraft, keepDraft } from './kept-drafts.ts'
import { SaveIndicator } from './save-indicator.tsx'
import { SectionLinks } from './section-links.tsx'
import { useApplicationCheck } from './use-application-check.ts'

/** The questions that every application asks, whatever the tender; known without the Access plan. */
const generalForm = (market: Market, today: CalendarDate): ApplicationForm => ({
  tender_version: 0,
  sections: [
    { key: 'product', fields: productFields(null) },
    { key: 'company', fields: companyFields(null, market) },
    { key: 'offer', fields: offerFields(null, []) },
  ],
  asked: { market, valid_on: today, sale_start: today, criteria: [] },
  changed: null,
  product: null,
  product_changed_at: null,
  importer_part: null,
  stock: null,
  terms: null,
  offers_of_producer: 1,
  kept: {},
  documents: [],
})

/** A draft without account or plan: general answers, kept on this device until sign-in. */
export function DeviceApplication({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('applications')
  const titleOf = useTitleOf()
  const { data: tender, error, isPending, refetch } = useTenderSummary(tenderId)
  if (isPending) return <PageLoading awaits="form" />
  if (tender === undefined) {
    return (
      <Page title={t('form.title')}>
        <ApiFailure error={error} title={t('form.failed')} onRetry={() => void refetch()} />
      </Page>
    )
  }
  return (
    <Page
      width="wide"
      title={t('form.for', { title: titleOf(tender) })}
      lead={t('form.anonymousLead')}
      above={<ApplicationHead tender={tender} />}
    >
      <AccessPlanNeeded />
      <Suspense fallback={<Skeleton awaits="form" lines={8} />}>
        <GeneralQuestions tenderId={tenderId} market={tender.market} />
      </Suspense>
    </Page>
  )
}

interface GeneralQuestionsProps {
  readonly tenderId: TenderId
  readonly market: Market
}

function GeneralQuestions({ tenderId, market }: GeneralQuestionsProps) {
  const { t } = useTranslation('applications')
  const [data, setData] = useState(() => findKeptDraft(tenderId)?.data ?? emptyFormData)
  const [form] = useState(() =>
    generalForm(market, dateIn(marketFacts[market].time_zone, new Date())),
  )
  const [settled, settle] = useSettled(data)
  const check = useApplicationCheck(form, settled)
  const answer = (key: string, value: Answer | undefined) => {
    const { [key]: _before, ...others } = data.answers
    const next = { ...data, answers: value === undefined ? others : { ...others, [key]: value } }
    setData(next)
    selectTender(tenderId)
    keepDraft(tenderId, next, findKeptDraft(tenderId)?.version ?? null)
  }
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        {Object.keys(data.answers).length > 0 && <SaveIndicator save={{ is: 'device' }} />}
        <SectionLinks sections={form.sections} problems={check.problems} />
      </div>
      <form
        className={styles.form}
        noValidate
        onBlur={settle}
        onSubmit={(event) => event.preventDefault()}
      >
        {form.sections.map((section) => (
          <FormSection
            key={section.key}
            section={section}
            answers={data.answers}
            check={check}
            showsProblems={false}
            onAnswer={answer}
          />
        ))}
        <div className={styles.actions}>
          <LinkButton to="/tender-applications">{t('overview.title')}</LinkButton>
        </div>
      </form>
    </div>
  )
}
