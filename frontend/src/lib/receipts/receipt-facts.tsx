import { useTranslation } from 'react-i18next'
import type { Receipt } from '#domain/receipts/receipt-schema.ts'
import { useFormat } from '../use-format.ts'
import styles from './receipt.module.css'

/** What a receipt says, line by line, and the files that it speaks of. */
export function ReceiptFacts({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('receipts')
  const { instant, fileSize } = useFormat()
  const { tender, submitted_by, submitted_at, sealed_at, rules_version, signature } = receipt
  const facts = [
    [
      'submitted',
      `${instant(submitted_at.utc, 'UTC')} \u00b7 ${instant(submitted_at.utc, submitted_at.time_zone)}`,
    ],
    ['by', [submitted_by.contact_name, submitted_by.company_name].filter(Boolean).join(', ')],
    [
      'tender',
      [tender.reference ?? tender.title, t('facts.version', { version: tender.version })].join(
        ', ',
      ),
    ],
    ['sealed', instant(sealed_at, 'UTC')],
    ['rules', rules_version ?? t('facts.no_rules')],
    ['key', signature.key_id],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`facts.${name}`)}</dt>
            <dd className={name === 'key' ? styles.hash : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.files} aria-label={t('facts.files')}>
        {[receipt.package, ...receipt.files].map(({ name, size_bytes, sha256 }) => (
          <li key={name}>
            <span className={styles.name}>{name}</span>
            <span className={styles.soft}>{fileSize(size_bytes)}</span>
            <code className={styles.hash}>{sha256}</code>
          </li>
        ))}
      </ul>
    </>
  )
}
