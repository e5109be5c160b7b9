import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { marketFacts } from '#domain/shared/market.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { productName } from '../../../lib/products/product-name.ts'
import { SampleBadge } from '../../../lib/tenders/sample-notice.tsx'
import { TitleWords, useTitleOf } from '../../../lib/tenders/title-words.tsx'
import { useFormat } from '../../../lib/use-format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { DrinkMark } from '../../../ui/drink/drink-mark.tsx'
import { useWindowTitle } from '../../../ui/page.tsx'
import { DeadlineBlock } from './deadline-block.tsx'
import styles from './workspace-head.module.css'

export interface WorkspaceHeadProps {
  readonly tender: TenderSummary
  readonly form: ApplicationForm
  /** In what state the application is, as a word. */
  readonly state: string
  /** Beside the state: where the draft is kept. */
  readonly children?: ReactNode
}

/** What is offered for what, until when, and who hands it in. */
export function WorkspaceHead({ tender, form, state, children }: WorkspaceHeadProps) {
  const { t } = useTranslation('workspace')
  const { t: applications } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  const { volume, alcohol } = useFormat()
  const titleOf = useTitleOf()
  const { market, reference } = tender
  const { product } = form
  useWindowTitle(applications('form.for', { title: titleOf(tender) }))
  const details = product && [
    product.volume_ml && volume(product.volume_ml),
    product.alcohol_tenths && alcohol(product.alcohol_tenths),
  ]
  const place = [
    marketFacts[market].monopoly,
    word(`market.${market}`),
    reference,
    form.tender_version > 1 && t('version', { version: form.tender_version }),
  ]
  return (
    <header className={styles.head}>
      <Breadcrumbs
        trail={[
          { label: applications('overview.title'), to: '/tender-applications' },
          { label: reference ?? applications('form.title') },
        ]}
      />
      <div className={styles.columns}>
        <div className={styles.what}>
          <h1 tabIndex={-1}>{product === null ? t('noProduct') : productName(product)}</h1>
          <p>
            <DrinkMark category={product?.categories[0] ?? tender.category} />{' '}
            {details?.filter(Boolean).join(' \u00b7 ')} {t('for')}{' '}
            <LocaleLink to={`/tenders/${tender.tender_id}`}>
              <TitleWords tender={tender} />
            </LocaleLink>{' '}
            <span className={styles.soft}>{place.filter(Boolean).join(' \u00b7 ')}</span>{' '}
            <SampleBadge tender={tender} />
          </p>
          <p className={styles.soft}>{t(`handsIn.${market}`)}</p>
          <div className={styles.state}>
            <Badge tone="info">{state}</Badge>
            {children}
          </div>
        </div>
        <DeadlineBlock tender={tender} />
      </div>
    </header>
  )
}
