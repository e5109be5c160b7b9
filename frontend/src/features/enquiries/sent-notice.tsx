import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './enquiry-form.module.css'
import type { Receipt } from './use-sending.ts'

interface Props {
  readonly receipt: Receipt
  readonly title: string
  readonly next: string
  readonly again: string
  readonly onAgain: () => void
}

/** That something arrived, and what to quote: nothing is mailed to an address nobody has verified. */
export function SentNotice({ receipt, title, next, again, onAgain }: Props) {
  const { t } = useTranslation('enquiries')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div ref={box} className={styles.receipt} tabIndex={-1}>
      <Notice
        tone="success"
        title={title}
        announce
        action={
          <Button size="small" onClick={onAgain}>
            {again}
          </Button>
        }
      >
        <p>
          {t('sent.reference')} <span className={styles.reference}>{receipt.reference}</span>
        </p>
        <p>{next}</p>
      </Notice>
    </div>
  )
}
