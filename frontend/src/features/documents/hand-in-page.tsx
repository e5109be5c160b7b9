import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { checkDetails } from '#domain/documents/document.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { fileNameOf } from '#domain/shared/stored-file.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { type ApiErrorCode, errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { putFile } from '../../lib/put-file.ts'
import { useFormat } from '../../lib/use-format.ts'
import { useFragment } from '../../lib/use-fragment.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { checkChosen } from './chosen-files.tsx'
import { DetailFields } from './detail-fields.tsx'
import { type DraftProblem, detailsOf, emptyDraft, vintageProblem } from './document-draft.ts'
import styles from './documents-page.module.css'
import { FilePicker } from './file-picker.tsx'

type Asked = ApiOutput<'openHandIn'>

const pollMs = 2000

/** `/hand-in#key=…`: somebody without an account hands in the one document that was asked for. */
export function HandInPage() {
  // another link opened in the same tab changes the fragment alone
  return <HandIn key={useLocation().hash} />
}

function HandIn() {
  const { t } = useTranslation('documents')
  const key = useFragment().get('key') ?? ''
  const [sentAt, setSentAt] = useState<number | null>(null)
  const asked = useQuery({
    queryKey: ['hand-in', key],
    queryFn: ({ signal }) => callApi('openHandIn', { body: { key }, signal }),
    enabled: key !== '',
    retry: false,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.state === 'checking' || isOnItsWay(sentAt, data, dataUpdatedAt) ? pollMs : false,
  })
  const code = asked.error === null ? null : errorCodeOf(asked.error)
  if (key === '' || code === 'link_not_valid' || code === 'invalid_input')
    return (
      <Frame>
        <Notice tone="warning" title={t('handIn.invalid')}>
          <p>{t('handIn.askAgain')}</p>
        </Notice>
      </Frame>
    )
  // what is being typed outlives a lost network
  if (asked.data !== undefined) {
    const isSent = isOnItsWay(sentAt, asked.data, asked.dataUpdatedAt)
    return (
      <Frame>
        <Asking
          asked={isSent ? { ...asked.data, state: 'checking' } : asked.data}
          handInKey={key}
          onSent={() => setSentAt(Date.now())}
          onNotSent={() => void asked.refetch()}
        />
      </Frame>
    )
  }
  return (
    <Frame>
      {asked.error === null ? (
        <Skeleton awaits="request" lines={6} />
      ) : (
        <ApiFailure
          error={asked.error}
          title={t('handIn.failed')}
          onRetry={() => void asked.refetch()}
        />
      )}
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('documents')
  return (
    <Page width="narrow" title={t('handIn.title')}>
      {children}
    </Page>
  )
}

/** The file has arrived, and the server has not said yet what becomes of it: the check begins a moment later. */
export const isOnItsWay = (
  sentAt: number | null,
  asked: Pick<Asked, 'state' | 'refused'> | undefined,
  askedAt: number,
): boolean =>
  sentAt !== null && asked?.state === 'open' && (asked.refused === null || askedAt < sentAt)

interface AskingProps {
  readonly asked: Asked
  readonly handInKey: string
  readonly onSent: () => void
  /** It failed; it may have arrived nevertheless. */
  readonly onNotSent: () => void
}

function Asking({ asked, ...props }: AskingProps) {
  const { t } = useTranslation('documents')
  const { instant } = useFormat()
  const language = useLanguage()
  const { state, company_name, product_name, note, refused } = asked
  return (
    <div className={styles.form}>
      <p>
        {company_name === null
          ? t('handIn.someoneAsks')
          : t('handIn.companyAsks', { company: company_name })}
      </p>
      <p className={styles.words}>
        <strong>{kindName(language, asked.kind)}</strong>
        {product_name !== null && <span>{product_name}</span>}
        {note !== '' && <span className={styles.note}>{note}</span>}
      </p>
      {state === 'open' && refused !== null && (
        <Notice tone="error" announce title={t('file.refused')}>
          <p>{t(`refusal.${refused}`)}</p>
        </Notice>
      )}
      {state === 'open' ? (
        <>
          <p className={styles.soft}>{t('handIn.until', { date: instant(asked.ends_at) })}</p>
          <HandInForm asked={asked} {...props} />
        </>
      ) : (
        <Notice
          tone={state === 'received' ? 'success' : state === 'checking' ? 'info' : 'warning'}
          announce
          title={t(`handIn.is.${state}`)}
        >
          <p>{t(`handIn.isText.${state}`)}</p>
        </Notice>
      )}
    </div>
  )
}

function HandInForm({ asked, handInKey, onSent, onNotSent }: AskingProps) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const { fileSize } = useFormat()
  const [draft, setDraft] = useState({ ...emptyDraft, kind: asked.kind })
  const [file, setFile] = useState<File | null>(null)
  const [problems, setProblems] = useState<readonly DraftProblem[]>([])
  const [isWithoutFile, setWithoutFile] = useState(false)
  const [percent, setPercent] = useState<number | null>(null)
  const [failed, setFailed] = useState<ApiErrorCode | null>(null)
  const [checked] = file === null ? [] : checkChosen([file])
  const rejection = checked?.rejection ?? null

  const send = async () => {
    const details = detailsOf(draft)
    const found = [...vintageProblem(draft), ...checkDetails(details)]
    setProblems(found)
    setWithoutFile(file === null)
    if (found.length > 0 || file === null || rejection !== null) return
    setPercent(0)
    setFailed(null)
    try {
      const { holder, issuer, number, vintage, lot, valid_from, valid_to } = details
      const { put } = await callApi('handInDocument', {
        body: {
          key: handInKey,
          details: { holder, issuer, number, vintage, lot, valid_from, valid_to },
          file_name: fileNameOf(file.name),
          size_bytes: file.size,
        },
      })
      await putFile({ url: put.url, headers: put.headers, file, onProgress: setPercent })
      onSent()
    } catch (thrown) {
      setFailed(errorCodeOf(thrown))
      onNotSent()
    }
    setPercent(null)
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <section className={styles.files} aria-label={t('form.files')}>
        {file !== null && (
          <p className={styles.file}>
            <span className={styles.fileName}>
              {file.name} <span className={styles.soft}>{fileSize(file.size)}</span>
            </span>
            {rejection !== null && rejection !== 'too_many_files' && (
              <span className={styles.wrong} role="alert">
                {t(`refusal.${rejection}`)}
              </span>
            )}
          </p>
        )}
        <FilePicker
          label={file === null ? t('handIn.choose') : t('file.another')}
          multiple={false}
          onSelect={([one]) => setFile(one ?? null)}
        />
        <p className={styles.soft}>{t('add.hint')}</p>
        {isWithoutFile && file === null && (
          <Notice tone="error" announce>
            {t('form.noFile')}
          </Notice>
        )}
      </section>
      <DetailFields
        draft={draft}
        problems={problems}
        onChange={(next) => setDraft({ ...next, kind: asked.kind })}
      />
      {failed !== null && (
        <Notice tone="error" announce title={t('handIn.notSent')}>
          <p>{common(`errors.${failed}`)}</p>
        </Notice>
      )}
      {percent !== null && <Progress label={t('form.uploading')} value={percent} />}
      <div>
        <Button type="submit" variant="primary" busy={percent !== null}>
          {t('handIn.send')}
        </Button>
      </div>
    </form>
  )
}
