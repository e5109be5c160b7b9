import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { toMinor } from '#domain/shared/money.ts'
import { priceLimits } from '../../lib/statistics/price-limits.build-time.ts'
import { useFormat } from '../../lib/use-format.ts'
import { classNames } from '../../ui/class-names.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { Drink } from '../../ui/drink/drink.tsx'
import colours from '../../ui/drink/drink-colours.module.css'
import { picturedDrink } from '../../ui/drink/drinks.ts'
import chart from './chart-figure.module.css'
import { hundredsAround, middleOf, stackLimits, usualLimit } from './limit-scale.ts'
import styles from './price-limit-chart.module.css'
import source from './source-line.module.css'

const { wines, currency, market, sources } = priceLimits
const all = wines.flatMap(({ limits }) => limits)
const usual = usualLimit(all)
const scale = hundredsAround(all)
const [start = 0, end = start] = [scale[0], scale.at(-1)]

const dot = 4.5
const step = 10
const across = (value: number) => `${Math.round(((value - start) / (end - start)) * 1000) / 10}%`

/** One dot for each tender that named the highest shelf price it accepts, by kind of wine. */
export function PriceLimitChart() {
  const { t } = useTranslation(['statistics', 'common'])
  const { fee, number } = useFormat()
  const titleId = useId()
  const price = (value: number) => fee({ amount_minor: toMinor(value, currency), currency })
  const title = t('price_limits.title', { limit: price(usual) })
  const rows = wines.map(({ category, limits }) => ({
    category,
    limits,
    name: t(`common:category.${category}`),
    middle: price(middleOf(limits)),
  }))
  return (
    <figure className={chart.chart} aria-labelledby={titleId}>
      <figcaption className={chart.caption}>
        <h2 id={titleId} className={styles.title} suppressHydrationWarning>
          {title}
        </h2>
        <p suppressHydrationWarning>
          {t('price_limits.text', {
            monopoly: marketFacts[market].monopoly,
            limit: price(usual),
            within: all.filter((limit) => limit <= usual).length,
            count: all.length,
            plans: sources.length,
          })}
        </p>
      </figcaption>
      <ul className={styles.rows}>
        {rows.map(({ category, limits, name, middle }) => {
          const drink = picturedDrink(category)
          return (
            <li key={category} className={styles.row}>
              <span className={styles.drink}>{drink !== null && <Drink drink={drink} />}</span>
              <p className={styles.name}>
                <strong>{name}</strong>
                <span>{t('price_limits.row', { count: limits.length })}</span>
                <span suppressHydrationWarning>{t('price_limits.row_middle', { middle })}</span>
              </p>
              <Dots category={category} limits={limits} />
            </li>
          )
        })}
        <li className={styles.scale} aria-hidden="true">
          <svg width="100%" height={22} aria-hidden="true" focusable="false">
            {scale.map((value) => (
              <text
                key={value}
                x={across(value)}
                y={16}
                data-hundreds={value / 100}
                suppressHydrationWarning
              >
                {value === start ? price(value) : number(value)}
              </text>
            ))}
          </svg>
        </li>
      </ul>
      <p className={source.source}>
        {t('price_limits.source', { monopoly: marketFacts[market].monopoly })}{' '}
        {sources.map(({ plan, url }, n) => (
          <span key={plan}>
            {n > 0 && ', '}
            <a href={url} rel="noopener">
              {plan}
            </a>
          </span>
        ))}
        . {t('price_limits.counted')}
      </p>
      <details className={chart.table}>
        <summary>{t('as_table')}</summary>
        <DataTable
          caption={title}
          rows={rows}
          rowKey={({ category }) => category}
          columns={[
            {
              key: 'name',
              header: t('price_limits.wine'),
              isRowHeader: true,
              cell: (row) => row.name,
            },
            {
              key: 'count',
              header: t('price_limits.tenders'),
              align: 'end',
              cell: ({ limits }) => limits.length,
            },
            {
              key: 'lowest',
              header: t('price_limits.lowest'),
              align: 'end',
              cell: ({ limits }) => price(Math.min(...limits)),
            },
            {
              key: 'middle',
              header: t('price_limits.middle'),
              align: 'end',
              isStrong: true,
              cell: (row) => row.middle,
            },
            {
              key: 'highest',
              header: t('price_limits.highest'),
              align: 'end',
              cell: ({ limits }) => price(Math.max(...limits)),
            },
          ]}
        />
      </details>
    </figure>
  )
}

interface DotsProps {
  readonly category: string
  readonly limits: readonly number[]
}

/** Positions across are shares of the width and those up are pixels: dots stay round on a phone. The words say it too. */
function Dots({ category, limits }: DotsProps) {
  const placed = stackLimits(limits)
  const height = Math.max(...placed.map((one) => one.height)) * step + 2 * dot + 4
  const middle = across(middleOf(limits))
  return (
    <svg
      className={classNames(styles.dots, colours.coloured)}
      data-drink={category}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
    >
      {scale.map((value) => (
        <line key={value} x1={across(value)} x2={across(value)} y1={0} y2={height} />
      ))}
      <line data-kind="base" x1="0" x2="100%" y1={height - 1} y2={height - 1} />
      <line data-kind="middle" x1={middle} x2={middle} y1={height - 7} y2={height} />
      {placed.map(({ limit, height: place }, n) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change
          key={n}
          cx={across(limit)}
          cy={height - 2 - dot - place * step}
          r={dot}
        />
      ))}
    </svg>
  )
}
