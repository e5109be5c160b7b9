import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { FileDrop } from '../../ui/file-drop.tsx'
import { Page } from '../../ui/page.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './check-page.module.css'
import { CheckResult } from './check-result.tsx'
import { useReceiptCheck } from './use-receipt-check.ts'

/** `/receipts/check`: whether a receipt and files belong together, for everybody and without an upload. */
export function CheckPage() {
  const { t } = useTranslation('receipts')
  const { files, outcome, add, remove, again, clear } = useReceiptCheck()
  return (
    <Page title={t('check.title')} lead={t('check.lead')} width="narrow">
      <FileDrop
        title={t('check.drop')}
        hint={t('check.hint')}
        selectLabel={t('check.select')}
        accept={[]}
        isMain={files.length === 0}
        onSelect={(chosen) => void add(chosen)}
      />
      {files.length > 0 && (
        <section aria-label={t('check.chosen')} className={styles.chosen}>
          <ul>
            {files.map((file) => (
              <ChosenFile key={file.name} file={file} onRemove={() => void remove(file)} />
            ))}
          </ul>
          <Button onClick={() => void clear()}>{t('check.clear')}</Button>
        </section>
      )}
      {outcome.at === 'checking' && <Spinner label={t('check.checking')} />}
      {outcome.at === 'failed' && (
        <ApiFailure error={outcome.error} title={t('check.failed')} onRetry={() => void again()} />
      )}
      {outcome.at === 'done' && <CheckResult result={outcome.result} />}
      <section className={styles.how}>
        <h2>{t('check.how.title')}</h2>
        <p>{t('check.how.files')}</p>
        <p>{t('check.how.signature')}</p>
        <p>{t('check.how.keys')}</p>
        <p>
          <a href="/api/receipt-keys">{t('check.how.keys_link')}</a>
        </p>
      </section>
    </Page>
  )
}

function ChosenFile({ file, onRemove }: { readonly file: File; readonly onRemove: () => void }) {
  const { t } = useTranslation('receipts')
  const { fileSize } = useFormat()
  return (
    <li>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.soft}>{fileSize(file.size)}</span>
      <Button
        size="small"
        variant="quiet"
        icon={<X aria-hidden="true" />}
        aria-label={t('check.removeFile', { name: file.name })}
        onClick={onRemove}
      >
        {t('check.remove')}
      </Button>
    </li>
  )
}
