import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { Money } from '#domain/shared/money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useFormat } from '../../lib/use-format.ts'
import styles from './slides.module.css'

interface Cost {
  readonly key: 'free' | 'access' | 'application'
  readonly title: string
  /** Undefined until it is known, its place is kept; null: the operator has set none. */
  readonly amount: Money | null | undefined
  /** What it is paid for, and that it is a sample. */
  readonly about?: string | null | undefined
}

/** What is paid, each amount with a bar of its length. */
export function Costs() {
  const { t } = useTranslation('home')
  const { fee } = useFormat()
  const costs = useCosts()
  const most = Math.max(...costs.map(({ amount }) => amount?.amount_minor ?? 0))
  return (
    <dl className={styles.columns}>
      {costs.map(({ key, title, amount, about }) => (
        <div key={key}>
          <dt>{title}</dt>
          <dd>
            <strong>
              {amount === null ? t('costs.price.on_request') : amount ? fee(amount) : '\u00a0'}
            </strong>{' '}
            {about}
            <svg aria-hidden="true" className={styles.bar} width="100%" height="10">
              <rect width="100%" height="10" />
              <rect width={`${((amount?.amount_minor ?? 0) / most) * 100}%`} height="10" />
            </svg>
            {t(`costs.${key}.text`)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useCosts(): readonly Cost[] {
  const { t } = useTranslation('home')
  const language = useLanguage()
  const { data, isError } = usePrices()
  const access = isError ? null : data?.access_plan
  const perRequest = t('costs.price.per_request')
  return [
    {
      key: 'free',
      title: t('costs.free.title'),
      amount: { amount_minor: 0, currency: 'EUR' },
    },
    {
      key: 'access',
      title: t('costs.access.title'),
      amount: access === null ? null : access?.unit,
      about:
        access?.interval &&
        [t(`costs.price.per_${access.interval}`), access.is_sample && t('costs.price.sample')]
          .filter(Boolean)
          .join(' \u00b7 '),
    },
    {
      key: 'application',
      title: perRequest.charAt(0).toLocaleUpperCase(language) + perRequest.slice(1),
      amount: applicationFee,
    },
  ]
}
