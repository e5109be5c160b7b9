import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Market, marketFacts } from '#domain/shared/market.ts'
import { useLanguage } from '../../../../../i18n/use-language.ts'
import { errorCodeOf } from '../../../../../lib/api-error.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import styles from '../intake/intake.module.css'
import { type ResultField, readResult, typedResult } from './result-form.ts'
import type { RecordResult } from './use-record-result.ts'

interface Props {
  readonly market: Market
  readonly result: Parameters<typeof typedResult>[0]
  readonly record: RecordResult
  readonly onClose: () => void
}

const lengths = { winner: 200, product: 200, score: 40, price: 20, offers: 6, evidence: 500 }

/** Who won a tender, typed from what the monopoly published. */
export function ResultDialog({ market, result, record, onClose }: Props) {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'common'])
  const language = useLanguage()
  const [typed, setTyped] = useState(() => typedResult(result, language))
  const [wrong, setWrong] = useState<readonly ResultField[]>([])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readResult(typed, market)
    if ('wrong' in read) return setWrong(read.wrong)
    if (!record.isPending) record.mutate(read.result, { onSuccess: onClose })
  }
  const field = (name: ResultField) => ({
    label: t(`tenders:result.${name}`),
    required: name === 'winner' || name === 'evidence',
    error: wrong.includes(name) ? t('edit.wrong') : null,
    value: typed[name],
    onChange: (value: string) => {
      setTyped({ ...typed, [name]: value })
      setWrong(wrong.filter((one) => one !== name))
    },
  })
  return (
    <Dialog
      isOpen
      title={t(result === null ? 'result.record' : 'result.correct')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="result-form" variant="primary" busy={record.isPending}>
            {t('common:ui.save')}
          </Button>
        </>
      }
    >
      <form id="result-form" className={styles.bring} noValidate onSubmit={submit}>
        <p>{t('result.public')}</p>
        <TextField {...field('winner')} maxLength={lengths.winner} />
        <TextField {...field('product')} maxLength={lengths.product} />
        <TextField
          {...field('price')}
          maxLength={lengths.price}
          inputMode="decimal"
          unit={marketFacts[market].currency}
        />
        <TextField {...field('score')} maxLength={lengths.score} hint={t('result.score_hint')} />
        <TextField {...field('offers')} maxLength={lengths.offers} inputMode="numeric" />
        <TextField {...field('decided_on')} type="date" />
        <TextField
          {...field('evidence')}
          maxLength={lengths.evidence}
          hint={t('result.evidence_hint')}
        />
      </form>
      {record.error && (
        <Notice tone="error" announce title={t('not_saved')}>
          {t(`common:errors.${errorCodeOf(record.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
