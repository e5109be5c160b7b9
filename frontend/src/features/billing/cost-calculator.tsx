import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { Prices } from '#domain/billing/price.ts'
import type { Money } from '#domain/shared/money.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { applicationCosts, planPaysFrom } from '../../lib/payments/application-costs.ts'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useFormat } from '../../lib/use-format.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { formatTyped, parseTyped } from '../../ui/typed-number.ts'
import styles from './cost-calculator.module.css'

const most = 100

/** The total of both paths for a number of applications, before anything is begun. */
export function CostCalculator() {
  const { t } = useTranslation('billing')
  const language = useLanguage()
  const { number } = useFormat()
  const { data: prices } = usePrices()
  const [typed, setTyped] = useState(() => formatTyped(3, language))
  const count = parseTyped(typed)
  const isCount = count !== null && Number.isInteger(count) && count >= 1 && count <= most
  return (
    <section className={styles.calculator} aria-labelledby="calculator-title">
      <h2 id="calculator-title">{t('calculator.title')}</h2>
      <div className={styles.count}>
        <TextField
          label={t('calculator.count')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={typed}
          onChange={setTyped}
          error={isCount ? null : t('calculator.not_a_count', { most: number(most) })}
        />
      </div>
      <div className={styles.result}>{isCount && <Totals count={count} prices={prices} />}</div>
    </section>
  )
}

interface TotalsProps {
  readonly count: number
  readonly prices: Prices | undefined
}

function Totals({ count, prices }: TotalsProps) {
  const { t } = useTranslation('billing')
  const { fee, money, number } = useFormat()
  const costs = applicationCosts(count, prices)
  const paysFrom = planPaysFrom(prices)
  const plan = prices?.access_plan ?? null
  const single = prices?.single_application ?? null
  const period = t(`calculator.for_${plan?.interval ?? 'year'}`)
  const rows = [
    {
      key: 'access',
      name: t('access.title'),
      sum:
        plan &&
        t('calculator.plan_sum', {
          plan: fee(plan.unit),
          period,
          count: number(count),
          fee: fee(applicationFee),
        }),
      total: costs.withPlan,
    },
    {
      key: 'single',
      name: t('single.title'),
      sum: single && t('calculator.single_sum', { count: number(count), price: fee(single.unit) }),
      total: costs.asSingles,
    },
  ]
  const unknown = prices === undefined ? '\u2026' : t('price.not_set')
  const each = (total: Money) => ({
    ...total,
    amount_minor: Math.round(total.amount_minor / count),
  })
  return (
    <>
      <DataTable
        caption={t('calculator.title')}
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'path',
            header: t('calculator.path'),
            isRowHeader: true,
            cell: ({ name }) => name,
          },
          { key: 'sum', header: t('calculator.sum'), cell: ({ sum }) => sum ?? unknown },
          {
            key: 'total',
            header: t('calculator.total'),
            align: 'end',
            cell: ({ total }) => (total === null ? '\u2013' : <strong>{money(total)}</strong>),
          },
          {
            key: 'each',
            header: t('calculator.each'),
            align: 'end',
            cell: ({ total }) => (total === null ? '\u2013' : money(each(total))),
          },
        ]}
      />
      <p className={styles.words} role="status">
        {paysFrom !== null &&
          t(`calculator.pays_from_${plan?.interval ?? 'year'}`, { count: paysFrom })}
      </p>
    </>
  )
}
