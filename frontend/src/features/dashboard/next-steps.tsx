import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../../lib/api.ts'
import type { ListedApplication } from '../../lib/applications/use-applications.ts'
import { useSubscription } from '../../lib/subscription.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import styles from './dashboard-page.module.css'

interface Props {
  /** Undefined while loading or not to be had. */
  readonly completeness: ApiOutput<'getCompanyProfile'>['completeness'] | undefined
  readonly productCount: number | undefined
  readonly applications: readonly ListedApplication[] | undefined
}

const targets = {
  portfolio: '/upload-portfolio',
  company: '/profile',
  access: '/pricing',
  application: '/matches',
} as const
type Step = keyof typeof targets

/** The way to the first application; gone when all of it is done. */
export function NextSteps({ completeness, productCount, applications }: Props) {
  const { t } = useTranslation('dashboard')
  const { subscribed } = useSubscription()
  if (completeness === undefined || productCount === undefined || applications === undefined) {
    return null
  }
  const done: Record<Step, boolean> = {
    portfolio: productCount > 0,
    company: completeness.percent === 100,
    access: subscribed,
    application: applications.some(({ application }) => application.status !== 'NOT_STARTED'),
  }
  const steps = Object.keys(targets) as Step[]
  const next = steps.find((step) => !done[step])
  if (next === undefined) return null
  return (
    <section className={styles.steps} aria-labelledby="next-steps-title">
      <h2 id="next-steps-title">{t('steps.title')}</h2>
      <ol className={styles.list}>
        {steps.map((step) => (
          <li key={step} data-done={done[step] || undefined}>
            {done[step] ? <CircleCheck aria-hidden="true" /> : <Circle aria-hidden="true" />}
            <div>
              <span className={styles.name}>
                {t(`steps.${step}.title`)}
                {step === 'company' && !done.company && (
                  <> ({t('steps.company.percent', { percent: completeness.percent })})</>
                )}
                {done[step] && <VisuallyHidden> ({t('steps.done')})</VisuallyHidden>}
              </span>
              {step === next && (
                <>
                  <p>{t(`steps.${step}.text`)}</p>
                  <LinkButton variant="primary" size="small" to={targets[step]}>
                    {t(`steps.${step}.action`)}
                  </LinkButton>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
