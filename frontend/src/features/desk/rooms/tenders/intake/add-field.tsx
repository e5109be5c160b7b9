import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type PublishedField,
  publishedGroups,
} from '../../../../../lib/tenders/published-fields.ts'
import { Select } from '../../../../../ui/select.tsx'
import { FieldEditor } from './field-editor.tsx'
import styles from './intake.module.css'
import type { IntakeRow } from './use-intake.ts'

const allFields = Object.values(publishedGroups).flat()
const fixed: readonly PublishedField[] = [
  'id',
  'monopoly',
  'market',
  'record_kind',
  'completeness',
  'status',
  'source',
  'additional_sources',
  'withdrawal_note',
]

/** What the file does not say can be said by hand. */
export function AddField({
  published,
  onSave,
}: {
  readonly published: IntakeRow['published']
  readonly onSave: (published: IntakeRow['published']) => Promise<unknown>
}) {
  const { t } = useTranslation(['desk-tenders', 'tenders'])
  const [field, setField] = useState<PublishedField | ''>('')
  const silent = allFields.filter((one) => published[one] === null && !fixed.includes(one))
  return (
    <div className={styles.add}>
      <Select
        label={t('review.add')}
        required={false}
        optionalUnmarked
        empty={t('review.add_which')}
        options={silent.map((value) => ({ value, label: t(`tenders:field.${value}`) }))}
        value={field}
        onChange={setField}
      />
      {field !== '' && (
        <FieldEditor
          key={field}
          field={field}
          published={published}
          onSave={(corrected) => {
            setField('')
            void onSave(corrected).catch(() => undefined)
          }}
          onClose={() => setField('')}
        />
      )}
    </div>
  )
}
