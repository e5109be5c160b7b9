import { useTranslation } from 'react-i18next'
import { CopyButton } from './copy-button.tsx'
import styles from './factors.module.css'
import { QrCode } from './qr-code.tsx'

interface Props {
  readonly secret: string
  readonly uri: string
}

/** What an authenticator app takes: the QR code, the address on a phone, or the secret typed in. */
export function TotpSecret({ secret, uri }: Props) {
  const { t } = useTranslation('accounts')
  const groups = secret.match(/.{1,4}/g) ?? []
  return (
    <div className={styles.secret}>
      <QrCode text={uri} label={t('factor.qr_code')} />
      <div>
        <p>{t('factor.scan')}</p>
        <p>
          <a href={uri}>{t('factor.open_app')}</a>
        </p>
        <p>{t('factor.type_secret')}</p>
        <p className={styles.code} translate="no">
          {groups.join(' ')}
        </p>
        <CopyButton text={secret} label={t('factor.copy_secret')} />
      </div>
    </div>
  )
}
