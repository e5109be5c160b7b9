import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../lib/use-format.ts'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

/** What is known of a company; what it left out is named, since applications need it. */
export function CompanyFacts({ found }: { readonly found: DeskProducer }) {
  const { t } = useTranslation(['desk-producers', 'accounts'])
  const { country, instant, number, percent } = useFormat()
  const { profile, producer, completeness } = found
  const { last_seen_at } = producer
  const facts = [
    [
      t('fact.company_kind'),
      profile?.company_kind && t(`accounts:company_kind.${profile.company_kind}`),
    ],
    [
      t('fact.producer_type'),
      profile?.producer_type && t(`accounts:producer_type.${profile.producer_type}`),
    ],
    [t('fact.country_code'), profile && country(profile.country_code)],
    [t('fact.address'), profile?.address],
    [t('fact.vat_number'), profile?.vat_number],
    [t('fact.contact_name'), profile?.contact_name],
    [t('fact.contact_email'), profile?.contact_email],
    [t('fact.phone'), profile?.phone],
    [t('fact.website'), profile?.website],
    [t('column.products'), number(producer.products)],
    [t('column.completeness'), completenessText()],
    [t('column.seen'), last_seen_at === null ? t('never_seen') : instant(last_seen_at)],
  ] as const
  function completenessText() {
    const completed = percent(completeness.percent)
    if (completeness.missing.length === 0) return completed
    const fields = completeness.missing.map((field) => t(`fact.${field}`)).join(', ')
    return `${completed}. ${t('accounts:profile.missing', { fields })}`
  }
  return (
    <section className={styles.part}>
      <h2>{t('company')}</h2>
      {profile === null && <p>{t('no_profile')}</p>}
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  )
}
