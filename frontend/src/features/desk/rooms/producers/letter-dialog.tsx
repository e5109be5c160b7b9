import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import styles from './producers.module.css'
import type { DeskProducer } from './use-producer.ts'

interface Props {
  readonly producer: DeskProducer['producer']
  readonly onClose: () => void
}

/** A letter to a producer in the operator's own words. */
export function LetterDialog({ producer, onClose }: Props) {
  const { t } = useTranslation(['desk-producers', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  // the same for every try: the letter goes out once
  const [letter_id] = useState(() => crypto.randomUUID())
  const [subject, setSubject] = useState('')
  const [text, setText] = useState('')
  const [wasTried, setTried] = useState(false)
  const isEmpty = (value: string) => wasTried && value.trim() === ''
  const send = useMutation({
    mutationFn: () =>
      callApi('writeLetter', {
        params: { user_id: producer.user_id },
        body: { letter_id, subject, text },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['listLetters', producer.user_id] })
      toasts.show({ tone: 'success', title: t('letter.sent', { email: producer.email }) })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (subject.trim() !== '' && text.trim() !== '' && !send.isPending) send.mutate()
  }
  return (
    <Dialog
      isOpen
      title={t('letter.title', { email: producer.email })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="letter-form" variant="primary" busy={send.isPending}>
            {t('letter.send')}
          </Button>
        </>
      }
    >
      <form id="letter-form" className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('letter.subject')}
          maxLength={150}
          value={subject}
          onChange={setSubject}
          error={isEmpty(subject) ? t('letter.empty') : null}
        />
        <TextArea
          label={t('letter.text')}
          hint={t('letter.hint')}
          rows={8}
          maxLength={5000}
          value={text}
          onChange={setText}
          error={isEmpty(text) ? t('letter.empty') : null}
        />
      </form>
      {send.error && (
        <Notice tone="error" announce title={t('letter.failed')}>
          {t(`common:errors.${errorCodeOf(send.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
