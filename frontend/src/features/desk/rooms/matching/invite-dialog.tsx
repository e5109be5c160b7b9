import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import styles from './matching.module.css'
import { type TenderProducer, tenderProducersKey } from './use-tender-producers.ts'

interface Props {
  readonly tender_id: number
  readonly version: number
  readonly producers: readonly Pick<TenderProducer, 'user_id' | 'company_name' | 'email'>[]
  readonly onClose: () => void
}

/** Invites producers, each in their language, with words of the operator's own where there are some. */
export function InviteDialog({ tender_id, version, producers, onClose }: Props) {
  const { t } = useTranslation(['desk-matching', 'common'])
  const { list } = useFormat()
  const toasts = useToasts()
  const queries = useQueryClient()
  const [text, setText] = useState('')
  // a mutation tells of itself a moment late, and a double press would ask twice
  const isSending = useRef(false)
  const invite = useMutation({
    mutationFn: () =>
      callApi('inviteProducers', {
        params: { tender_id },
        body: { version, text, user_ids: producers.map(({ user_id }) => user_id) },
      }),
    onSuccess: ({ invitations }) => {
      const count = (of: string) => invitations.filter(({ outcome }) => outcome === of).length
      const invited = count('invited')
      const left = invitations.length - invited
      toasts.show({
        tone: invited > 0 ? 'success' : 'warning',
        title: t('sent', { count: invited }),
        ...(left > 0 ? { message: t('left_out', { count: left }) } : {}),
      })
      onClose()
    },
    // also where the tender changed meanwhile: the next press is about what is so now
    onSettled: () => queries.invalidateQueries({ queryKey: tenderProducersKey(tender_id) }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    invite.mutate(undefined, {
      onSettled: () => {
        isSending.current = false
      },
    })
  }
  const names = producers.slice(0, 5).map((one) => one.company_name ?? one.email ?? t('unnamed'))
  const more = producers.length - names.length
  return (
    <Dialog
      isOpen
      title={t('dialog_title', { count: producers.length })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="invite-form" variant="primary" busy={invite.isPending}>
            {t('send')}
          </Button>
        </>
      }
    >
      <form id="invite-form" className={styles.part} onSubmit={submit}>
        <p>{list(more > 0 ? [...names, t('more', { count: more })] : names)}</p>
        <p>{t('dialog_text')}</p>
        <TextArea
          required={false}
          label={t('words')}
          hint={t('words_hint')}
          rows={5}
          maxLength={2000}
          value={text}
          onChange={setText}
        />
      </form>
      {invite.error && (
        <Notice tone="error" announce title={t('not_sent')}>
          {t(`common:errors.${errorCodeOf(invite.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
