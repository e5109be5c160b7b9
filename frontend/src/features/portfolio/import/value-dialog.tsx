import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readFieldOf } from '#domain/portfolio/evidence.ts'
import type { ImportRow } from '#domain/portfolio/import-rows-schema.ts'
import type { Product } from '#domain/portfolio/product.ts'
import { useCountries } from '../../../lib/use-countries.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToasts } from '../../../ui/toasts.tsx'
import { columnLetter } from './column-letter.ts'
import { FileCells } from './file-cells.tsx'
import styles from './import-page.module.css'
import { mendedValue, type ShownField, typedValue } from './mend-value.ts'
import { useFailureToast } from './use-failure-toast.ts'
import { useMend } from './use-import.ts'

interface Props {
  readonly uploadId: string
  readonly row: ImportRow
  readonly product: Product
  readonly field: ShownField
  readonly onClose: () => void
}

/** Where a value comes from, and its correction. */
export function ValueDialog({ uploadId, row, product, field, onClose }: Props) {
  const { t } = useTranslation('imports')
  const { t: fact } = useTranslation('portfolio')
  const { show } = useToasts()
  const fail = useFailureToast()
  const mend = useMend(uploadId)
  const countries = useCountries()
  const [typed, setTyped] = useState(typedValue(field, product.facts))
  const [isEqual, setEqual] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const evidence = row.evidence[readFieldOf[field]]
  const isCell = evidence !== undefined && evidence.column !== null
  const save = (value: unknown) => {
    if (value === undefined) return setError(t('value.invalid'))
    const { product_id } = product
    mend.mutate(
      { product_id, field, value: value as never, equal_cells: isCell && isEqual },
      {
        onSuccess: ({ mended }) => {
          const title = mended === 0 ? t('value.nothing') : t('value.saved', { count: mended })
          show({ tone: 'success', title })
          onClose()
        },
        onError: (thrown) => fail(t('value.failed'), thrown),
      },
    )
  }
  return (
    <Dialog
      title={fact(`fact.${field}`)}
      isOpen
      size="wide"
      onClose={onClose}
      actions={
        <>
          <Button busy={mend.isPending} onClick={() => save(product.facts[field])}>
            {t('value.keep')}
          </Button>
          <Button
            variant="primary"
            busy={mend.isPending}
            onClick={() => save(mendedValue(field, typed, product.facts))}
          >
            {t('value.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.mend}
        onSubmit={(event) => {
          event.preventDefault()
          save(mendedValue(field, typed, product.facts))
        }}
      >
        <Origin row={row} evidence={evidence} />
        {field === 'country_code' ? (
          <Select
            label={t('value.new')}
            value={typed}
            options={countries}
            empty={t('row.notStated')}
            error={error}
            onChange={setTyped}
          />
        ) : (
          <TextField
            label={t('value.new')}
            value={typed}
            error={error}
            maxLength={300}
            autoComplete="off"
            onChange={setTyped}
          />
        )}
        {isCell && <Checkbox label={t('value.equal')} checked={isEqual} onChange={setEqual} />}
      </form>
    </Dialog>
  )
}

/** The row of the file with the cell that the value was read from. */
function Origin(props: {
  readonly row: ImportRow
  readonly evidence: ImportRow['evidence'][string] | undefined
}) {
  const { t } = useTranslation('imports')
  const { number } = useFormat()
  const { row, evidence } = props
  const place = { row: row.row ?? '' }
  const words = () => {
    if (evidence === undefined) return t('value.fromRow', place)
    if (evidence.column !== null) {
      return t('value.fromCell', { ...place, column: columnLetter(evidence.column) })
    }
    if (evidence.from === 'name') return t('value.fromName', place)
    if (evidence.from === 'heading' || evidence.from === 'table') {
      return t('value.fromHeading', place)
    }
    return evidence.from === 'derived' ? t('value.derived', place) : t('value.fromRow', place)
  }
  return (
    <div className={styles.origin}>
      <p>
        {row.page !== null && `${t('row.page', { page: row.page })}. `}
        {words()}{' '}
        {evidence !== undefined &&
          t('value.sure', {
            percent: number(evidence.confidence, { style: 'percent', maximumFractionDigits: 0 }),
          })}
      </p>
      <FileCells cells={row.cells} marked={evidence?.column ?? null} />
    </div>
  )
}
