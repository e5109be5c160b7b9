import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Upload } from '#domain/portfolio/upload.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useHasStopped } from './import/use-has-stopped.ts'
import { ProblemList } from './problem-list.tsx'
import styles from './reading-result.module.css'
import { useUpload } from './use-upload.ts'
import { isBeingRead } from './use-uploads.ts'

/** What the reading of an uploaded file gave, as soon as it is known. */
export function ReadingResult({ uploadId }: { readonly uploadId: string }) {
  const { data, error, refetch } = useUpload(uploadId)
  if (data === undefined || isBeingRead(data)) {
    return (
      <>
        {error !== null && <ApiFailure error={error} onRetry={() => void refetch()} />}
        <BeingRead upload={data} />
      </>
    )
  }
  return (
    <div className={styles.result} role="status">
      <ReadingSummary upload={data} />
    </div>
  )
}

const slowMs = 20_000
const notThere = { status: 'waiting', asked_at: null, created_at: '' } as const

function BeingRead({ upload }: { readonly upload: Upload | undefined }) {
  const { t } = useTranslation('portfolio')
  const isStopped = useHasStopped(upload ?? notThere)
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowMs)
    return () => clearTimeout(timer)
  }, [])
  if (upload !== undefined && isStopped) {
    return (
      <div className={styles.result} role="status">
        <p className={styles.failed}>{t('upload.stage.stopped')}</p>
        <CheckButton upload={upload} />
      </div>
    )
  }
  const status = upload?.status === 'reading' ? 'reading' : 'waiting'
  return (
    <div className={styles.result}>
      <Spinner label={t(`upload.stage.${status}`)} />
      {isSlow && <p>{t('upload.slow')}</p>}
    </div>
  )
}

function CheckButton({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('portfolio')
  return (
    <LinkButton size="small" to={`/uploads/${upload.upload_id}`}>
      {t('result.check')}
    </LinkButton>
  )
}

/** Products found, rows left out and why, or what is wrong with the whole file. */
export function ReadingSummary({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('portfolio')
  const { product_count, problem_count } = upload
  return (
    <>
      {upload.status === 'failed' ? (
        <p className={styles.failed}>{t('upload.stage.failed')}</p>
      ) : (
        <p className={styles.found}>
          <strong>{t('result.products', { count: product_count })}</strong>
          {' · '}
          {problem_count === 0
            ? t('result.noProblems')
            : t('result.problems', { count: problem_count })}
        </p>
      )}
      <ProblemList upload={upload} />
      <div className={styles.next}>
        <CheckButton upload={upload} />
        {product_count > 0 && (
          <>
            <LinkButton size="small" to={`/products?upload=${upload.upload_id}`}>
              {t('result.checkProducts')}
            </LinkButton>
            <LinkButton size="small" to="/matches">
              {t('result.seeMatches')}
            </LinkButton>
          </>
        )}
      </div>
    </>
  )
}
