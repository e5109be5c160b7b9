import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './timeline-part.module.css'
import type { StepWords } from './use-timeline.ts'

export interface StepFormProps {
  readonly words: StepWords
  readonly isMovable: boolean
  readonly isSaving: boolean
  readonly onSave: (change: Pick<StepWords, 'moved_to' | 'note'>) => void
  readonly onCancel: () => void
}

/** The producer's own day for a step, and a note. */
export function StepForm({ words, isMovable, isSaving, onSave, onCancel }: StepFormProps) {
  const { t } = useTranslation('timeline')
  const [day, setDay] = useState(words.moved_to ?? '')
  const [note, setNote] = useState(words.note ?? '')
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSave({ moved_to: day === '' ? null : day, note: note.trim() === '' ? null : note.trim() })
      }}
    >
      {isMovable && (
        <TextField
          type="date"
          label={t('mark.day')}
          hint={t('mark.dayHint')}
          required={false}
          value={day}
          onChange={setDay}
        />
      )}
      <TextArea
        label={t('mark.note')}
        rows={2}
        maxLength={500}
        required={false}
        value={note}
        onChange={setNote}
      />
      <div className={styles.actions}>
        <Button size="small" type="submit" disabled={isSaving}>
          {t('mark.save')}
        </Button>
        <Button size="small" variant="quiet" onClick={onCancel}>
          {t('mark.cancel')}
        </Button>
      </div>
    </form>
  )
}
