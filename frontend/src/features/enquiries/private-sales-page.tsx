import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/lazy-page.tsx'
import { useSession } from '../../lib/session.ts'
import { ContourLines } from '../../ui/contour-lines.tsx'
import { useWindowTitle } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './about-page.module.css'
import { ForProducers } from './for-producers.tsx'
import { OpenRequests } from './open-requests.tsx'
import { useWantedRequest } from './private-sales.ts'
import { RequestForm } from './request-form.tsx'
import { StickyAction } from './sticky-action.tsx'

/** Loaded with their texts for who is signed in; the page is finished HTML for everybody else. */
const OwnOffers = lazyPart(
  () => import('./own-offers.tsx').then((m) => m.OwnOffers),
  'private-offers',
)

const steps = ['ask', 'match', 'offer', 'deliver'] as const

export function PrivateSalesPage() {
  const { t } = useTranslation('enquiries')
  const isSignedIn = useSession().state === 'signed_in'
  useWindowTitle(t('private_sales.window_title'))
  return (
    <div className={styles.page}>
      <section className={`${styles.band} ${styles.hero}`}>
        <ContourLines className={styles.lines} />
        <div className={styles.inner}>
          <h1 tabIndex={-1}>{t('private_sales.title')}</h1>
          <p className={styles.lead}>{t('private_sales.lead')}</p>
        </div>
      </section>
      <section className={styles.band} aria-labelledby="steps-title">
        <div className={styles.inner}>
          <h2 id="steps-title">{t('private_sales.steps.title')}</h2>
          <ol className={`${styles.cards} ${styles.steps}`}>
            {steps.map((step) => (
              <li key={step}>
                <h3>{t(`private_sales.steps.${step}.title`)}</h3>
                <p>{t(`private_sales.steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className={styles.band} id="request" aria-labelledby="request-title">
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id="request-title">{t('request.title')}</h2>
            <p className={styles.lead}>{t('request.lead')}</p>
          </div>
          <RequestForm />
        </div>
      </section>
      <section id="producers" aria-labelledby="producers-title">
        <div className={styles.inner}>
          <h2 id="producers-title">{t('producers.title')}</h2>
          {isSignedIn ? <ProducersPart /> : <ForProducers />}
        </div>
      </section>
      <StickyAction />
    </div>
  )
}

/** Who comes for a request finds it before what they offered earlier. */
function ProducersPart() {
  const wanted = useWantedRequest()
  const own = (
    <Suspense key="own" fallback={<Skeleton awaits="offers" lines={4} />}>
      <OwnOffers />
    </Suspense>
  )
  const open = <OpenRequests key={wanted ?? 'open'} wanted={wanted} />
  return wanted === undefined ? [own, open] : [open, own]
}
