import { useTranslation } from 'react-i18next'
import type { CheckedFile, FileState, ReceiptCheck } from '#domain/receipts/check-receipt.ts'
import { ReceiptFacts } from '../../lib/receipts/receipt-facts.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusMark, type StatusMarkProps } from '../../ui/status-mark.tsx'
import type { Checked } from './check-given.ts'
import styles from './check-page.module.css'

/** What was found, in one sentence, then file by file. */
export function CheckResult({ result }: { readonly result: Checked }) {
  const { t } = useTranslation('receipts')
  if (result.kind === 'no_receipt' || result.kind === 'two_receipts') {
    return (
      <Notice tone="warning" announce title={t(`check.${result.kind}.title`)}>
        {t(`check.${result.kind}.text`)}
      </Notice>
    )
  }
  const { check } = result
  return (
    <div className={styles.result}>
      <Verdict check={check} hasFiles={result.kind === 'checked'} />
      {check.files.length > 0 && (
        <ul className={styles.files} aria-label={t('check.files')}>
          {check.files.map((file) => (
            <li key={`${file.within ?? ''}/${file.name}`}>
              <FileLine file={file} />
            </li>
          ))}
        </ul>
      )}
      {check.receipt && (
        <section>
          <h2>{t('title', { number: check.receipt.number })}</h2>
          <ReceiptFacts receipt={check.receipt} />
        </section>
      )}
    </div>
  )
}

function Verdict({
  check: { fault, belongs, files },
  hasFiles,
}: {
  readonly check: ReceiptCheck
  readonly hasFiles: boolean
}) {
  const { t } = useTranslation('receipts')
  if (fault !== null) {
    return (
      <Notice tone="error" announce title={t(`check.fault.${fault}.title`)}>
        {t(`check.fault.${fault}.text`)}
      </Notice>
    )
  }
  if (!hasFiles) {
    return (
      <Notice announce title={t('check.only_receipt.title')}>
        {t('check.only_receipt.text')}
      </Notice>
    )
  }
  if (belongs) {
    const isPart = files.some(({ state }) => state === 'not_given')
    return (
      <Notice tone="success" announce title={t('check.belongs.title')}>
        {t(isPart ? 'check.belongs.part' : 'check.belongs.text')}
      </Notice>
    )
  }
  return (
    <Notice tone="error" announce title={t('check.differs.title')}>
      {t('check.differs.text')}
    </Notice>
  )
}

const marks: Readonly<Record<FileState, StatusMarkProps['status']>> = {
  matches: 'met',
  changed: 'not_met',
  missing: 'not_met',
  unknown: 'not_met',
  unreadable: 'not_met',
  not_given: 'unknown',
}

function FileLine({ file: { name, state, within, sealedAs } }: { readonly file: CheckedFile }) {
  const { t } = useTranslation('receipts')
  return (
    <>
      <span className={styles.name}>{name}</span>
      {within !== undefined && (
        <span className={styles.soft}>{t('check.within', { name: within })}</span>
      )}
      {sealedAs !== undefined && (
        <span className={styles.soft}>{t('check.sealedAs', { name: sealedAs })}</span>
      )}
      <StatusMark status={marks[state]}>{t(`check.state.${state}`)}</StatusMark>
    </>
  )
}
