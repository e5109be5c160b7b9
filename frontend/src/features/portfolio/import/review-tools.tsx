import { useTranslation } from 'react-i18next'
import type { ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import { KeyHint, KeyLine } from '../../../lib/keys/key-line.tsx'
import { type ReviewView, reviewViews } from './review-columns.ts'
import styles from './review-tools.module.css'

/** The sheets that have tables, in their order. */
export const sheetsOf = (tables: readonly ImportTable[]): readonly ImportTable[] =>
  tables.filter((table, at) => tables.findIndex(({ sheet }) => sheet === table.sheet) === at)

/** Of several sheets one is looked at, or all. */
export function SheetChoice(props: {
  readonly tables: readonly ImportTable[]
  readonly sheet: number | null
  readonly onChoose: (sheet: number | null) => void
}) {
  const { t } = useTranslation('imports')
  const sheets = sheetsOf(props.tables)
  if (sheets.length < 2) return null
  return (
    <select
      className={styles.choice}
      aria-label={t('row.sheet')}
      value={props.sheet ?? ''}
      onChange={({ target: { value } }) => props.onChoose(value === '' ? null : Number(value))}
    >
      <option value="">{t('sheets.all')}</option>
      {sheets.map(({ sheet, name }) => (
        <option key={sheet} value={sheet}>
          {t('columns.sheet', { name: name || sheet + 1 })}
        </option>
      ))}
    </select>
  )
}

/** File, both or product. */
export function ViewSwitch(props: {
  readonly view: ReviewView
  readonly onChoose: (view: ReviewView) => void
}) {
  const { t } = useTranslation('imports')
  return (
    <fieldset className={styles.views}>
      <legend className={styles.hidden}>{t('view.label')}</legend>
      {reviewViews.map((view) => (
        <label key={view}>
          <input
            type="radio"
            name="view"
            checked={props.view === view}
            onChange={() => props.onChoose(view)}
          />
          {t(`view.${view}`)}
        </label>
      ))}
    </fieldset>
  )
}

const letters = [
  [['J', 'K'], 'row'],
  [['E'], 'where'],
  [['N'], 'next'],
  [['1', '2', '3'], 'answer'],
] as const
const others = [
  [['\u2190', '\u2191', '\u2193', '\u2192'], 'cell'],
  [['\u21b5'], 'correct'],
  [['space'], 'further'],
  [['\u21e7 \u21b5'], 'where'],
] as const

/** What the marks mean, and the keys. */
export function ReviewLegend() {
  const { t } = useTranslation(['imports', 'portfolio'])
  const hint = ([of, does]: (typeof letters)[number] | (typeof others)[number]) => (
    <KeyHint
      key={does}
      of={of.map((key) => (key === 'space' ? t('portfolio:grid.keys.space') : key))}
      does={t(`keys.${does}`)}
    />
  )
  return (
    <div className={styles.legend}>
      <KeyLine letters={letters.map(hint)}>{others.map(hint)}</KeyLine>
      <p className={styles.marks}>
        {t('legend.stated')} <span className={styles.derived}>{t('legend.derived')}</span>{' '}
        <span className={styles.doubtful}>{t('legend.doubtful')}</span>
      </p>
    </div>
  )
}
