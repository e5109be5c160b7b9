import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SalesEntry } from '#domain/orders/sales.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { ApiInput, ApiOutput } from '../api.ts'
import { errorCodeOf } from '../api-error.ts'
import { useFormat } from '../use-format.ts'
import styles from './orders.module.css'
import { SalesForm } from './sales-form.tsx'
import { SalesHistory } from './sales-history.tsx'

type Order = ApiOutput<'getOrder'>
export type Sales = NonNullable<Order['sales']>
export type RecordSales = (body: ApiInput<'recordSales'>['body']) => Promise<Order>

interface Props {
  readonly version: number
  readonly today: string
  readonly sales: Sales
  readonly record: RecordSales
  readonly onRecorded: (order: Order) => void
  /** Somebody else was faster, or it did not arrive. */
  readonly onFailed: () => void
}

interface Row {
  readonly month: string
  readonly figure: Sales['figures'][number] | undefined
}

/** The sales of the first half-year: a picture, a table, and what was said by whom; either side may say more. */
export function SalesPart(props: Props) {
  const { version, today, sales, record, onRecorded, onFailed } = props
  const { t } = useTranslation('timeline', { keyPrefix: 'order.sales' })
  const { t: common } = useTranslation('common')
  const { month, number, money, date } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const saving = useMutation({
    mutationFn: (entry: SalesEntry) => record({ version, entry }),
    networkMode: 'always',
    onSuccess: (order) => {
      onRecorded(order)
      setOpen(false)
    },
    onError: onFailed,
  })
  const rows: Row[] = sales.months.map((of) => ({
    month: of,
    figure: sales.figures.find((figure) => figure.month === of),
  }))
  const columns: Column<Row>[] = [
    { key: 'month', header: t('month'), isRowHeader: true, cell: (row) => month(row.month) },
    {
      ...{ key: 'units', header: t('units'), align: 'end' },
      cell: ({ figure }) => figure && number(figure.units),
    },
    {
      ...{ key: 'value', header: t('value'), align: 'end' },
      cell: ({ figure }) =>
        figure?.currency && figure.value_minor !== null
          ? money({ amount_minor: figure.value_minor, currency: figure.currency })
          : null,
    },
  ]
  const units = sales.figures.map((figure) => figure.units)
  return (
    <section className={styles.record} aria-labelledby="first-sales">
      <h3 id="first-sales" className={styles.head}>
        {t('title')}
      </h3>
      <p>{t('lead', { day: date(sales.launched_on) })}</p>
      {sales.figures.length === 0 ? (
        <p className={styles.soft}>{t('none')}</p>
      ) : (
        <>
          <BarChart
            title={t('title')}
            scale={{ min: 0, max: Math.max(1, ...units) }}
            bars={sales.figures.map((figure) => ({
              key: figure.month,
              label: month(figure.month),
              text: t('unitsOf', { count: figure.units, units: number(figure.units) }),
              value: figure.units,
            }))}
          />
          <DataTable
            caption={t('title')}
            columns={columns}
            rows={rows}
            rowKey={(row) => row.month}
          />
          <p className={styles.soft}>
            {t('total', { units: number(units.reduce((sum, one) => sum + one, 0)) })}
          </p>
        </>
      )}
      {isOpen ? (
        <SalesForm
          sales={sales}
          today={today}
          isBusy={saving.isPending}
          onSave={(entry) => saving.mutate(entry)}
          onCancel={() => {
            saving.reset()
            setOpen(false)
          }}
        />
      ) : (
        <p>
          <Button size="small" onClick={() => setOpen(true)}>
            {t('enter')}
          </Button>
        </p>
      )}
      {isOpen && saving.error && (
        <Notice tone="error" announce title={t('failed')}>
          {common(`errors.${errorCodeOf(saving.error)}`)}
        </Notice>
      )}
      <SalesHistory entries={sales.entries} />
    </section>
  )
}
