import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { usePunctuation } from '../../i18n/use-punctuation.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import { useFigureTexts } from '../../lib/statistics/use-figure-texts.ts'
import { useFormat } from '../../lib/use-format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import styles from './chart-figure.module.css'
import type { BarName, Chart, Panel } from './charts.ts'
import { FigureTable } from './figure-table.tsx'
import { figureById } from './known-figures.ts'
import { SourceLine } from './source-line.tsx'

/**
 * One chart: a panel per market that has figures, then in a line the markets that have none; its sources and
 * periods, and its figures as a table one click away.
 */
export function ChartFigure({ chart }: { readonly chart: Chart }) {
  const { t } = useTranslation('statistics')
  const titleId = useId()
  const figures = chart.panels.flatMap((panel) => panel.figures.map(figureById))
  const shared = chart.isShares ? { min: 0, max: 100 } : scaleOf(figures)
  const title = t(`chart.${chart.id}.title`)
  const known = chart.panels.filter((panel) => panel.figures.length > 0)
  return (
    <figure className={styles.chart} aria-labelledby={titleId}>
      <figcaption className={styles.caption}>
        <h3 id={titleId}>{title}</h3>
        <p>{t(`chart.${chart.id}.text`)}</p>
      </figcaption>
      <div className={styles.panels} data-count={known.length}>
        {known.map((panel) => (
          <ChartPanel
            key={panel.market ?? 'all'}
            title={title}
            panel={panel}
            names={chart.names}
            scale={chart.hasOwnScales ? undefined : shared}
          />
        ))}
      </div>
      <NothingFound panels={chart.panels} />
      <SourceLine figures={figures} />
      <details className={styles.table}>
        <summary>{t('as_table')}</summary>
        <FigureTable caption={title} figures={figures} />
      </details>
    </figure>
  )
}

interface PanelProps {
  readonly title: string
  readonly panel: Panel
  readonly names: BarName
  readonly scale: Scale | undefined
}

function ChartPanel({ title, panel, names, scale }: PanelProps) {
  const { t } = useTranslation(['statistics', 'common'])
  const texts = useFigureTexts()
  const language = useLanguage()
  const { semicolon } = usePunctuation()
  const figures = panel.figures.map(figureById)
  const place = panel.market && t(`common:market.${panel.market}`)
  const name = (figure: Figure): string => {
    if (names === 'market') return t(`common:market.${figure.market}`)
    if (names === 'period') return texts.period(figure.period)
    const part = texts.part(figure) ?? t('all_drinks')
    return part.charAt(0).toLocaleUpperCase(language) + part.slice(1)
  }
  const periods = [...new Set(figures.map(texts.periodOf))]
  const newest = figures.at(-1)?.period
  return (
    <div className={styles.panel}>
      {panel.market && (
        <h4>
          {place} <span>{marketFacts[panel.market].monopoly}</span>
        </h4>
      )}
      {names !== 'period' && (
        <p className={styles.period} suppressHydrationWarning>
          {periods.join(semicolon)}
          {figures.some(({ status }) => status === 'forecast') && `, ${t('status.forecast')}`}
        </p>
      )}
      <BarChart
        title={place === undefined ? title : `${title}, ${place}`}
        scale={scale ?? scaleOf(figures)}
        bars={figures.map((figure) => ({
          key: figure.id,
          label: name(figure),
          text: texts.value(figure),
          value: figure.value,
          isEarlier: names === 'period' && figure.period !== newest,
        }))}
      />
    </div>
  )
}

/** The markets for which there is no such figure: said, so that nobody takes them for left out. */
function NothingFound({ panels }: { readonly panels: readonly Panel[] }) {
  const { t } = useTranslation(['statistics', 'common'])
  const { list } = useFormat()
  const names = panels.flatMap(({ market, figures }) =>
    market !== undefined && figures.length === 0 ? [t(`common:market.${market}`)] : [],
  )
  if (names.length === 0) return null
  return <p className={styles.missing}>{t('nothing_found', { markets: list(names) })}</p>
}

interface Scale {
  readonly min: number
  readonly max: number
}

const scaleOf = (figures: readonly Figure[]): Scale => ({
  min: Math.min(0, ...figures.map(({ value }) => value)),
  max: Math.max(0, ...figures.map(({ value }) => value)),
})
