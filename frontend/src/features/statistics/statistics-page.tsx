import { useTranslation } from 'react-i18next'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Part } from '../../lib/statistics/period.ts'
import { DownloadButton } from '../../ui/download-button.tsx'
import { Page } from '../../ui/page.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { type Chart, earlierCharts, juneCharts, otherCharts } from './charts.ts'
import { Comparison } from './comparison.tsx'
import { FigureTable } from './figure-table.tsx'
import { figuresOf, missingOf } from './known-figures.ts'
import { PriceLimitChart } from './price-limit-chart.tsx'
import styles from './statistics-page.module.css'

export function StatisticsPage() {
  const { t } = useTranslation('statistics')
  const language = useLanguage()
  return (
    <Page
      title={t('title')}
      lead={<p>{t('lead')}</p>}
      actions={
        <DownloadButton href={`/statistics/${language}.csv`}>{t('download')}</DownloadButton>
      }
    >
      <PriceLimitChart />
      <div className={styles.rules}>
        <p>{t('rule_periods')}</p>
        <p>{t('rule_status')}</p>
      </div>
      <Section id="june-2025" period="june_2025" charts={juneCharts} />
      <Section id="before" period="before" charts={earlierCharts} />
      <OtherPeriods />
      <Missing />
      <p className={styles.more}>
        <LocaleLink to="/resources">{t('more_resources')}</LocaleLink>
      </p>
    </Page>
  )
}

interface SectionProps {
  readonly id: string
  readonly period: 'june_2025' | 'before'
  readonly charts: readonly Chart[]
}

function Section({ id, period, charts }: SectionProps) {
  const { t } = useTranslation('statistics')
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{t(`part_title.${period}`)}</h2>
      <p className={styles.lead}>{t(`part_text.${period}`)}</p>
      <Comparison period={period} />
      {charts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
      <AllFigures part={period} />
    </section>
  )
}

function OtherPeriods() {
  const { t } = useTranslation('statistics')
  return (
    <section className={styles.other} aria-labelledby="other-periods">
      <h2 id="other-periods">{t('part_title.other')}</h2>
      <p className={styles.lead}>{t('part_text.other')}</p>
      {otherCharts.map((chart) => (
        <ChartFigure key={chart.id} chart={chart} />
      ))}
      <AllFigures part="other" />
    </section>
  )
}

/** Every figure of a part, market by market, one click away. */
function AllFigures({ part }: { readonly part: Part }) {
  const { t } = useTranslation(['statistics', 'common'])
  return (
    <div className={styles.all}>
      {markets.map((market) => {
        const figures = figuresOf([part], market)
        const title = t('all_figures', {
          market: t(`common:market.${market}`),
          part: t(`part_title.${part}`),
        })
        return (
          <details key={market}>
            <summary>
              {title} <span>({figures.length})</span>
            </summary>
            <FigureTable caption={title} figures={figures} isOfOneMarket />
          </details>
        )
      })}
    </div>
  )
}

function Missing() {
  const { t } = useTranslation(['statistics', 'common'])
  return (
    <section className={styles.section} aria-labelledby="missing">
      <h2 id="missing">{t('missing_title')}</h2>
      <p className={styles.lead}>{t('missing_text')}</p>
      <div className={styles.missing}>
        {markets.map((market) => (
          <div key={market}>
            <h3>
              {t(`common:market.${market}`)} <span>{marketFacts[market].monopoly}</span>
            </h3>
            <ul>
              {missingOf(market).map(({ id }) => (
                <li key={id}>{t(`missing.${id}` as 'missing.SE.origin')}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}
