import Copy from 'lucide-react/icons/copy'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import styles from './feed-address.module.css'

export interface FeedAddressProps {
  readonly label: string
  readonly address: string
  /** Default: a calendar, which its program can open and which can be downloaded. */
  readonly isNews?: boolean
}

/** What calendar programs open by themselves. */
const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:')

/**
 * An address to give to a program: to copy, and of a calendar to open with it, or to download once. Its words are
 * those of the calendar.
 */
export function FeedAddress({ label, address, isNews = false }: FeedAddressProps) {
  const { t } = useTranslation('calendar')
  const id = useId()
  const [copied, setCopied] = useState<{ address: string; isCopied: boolean } | null>(null)
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    )
    setCopied({ address, isCopied })
  }
  // of another address nothing is copied
  const told = copied?.address === address ? copied : null
  return (
    <div className={styles.feed}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.line}>
        <input
          id={id}
          className={styles.address}
          readOnly
          value={address}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('subscribe.copy')}
        </Button>
      </div>
      <p role="status" className={styles.told}>
        {told && (told.isCopied ? t('subscribe.copied') : t('subscribe.not_copied'))}
      </p>
      {!isNews && (
        <p className={styles.links}>
          <a href={webcalOf(address)}>{t('subscribe.open')}</a>
          <a href={address} download="nordgate.ics">
            {t('subscribe.download')}
          </a>
        </p>
      )}
    </div>
  )
}
