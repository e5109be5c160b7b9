import { useTranslation } from 'react-i18next'
import { usePunctuation } from '../../i18n/use-punctuation.ts'
import type { Figure } from '../../lib/statistics/figure.ts'
import { useFigureTexts } from '../../lib/statistics/use-figure-texts.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { sourceName } from './known-figures.ts'

interface Props {
  readonly caption: string
  readonly figures: readonly Figure[]
  /** The caption names the market of all figures. */
  readonly isOfOneMarket?: boolean
}

/** Each figure with its period, status, source and note. */
export function FigureTable({ caption, figures, isOfOneMarket }: Props) {
  const { t } = useTranslation(['statistics', 'common'])
  const texts = useFigureTexts()
  const { semicolon } = usePunctuation()
  const market: Column<Figure> = {
    key: 'market',
    header: t('column.market'),
    cell: (figure) => t(`common:market.${figure.market}`),
  }
  return (
    <DataTable
      caption={caption}
      rows={figures}
      rowKey={({ id }) => id}
      columns={[
        { key: 'label', header: t('column.figure'), isRowHeader: true, cell: texts.label },
        ...(isOfOneMarket ? [] : [market]),
        {
          key: 'value',
          header: t('column.value'),
          align: 'end',
          isStrong: true,
          cell: texts.value,
        },
        { key: 'period', header: t('column.period'), cell: texts.periodOf },
        { key: 'status', header: t('column.status'), cell: texts.status },
        {
          key: 'source',
          header: t('column.source'),
          cell: ({ source }) => (
            <a href={source} rel="noopener">
              {sourceName(source)}
            </a>
          ),
        },
        {
          key: 'note',
          header: t('column.note'),
          cell: (figure) => texts.notes(figure).join(semicolon) || '–',
        },
      ]}
    />
  )
}
