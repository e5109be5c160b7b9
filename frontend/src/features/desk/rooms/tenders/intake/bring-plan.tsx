import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { fileNameOf } from '#domain/shared/stored-file.ts'
import { checkPlanFile, planFileEndings } from '#domain/tenders/plans/plan-file.ts'
import { marketOf } from '#domain/tenders/plans/plan-reading.ts'
import { useLocaleNavigate } from '../../../../../i18n/use-locale-path.ts'
import { callApi } from '../../../../../lib/api.ts'
import { ApiError, errorCodeOf } from '../../../../../lib/api-error.ts'
import { putFile } from '../../../../../lib/put-file.ts'
import { Button } from '../../../../../ui/button.tsx'
import { FileDrop } from '../../../../../ui/file-drop.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { Progress } from '../../../../../ui/progress.tsx'
import { TextArea } from '../../../../../ui/text-area.tsx'
import styles from './intake.module.css'

const sources = Object.keys(marketOf) as (keyof typeof marketOf)[]

async function bringFile(file: File, onProgress: (percent: number) => void) {
  const problem = checkPlanFile(file)
  if (problem !== null) throw new ApiError(problem)
  const { intake, put } = await callApi('createIntake', {
    body: { from: 'file', file_name: fileNameOf(file.name), size_bytes: file.size },
  })
  if (put !== null) await putFile({ url: put.url, headers: put.headers, file, onProgress })
  return intake.intake_id
}

/** Pasted cells of a spreadsheet come with tabs, our own schema as JSON. */
function fileOfText(text: string): File {
  const ending = /^\s*[[{]/.test(text) ? 'json' : text.includes('\t') ? 'tsv' : 'csv'
  return new File([text], `pasted.${ending}`)
}

/** Drop a plan, paste it, or begin with an empty tender; then the plan's own page opens. */
export function BringPlan() {
  const { t } = useTranslation(['desk-tenders', 'common'])
  const navigate = useLocaleNavigate()
  const [percent, setPercent] = useState(0)
  const [text, setText] = useState('')
  const open = (intake_id: string) => navigate(`/admin/tenders/intake/${intake_id}`)
  const bring = useMutation({
    mutationFn: (file: File) => bringFile(file, setPercent),
    onSuccess: open,
  })
  const begin = useMutation({
    mutationFn: (source: (typeof sources)[number]) =>
      callApi('createIntake', { body: { from: 'nothing', source } }),
    onSuccess: ({ intake }) => open(intake.intake_id),
  })
  const error = bring.error ?? begin.error
  return (
    <section className={styles.bring} aria-label={t('bring.title')}>
      <FileDrop
        title={t('bring.drop')}
        hint={t('bring.hint')}
        selectLabel={t('bring.select')}
        accept={planFileEndings}
        multiple={false}
        onSelect={([file]) => file && bring.mutate(file)}
      />
      {bring.isPending && <Progress label={t('bring.sending')} value={percent} />}
      {error && (
        <Notice tone="error" announce title={t('bring.failed')}>
          {t(`common:errors.${errorCodeOf(error)}`)}
        </Notice>
      )}
      <details className={styles.more}>
        <summary>{t('bring.other')}</summary>
        <TextArea
          label={t('bring.paste')}
          hint={t('bring.paste_hint')}
          required={false}
          rows={6}
          value={text}
          onChange={setText}
        />
        <div className={styles.buttons}>
          <Button
            disabled={text.trim() === ''}
            busy={bring.isPending}
            onClick={() => bring.mutate(fileOfText(text))}
          >
            {t('bring.read_text')}
          </Button>
        </div>
        <p>{t('bring.empty')}</p>
        <div className={styles.buttons}>
          {sources.map((source) => (
            <Button
              key={source}
              size="small"
              busy={begin.isPending && begin.variables === source}
              onClick={() => begin.mutate(source)}
            >
              {marketFacts[marketOf[source]].monopoly}
            </Button>
          ))}
        </div>
      </details>
    </section>
  )
}
