import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ImporterPart } from '#domain/prices/importer-part.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import {
  filledWith,
  hasImporterFigures,
  importerPartOf,
  isFilledWith,
  refilledWith,
} from './importer-question.ts'
import styles from './price-ladder-page.module.css'
import { parseQuestion } from './price-question.ts'
import type { QuestionFormProps } from './question-form.tsx'

/** Keeps what the importer takes with the account, and begins with it the next time. */
export function ImporterMemory({ question, onChange }: QuestionFormProps) {
  const { t } = useTranslation('prices')
  const { state } = useSession()
  const { pathname, search } = useLocation()
  if (state === 'loading') return null
  if (state === 'signed_in') return <OwnMemory question={question} onChange={onChange} />
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <p className={styles.note}>
      <LocaleLink to={`/auth?next=${next}`}>{t('importer.sign_in')}</LocaleLink>
    </p>
  )
}

function OwnMemory({ question, onChange }: QuestionFormProps) {
  const { t } = useTranslation(['prices', 'common'])
  const queries = useQueryClient()
  const toasts = useToasts()
  const { data, error, refetch } = useQuery({
    queryKey: ['listImporterParts'],
    queryFn: ({ signal }) => callApi('listImporterParts', { signal }),
  })
  const { market } = question
  const known = data?.parts[market]
  const save = useMutation({
    mutationFn: (part: ImporterPart) =>
      callApi('saveImporterPart', { params: { market }, body: part }),
    onSuccess: (answer) => {
      queries.setQueryData(['listImporterParts'], answer)
      const isKept = answer.parts[market] !== undefined
      toasts.show({
        tone: 'success',
        title: t(isKept ? 'importer.remembered' : 'importer.forgotten', {
          market: t(`markets.${market}`),
        }),
      })
    },
  })
  // once for a market: what is emptied by hand stays empty
  const isFilled = useRef(false)
  useEffect(() => {
    // the address follows a choice of the market a moment later; what is filled in builds on it
    const isThere = parseQuestion(new URLSearchParams(window.location.search)).market === market
    if (known === undefined || isFilled.current || !isThere) return
    isFilled.current = true
    if (!hasImporterFigures(question)) onChange((now) => filledWith(now, known))
  }, [known, market, question, onChange])
  // costs go by volume: those still as remembered follow it, those typed by hand stay
  const { volume } = question
  const formerVolume = useRef(volume)
  useEffect(() => {
    const isThere = parseQuestion(new URLSearchParams(window.location.search)).volume === volume
    if (known === undefined || formerVolume.current === volume || !isThere) return
    const former = formerVolume.current
    formerVolume.current = volume
    if (refilledWith(question, known, former) !== null)
      onChange((now) => refilledWith(now, known, former) ?? {})
  }, [known, volume, question, onChange])
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return null
  const part = importerPartOf(question)
  const isSame = known !== undefined && isFilledWith(question, known)
  return (
    <div className={styles.memory}>
      {isSame && <p className={styles.note}>{t('importer.same')}</p>}
      {part !== null && !isSame && (
        <Button size="small" busy={save.isPending} onClick={() => save.mutate(part)}>
          {t('importer.remember', { market: t(`markets.${market}`) })}
        </Button>
      )}
      {known !== undefined && !isSame && (
        <Button size="small" onClick={() => onChange((now) => filledWith(now, known))}>
          {t('importer.fill')}
        </Button>
      )}
      {known !== undefined && (
        <Button
          size="small"
          busy={save.isPending}
          onClick={() => save.mutate({ ...known, figures: {} })}
        >
          {t('importer.forget')}
        </Button>
      )}
      {save.error && (
        <Notice tone="error" announce title={t('importer.not_saved')}>
          {t(`common:errors.${errorCodeOf(save.error)}`)}
        </Notice>
      )}
    </div>
  )
}
