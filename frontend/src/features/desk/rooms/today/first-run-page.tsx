import { useTranslation } from 'react-i18next'
import { type FirstRunStep, firstRunSteps } from '#domain/desk/first-run.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StatusMark } from '../../../../ui/status-mark.tsx'
import styles from './today.module.css'
import { useFirstRun } from './use-first-run.ts'

/** Where each step is done; the others are done at the provider and at AWS. */
const places: Partial<Record<FirstRunStep, string>> = {
  markets: '/admin/settings',
  importers: '/admin/settings',
  plan: '/admin/tenders/intake',
}

/** `/admin/first-run`: what an account needs before its first producer, by what is really there. */
export function FirstRunPage() {
  const { t } = useTranslation('desk-today')
  const { data, error, isPending, refetch } = useFirstRun()
  const missingOf = (step: FirstRunStep) =>
    data?.steps.find((one) => one.step === step)?.missing ?? []
  const done = firstRunSteps.filter((step) => missingOf(step).length === 0).length
  return (
    <Page
      width="wide"
      title={t('first.title')}
      lead={data && t('first.lead', { done, all: firstRunSteps.length })}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin' }, { label: t('first.title') }]} />
      }
    >
      {isPending && <Skeleton awaits="work" lines={10} />}
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <ol className={styles.steps}>
          {firstRunSteps.map((step) => (
            <Step key={step} step={step} missing={missingOf(step)} />
          ))}
        </ol>
      )}
    </Page>
  )
}

interface StepProps {
  readonly step: FirstRunStep
  readonly missing: readonly string[]
}

function Step({ step, missing }: StepProps) {
  const { t } = useTranslation(['desk-today', 'common'])
  const { list } = useFormat()
  const isDone = missing.length === 0
  const place = places[step]
  const named = missing.map((name) => {
    if (step === 'importers') return t(`common:market.${name}` as 'common:market.SE')
    return step === 'prices' ? name : ''
  })
  const names = list(named.filter(Boolean))
  return (
    <li>
      <h2 className={styles.span}>
        {t(`first.step.${step}.title`)}{' '}
        <StatusMark status={isDone ? 'met' : 'unknown'}>
          {t(isDone ? 'first.done' : 'first.missing')}
        </StatusMark>
      </h2>
      <p>{t(`first.step.${step}.how`)}</p>
      {names !== '' && <p>{t('first.names', { names })}</p>}
      {place && (
        <p>
          <LocaleLink to={place}>{t(`first.step.${step}.go` as 'first.step.plan.go')}</LocaleLink>
        </p>
      )}
    </li>
  )
}
