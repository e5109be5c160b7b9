import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompanyDocument } from '#domain/documents/document.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Progress } from '../../ui/progress.tsx'
import { ChosenFiles, checkChosen, withMore } from './chosen-files.tsx'
import { fieldId } from './detail-fields.tsx'
import {
  type DocumentDraft,
  type DraftProblem,
  draftOf,
  draftOfNewer,
  emptyDraft,
} from './document-draft.ts'
import { DocumentFields } from './document-fields.tsx'
import styles from './documents-page.module.css'
import { useProblemText } from './use-problem-text.ts'
import { type FormPurpose, useSaveDocument } from './use-save-document.ts'

function firstDraft(purpose: FormPurpose): DocumentDraft {
  if (purpose.to === 'add') return { ...emptyDraft, kind: purpose.kind ?? '', ...purpose.product }
  return purpose.to === 'change' ? draftOf(purpose.document) : draftOfNewer(purpose.document)
}

const none: readonly DraftProblem[] = []

interface Props {
  readonly purpose: FormPurpose
  readonly onClose: () => void
  /** What is saved now. */
  readonly onSaved?: (document: CompanyDocument) => void
}

/** What a document is and how long it is good; with the files that are added, or without where only that changes. */
export function DocumentDialog({ purpose, onClose, onSaved }: Props) {
  const { t } = useTranslation('documents')
  const { t: common } = useTranslation('common')
  const [draft, setDraft] = useState(() => firstDraft(purpose))
  const [files, setFiles] = useState<readonly File[]>(() =>
    withMore([], purpose.to === 'add' ? purpose.files : []),
  )
  const [isWithoutFile, setWithoutFile] = useState(false)
  const { state, save } = useSaveDocument(purpose, (document) => {
    onSaved?.(document)
    onClose()
  })
  const good = checkChosen(files).flatMap(({ file, rejection }) => (rejection === null ? file : []))
  const isSaving = state.at === 'saving'
  const problems = state.at === 'editing' ? state.problems : none
  const text = useProblemText()
  // the summary takes the focus with each new list
  const errors = useMemo(
    () => problems.map((problem) => ({ field: fieldId(problem.field), message: text(problem) })),
    [problems, text],
  )
  const submit = () => {
    const isMissing = purpose.to !== 'change' && good.length === 0
    setWithoutFile(isMissing)
    if (!isMissing) void save(draft, good)
  }
  // an upload that is under way is not lost by a slip of the hand
  const close = () => {
    if (!isSaving) onClose()
  }
  return (
    <Dialog
      title={t(`form.${purpose.to}`)}
      size="wide"
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button variant="primary" busy={isSaving} onClick={submit}>
            {t('form.save')}
          </Button>
        </>
      }
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <ErrorSummary errors={errors} />
        {state.at === 'failed' && (
          <Notice tone="error" announce title={t('form.notSaved')}>
            <p>{common(`errors.${state.code}`)}</p>
          </Notice>
        )}
        {purpose.to === 'replace' && <p>{t('form.replaceText')}</p>}
        {purpose.to !== 'change' && (
          <ChosenFiles files={files} onChange={setFiles} isMissing={isWithoutFile} />
        )}
        <DocumentFields draft={draft} problems={problems} onChange={setDraft} />
        {isSaving && state.percent !== null && (
          <Progress label={t('form.uploading')} value={state.percent} />
        )}
      </form>
    </Dialog>
  )
}
