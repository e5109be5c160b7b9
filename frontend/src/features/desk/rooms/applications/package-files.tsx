import { useQuery } from '@tanstack/react-query'
import Copy from 'lucide-react/icons/copy'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import styles from './applications.module.css'
import { useCopy } from './use-copy.ts'
import { seenIn } from './use-desk-step.ts'

/** The names of the files that go into the portal, as they are in the sealed package. */
export function PackageFiles({ found }: { readonly found: ApiOutput<'findApplication'> }) {
  const { t } = useTranslation('desk-applications')
  const { fileSize } = useFormat()
  const { params } = seenIn(found)
  const { copied, failed, copy } = useCopy()
  const { data, error, refetch } = useQuery({
    queryKey: ['findReceipt', params.user_id, params.tender_id],
    queryFn: ({ signal }) => callApi('findReceipt', { params, signal }),
  })
  return (
    <section>
      <h3>{t('hand_in.files')}</h3>
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!error && data === undefined && <Skeleton awaits="documents" lines={4} />}
      {data?.receipt === null && <p>{t('hand_in.not_sealed')}</p>}
      {data?.receipt && (
        <>
          <p className={styles.soft}>
            {t('hand_in.files_in', { name: data.receipt.package.name })}
          </p>
          {failed && <Notice tone="error" announce title={t('hand_in.copy_failed')} />}
          <ul className={styles.fields}>
            {data.receipt.files.map(({ name, size_bytes }) => (
              <li key={name}>
                <span className={styles.field}>{name}</span>
                <span className={styles.value}>{fileSize(size_bytes)}</span>
                <Button
                  size="small"
                  icon={<Copy aria-hidden="true" />}
                  aria-label={
                    copied.includes(name)
                      ? `${t('hand_in.copied')}: ${name}`
                      : t('hand_in.copy_field', { field: name })
                  }
                  onClick={() => void copy(name, name)}
                >
                  {t(copied.includes(name) ? 'hand_in.copied' : 'hand_in.copy')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
