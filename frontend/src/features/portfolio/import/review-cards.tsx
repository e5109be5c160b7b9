import { useVirtualizer } from '@tanstack/react-virtual'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MendedField, ReviewedField } from '#domain/portfolio/evidence.ts'
import type { ImportRow, ImportTable } from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { Button } from '../../../ui/button.tsx'
import { linesOf } from './file-columns.ts'
import { FurtherValues } from './further-values.tsx'
import styles from './review-cards.module.css'
import { emptyValue, isDoubted, mainFields } from './review-fields.ts'
import { RowProblem, RowState } from './row-state.tsx'
import type { FieldText } from './use-field-text.ts'
import type { Mend } from './use-import.ts'
import { ValueButton } from './value-button.tsx'

const cardHeight = 220
const ahead = 20

interface Props {
  readonly rows: readonly ImportRow[]
  readonly tables: readonly ImportTable[]
  readonly isEdition: boolean
  readonly textOf: FieldText
  readonly disabled: boolean
  readonly onMore: () => void
  readonly onExplain: (row: ImportRow, field: MendedField) => void
  readonly onMend: (mend: Mend) => void
}

/** The rows one below the other, for phones: what was read, what is asked of it, and the words of the file. */
export function ReviewCards({ rows, onMore, ...props }: Props) {
  const { t } = useTranslation('imports')
  const scroll = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => cardHeight,
    overscan: 4,
    useFlushSync: false,
  })
  const { endIndex = 0 } = virtual.range ?? {}
  useEffect(() => {
    if (endIndex > rows.length - ahead) onMore()
  }, [endIndex, rows.length, onMore])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by keys too
    <section ref={scroll} className={styles.scroll} tabIndex={0} aria-label={t('grid.label')}>
      <ul className={styles.list} style={{ height: `${virtual.getTotalSize()}px` }}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index]
          if (row === undefined) return null
          return (
            <li
              key={row.product?.product_id ?? index}
              ref={virtual.measureElement}
              data-index={index}
              className={styles.card}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              <Card row={row} {...props} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

type CardProps = Omit<Props, 'rows' | 'onMore'> & { readonly row: ImportRow }

function Card({ row, tables, ...props }: CardProps) {
  const { product } = row
  const { t } = useTranslation('imports')
  return (
    <>
      {product !== null && <Values {...props} row={row} product={product} />}
      <RowProblem row={row} />
      <div className={styles.state}>
        <RowState row={row} tables={tables} isEdition={props.isEdition} />
      </div>
      {row.cells.some(Boolean) && (
        <p className={styles.file}>
          <span>{t('row.file')}: </span>
          {linesOf(row).join(' · ')}
        </p>
      )}
    </>
  )
}

function Values(props: Omit<CardProps, 'tables' | 'isEdition'> & { readonly product: Product }) {
  const { row, product, textOf, onExplain } = props
  const { facts } = product
  const { t } = useTranslation('imports')
  const [isUnfolded, setUnfolded] = useState(false)
  const shown = mainFields.filter((field) => {
    if (field === 'name' || field === 'price') return true
    return textOf(field, facts) !== null && !isDoubted(row, field)
  })
  const before = Object.keys(row.before).length > 0
  return (
    <>
      <div className={styles.values}>
        {shown.map((field) => (
          <span key={field} data-field={field}>
            <ValueButton
              row={row}
              facts={facts}
              field={field}
              textOf={textOf}
              onPress={() => onExplain(row, field)}
            />
          </span>
        ))}
      </div>
      {before && <Before row={row} product={product} textOf={textOf} />}
      {row.doubts.map(({ field }) => (
        <Doubt key={field} {...props} field={field} />
      ))}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isUnfolded}
        aria-label={`${t('grid.further')}: ${facts.name}`}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t('grid.further')} <ChevronDown aria-hidden="true" />
      </button>
      {isUnfolded && (
        <FurtherValues
          row={row}
          facts={facts}
          textOf={textOf}
          onExplain={(field) => onExplain(row, field)}
        />
      )}
    </>
  )
}

/** What the portfolio said before. */
function Before(props: Pick<CardProps, 'row' | 'textOf'> & { readonly product: Product }) {
  const { row, product, textOf } = props
  const { t } = useTranslation('imports')
  const was = { ...product.facts, ...row.before }
  const words = mainFields
    .filter((field) => field in row.before)
    .map((field) => textOf(field, was) ?? t('row.notStated'))
  if (words.length === 0) return null
  return <p className={styles.soft}>{t('row.before', { value: words.join(' · ') })}</p>
}

/** A value that may be wrong, with the two answers that need no typing. */
function Doubt(
  props: Omit<CardProps, 'tables' | 'isEdition'> & {
    readonly product: Product
    readonly field: ReviewedField
  },
) {
  const { row, product, field, textOf, disabled, onExplain, onMend } = props
  const { product_id, facts } = product
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const name = `${fact(`fact.${field}`)}, ${facts.name}`
  const isStated = textOf(field, facts) !== null
  const mend = { product_id, field, spread: 'none' } as const
  return (
    <div className={styles.doubt}>
      <span>
        <span className={styles.soft}>{fact(`fact.${field}`)}</span>{' '}
        <ValueButton
          row={row}
          facts={facts}
          field={field}
          textOf={textOf}
          onPress={() => onExplain(row, field)}
        />
      </span>
      <span className={styles.answers}>
        <Button
          size="small"
          disabled={disabled}
          aria-label={`${t(isStated ? 'value.keep' : 'value.leave')}: ${name}`}
          onClick={() => onMend({ ...mend, confirm: true })}
        >
          {t(isStated ? 'value.keep' : 'value.leave')}
        </Button>
        {isStated && field !== 'name' && (
          <Button
            size="small"
            disabled={disabled}
            aria-label={`${t('value.leave')}: ${name}`}
            onClick={() => onMend({ ...mend, confirm: false, value: emptyValue(field) })}
          >
            {t('value.leave')}
          </Button>
        )}
      </span>
    </div>
  )
}
