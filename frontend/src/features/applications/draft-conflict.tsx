import { useTranslation } from 'react-i18next'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Autosave, emptyFormData } from './autosave.ts'
import { type Difference, differencesOf } from './same-form-data.ts'
import { useDifferenceWords } from './use-difference-words.ts'

export interface DraftConflictProps {
  readonly form: ApplicationForm
  readonly mine: FormData
  readonly saved: Application
  readonly autosave: Autosave
}

/** Two tabs went on with the same draft: both versions side by side, the producer chooses. */
export function DraftConflict({ form, mine, saved, autosave }: DraftConflictProps) {
  const { t } = useTranslation('applications')
  const { nameOf, valueIn } = useDifferenceWords(form)
  const theirs = saved.form_data ?? emptyFormData
  const differences = differencesOf(mine, theirs)
  const shown = (data: FormData, one: Difference) => valueIn(data, one) ?? t('conflict.none')
  return (
    <Notice
      tone="warning"
      announce
      title={t('conflict.title')}
      action={
        <>
          <Button onClick={() => void autosave.keepMine()}>{t('conflict.keepMine')}</Button>
          <Button onClick={autosave.takeTheirs}>{t('conflict.takeTheirs')}</Button>
        </>
      }
    >
      <p>{t('conflict.text', { count: differences.length })}</p>
      <DataTable
        caption={t('conflict.title')}
        rows={differences}
        rowKey={({ of, key }) => `${of} ${key}`}
        columns={[
          { key: 'question', header: t('conflict.question'), isRowHeader: true, cell: nameOf },
          { key: 'mine', header: t('conflict.mine'), cell: (one) => shown(mine, one) },
          { key: 'theirs', header: t('conflict.theirs'), cell: (one) => shown(theirs, one) },
        ]}
      />
    </Notice>
  )
}
