import { useTranslation } from 'react-i18next'
import type { Application, FormData } from '#domain/applications/application.ts'
import type { ApplicationForm } from '#domain/applications/application-form.ts'
import { useFormTexts } from '../../lib/applications/use-form-texts.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Autosave, emptyFormData } from './autosave.ts'
import { differingKeys } from './same-form-data.ts'

export interface DraftConflictProps {
  readonly form: ApplicationForm
  readonly mine: FormData
  readonly saved: Application
  readonly autosave: Autosave
}

/** Two tabs went on with the same draft: both versions side by side, the producer chooses. */
export function DraftConflict({ form, mine, saved, autosave }: DraftConflictProps) {
  const { t } = useTranslation('applications')
  const texts = useFormTexts()
  const theirs = saved.form_data ?? emptyFormData
  const fields = form.sections.flatMap((section) => section.fields)
  const keys = differingKeys(mine, theirs)
  const shown = (data: FormData, key: string) =>
    (key === 'product_id'
      ? data.product_id
      : texts.answer(
          fields.find((field) => field.key === key),
          data.answers[key],
        )) ?? t('conflict.none')
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
      <p>{t('conflict.text', { count: keys.length })}</p>
      <DataTable
        caption={t('conflict.title')}
        rows={keys}
        rowKey={(key) => key}
        columns={[
          {
            key: 'question',
            header: t('conflict.question'),
            isRowHeader: true,
            cell: (key) =>
              texts.label(
                fields.find((field) => field.key === key) ?? {
                  key,
                  label: null,
                  criterion_id: null,
                },
              ),
          },
          { key: 'mine', header: t('conflict.mine'), cell: (key) => shown(mine, key) },
          { key: 'theirs', header: t('conflict.theirs'), cell: (key) => shown(theirs, key) },
        ]}
      />
    </Notice>
  )
}
