import { useTranslation } from 'react-i18next'
import { marketFacts, markets } from '#domain/shared/market.ts'
import { useFigureTexts } from '../../lib/statistics/use-figure-texts.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { type ComparedCell, compareMarkets } from './compare-markets.ts'
import styles from './comparison.module.css'

interface Props {
  readonly period: 'june_2025' | 'before'
}

/** The three markets side by side; each cell says its own period. */
export function Comparison({ period }: Props) {
  const { t } = useTranslation(['statistics', 'common'])
  const texts = useFigureTexts()
  const label = ({ measure, part }: { measure: string; part?: string }) =>
    texts.label({ measure, part })
  return (
    <div className={styles.comparison}>
      <DataTable
        caption={t(`compared.${period}`)}
        rows={compareMarkets(period)}
        rowKey={({ measure, part }) => `${measure} ${part}`}
        columns={[
          { key: 'measure', header: t('column.figure'), isRowHeader: true, cell: label },
          ...markets.map((market) => ({
            key: market,
            header: `${t(`common:market.${market}`)} (${marketFacts[market].monopoly})`,
            cell: ({ cells }: ReturnType<typeof compareMarkets>[number]) => (
              <Cell cell={cells[market]} />
            ),
          })),
        ]}
      />
    </div>
  )
}

function Cell({ cell }: { readonly cell: ComparedCell }) {
  const { t } = useTranslation('statistics')
  const texts = useFigureTexts()
  if (typeof cell === 'string') return <span className={styles.none}>{t(cell)}</span>
  return (
    <span className={styles.cell} suppressHydrationWarning>
      <strong suppressHydrationWarning>{texts.value(cell)}</strong>
      <span className={styles.about} suppressHydrationWarning>
        {texts.period(cell.period)}
        {cell.status !== 'published' && `, ${texts.status(cell)}`}
      </span>
    </span>
  )
}
