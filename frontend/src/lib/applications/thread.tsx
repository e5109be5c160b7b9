import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import Send from 'lucide-react/icons/send'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ThreadMessage } from '#domain/applications/message.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { errorCodeOf } from '../api-error.ts'
import { ApiFailure } from '../api-failure.tsx'
import { useFormat } from '../use-format.ts'
import styles from './thread.module.css'

interface Answer {
  readonly messages: readonly ThreadMessage[]
}

interface ThreadProps {
  /** Who reads it. */
  readonly side: ThreadMessage['from']
  readonly queryKey: readonly unknown[]
  readonly load: (signal: AbortSignal) => Promise<Answer>
  readonly send: (body: { message_id: string; text: string }) => Promise<Answer>
}

/** Questions and answers on an application, read by both sides. */
export function Thread({ side, queryKey, load, send }: ThreadProps) {
  const { t } = useTranslation('applications')
  const { instant } = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
  })
  return (
    <Card>
      <div className={styles.thread}>
        <h2>{t('thread.title')}</h2>
        <p className={styles.soft}>{t(`thread.lead_${side}`)}</p>
        {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
        {data === undefined && !error && <Skeleton awaits="messages" lines={3} />}
        {data?.messages.length === 0 && <p>{t('thread.none')}</p>}
        {data && data.messages.length > 0 && (
          <ol className={styles.messages}>
            {data.messages.map(({ message_id, from, text, sent_at }) => (
              <li key={message_id}>
                <p className={styles.who}>
                  <strong>{from === side ? t('thread.you') : t(`thread.${from}`)}</strong>{' '}
                  <time dateTime={sent_at}>{instant(sent_at)}</time>
                </p>
                <p className={styles.text}>{text}</p>
              </li>
            ))}
          </ol>
        )}
        <Write side={side} queryKey={queryKey} send={send} />
      </div>
    </Card>
  )
}

function Write({ side, queryKey, send }: Pick<ThreadProps, 'side' | 'queryKey' | 'send'>) {
  const { t } = useTranslation(['applications', 'common'])
  const queries = useQueryClient()
  const [text, setText] = useState('')
  // the same words sent again are the same message
  const id = useRef(`thm_${crypto.randomUUID()}`)
  const sending = useMutation({
    mutationFn: () => send({ message_id: id.current, text: text.trim() }),
    networkMode: 'always',
    onSuccess: (answer) => {
      queries.setQueryData(queryKey, answer)
      setText('')
      id.current = `thm_${crypto.randomUUID()}`
    },
  })
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() !== '' && !sending.isPending) sending.mutate()
      }}
    >
      <TextArea
        label={t(`thread.write_${side}`)}
        value={text}
        onChange={(value) => {
          setText(value)
          id.current = `thm_${crypto.randomUUID()}`
        }}
        rows={3}
        maxLength={4000}
      />
      {sending.error && (
        <Notice tone="error" announce title={t(`common:errors.${errorCodeOf(sending.error)}`)} />
      )}
      <Button
        type="submit"
        size="small"
        icon={<Send aria-hidden="true" />}
        busy={sending.isPending}
        disabled={text.trim() === ''}
      >
        {t('thread.send')}
      </Button>
    </form>
  )
}
