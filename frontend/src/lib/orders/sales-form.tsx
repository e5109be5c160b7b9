import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readSales } from '#domain/orders/read-sales.ts'
import { type SalesEntry, salesProblems } from '#domain/orders/sales.ts'
import { sampleCurrencies } from '#domain/samples/sample.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFormat } from '../use-format.ts'
import styles from './orders.module.css'
import type { Sales } from './sales-part.tsx'
import {
  inCurrency,
  readTypedSales,
  type TypedSales,
  typedMonths,
  typedSales,
} from './typed-sales.ts'
import { useEntryId } from './use-entry-id.ts'

interface Props {
  readonly sales: Sales
  readonly today: string
  readonly isBusy: boolean
  readonly onSave: (entry: SalesEntry) => void
  readonly onCancel: () => void
}

/** More is no list of six months by hand. */
const largestFile = 100_000

/** Spreadsheets of Windows write lists in its own letters. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Sales by month, typed or from a file; a file fills the fields, so that it is seen before it is saved. */
export function SalesForm({ sales, today, isBusy, onSave, onCancel }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order.sales' })
  const { t: order } = useTranslation('timeline', { keyPrefix: 'order' })
  const { month } = useFormat()
  const title = useId()
  const chooser = useRef<HTMLInputElement>(null)
  // what the other side says while the form is open is not taken back by it
  const [opened] = useState(sales)
  const [typed, setTyped] = useState<TypedSales>(() => typedSales(opened))
  const [isTried, setTried] = useState(false)
  const [wrong, setWrong] = useState<readonly string[] | null>(null)
  const [taken, setTaken] = useState<number | null>(null)
  const entry_id = useEntryId<SalesEntry['entry_id']>(typed)
  const { entry, unread } = readTypedSales(typed, opened, sales, entry_id)
  const open = sales.months.filter((of) => of <= today.slice(0, 7))
  const problems = salesProblems(entry, sales.launched_on, today)
  const isReady = unread.size === 0 && problems.length === 0 && entry.months.length > 0

  const readFile = async (file: File) => {
    setTaken(null)
    if (file.size > largestFile) return setWrong([t('file.large')])
    // loaded on demand: few visits read a file
    const { default: Papa } = await import('papaparse')
    const { data } = Papa.parse<string[]>(textOf(await file.arrayBuffer()), {
      delimitersToGuess: [';', ',', '\t'],
    })
    const { currency } = typed
    const { months, problems: lines } = readSales(data, currency)
    const found = [
      ...lines.map(({ line, code, text }) => ({ line, words: t(`file.${code}`, { text }) })),
      ...(lines.length > 0
        ? []
        : salesProblems({ months: [...months], currency }, sales.launched_on, today)
      ).map(({ month: of, code }) => ({
        line: null,
        words: t(`problem.${code}`, { month: month(of) }),
      })),
    ]
    // nothing of a file is taken that has a line nobody understood: it would be missing unseen
    if (found.length > 0)
      return setWrong(
        found.map(({ line, words }) => (line === null ? words : t('file.line', { line, words }))),
      )
    setWrong(null)
    setTaken(months.length)
    setTyped((now) => ({ ...now, months: { ...now.months, ...typedMonths(months, currency) } }))
  }

  return (
    <form
      className={styles.form}
      aria-labelledby={title}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isReady && !isBusy) onSave(entry)
      }}
    >
      <h4 id={title}>{t('enter')}</h4>
      <div className={styles.fields}>
        <Select
          label={order('currency')}
          value={typed.currency}
          onChange={(currency) => currency && setTyped(inCurrency(typed, opened, currency))}
          options={sampleCurrencies.map((value) => ({ value, label: value }))}
        />
        <TextField
          label={t('source')}
          hint={t('sourceHint')}
          required={false}
          maxLength={120}
          value={typed.source}
          onChange={(source) => setTyped({ ...typed, source })}
        />
      </div>
      <div>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={t('file.choose')}
          onChange={(event) => {
            const [file] = event.target.files ?? []
            if (file) void readFile(file).catch(() => setWrong([t('file.unreadable')]))
            // the same file chosen again must be a change again
            event.target.value = ''
          }}
        />
        <Button size="small" onClick={() => chooser.current?.click()}>
          {t('file.choose')}
        </Button>
        <p className={styles.soft}>{t('file.hint')}</p>
      </div>
      {wrong && (
        <Notice tone="error" announce title={t('file.refused')}>
          <ul>
            {wrong.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </Notice>
      )}
      {taken !== null && (
        <Notice tone="info" announce title={t('file.taken', { count: taken })}>
          {t('file.check')}
        </Notice>
      )}
      {open.map((of) => {
        const cells = typed.months[of] ?? { units: '', value: '' }
        const set = (change: Partial<typeof cells>) =>
          setTyped({ ...typed, months: { ...typed.months, [of]: { ...cells, ...change } } })
        return (
          <fieldset key={of} className={styles.month}>
            <legend>{month(of)}</legend>
            <TextField
              label={t('units')}
              required={false}
              inputMode="numeric"
              value={cells.units}
              error={isTried && unread.has(`${of}.units`) ? t('wrongUnits') : null}
              onChange={(units) => set({ units })}
            />
            <TextField
              label={t('value')}
              required={false}
              inputMode="decimal"
              unit={typed.currency}
              value={cells.value}
              error={isTried && unread.has(`${of}.value`) ? t('wrongValue') : null}
              onChange={(value) => set({ value })}
            />
          </fieldset>
        )
      })}
      {isTried && problems.length > 0 && (
        <Notice tone="error" announce title={t('failed')}>
          <ul>
            {problems.map(({ month: of, code }) => (
              <li key={of}>{t(`problem.${code}`, { month: month(of) })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isTried && unread.size === 0 && entry.months.length === 0 && (
        <p role="status">{t('nothingNew')}</p>
      )}
      <p className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('save')}
        </Button>
        <Button onClick={onCancel}>{order('cancel')}</Button>
      </p>
    </form>
  )
}
