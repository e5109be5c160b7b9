import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

export interface Receipt {
  readonly reference: string
  readonly received_at: string
}

/**
 * Sends a form so that it arrives once. The same content keeps its id when it is sent again, so the
 * server knows it; a changed content is another one and gets another id.
 */
export function useSending<Content>(
  prefix: 'msg' | 'cns' | 'pvs',
  send: (id: string, content: Content) => Promise<Receipt>,
) {
  const attempt = useRef<{ readonly id: string; readonly content: string } | null>(null)
  // a second press comes before the state of the first is rendered
  const isUnderWay = useRef(false)
  const sending = useMutation({
    mutationFn: (content: Content) => {
      const written = JSON.stringify(content)
      const id =
        attempt.current?.content === written
          ? attempt.current.id
          : `${prefix}_${crypto.randomUUID()}`
      attempt.current = { id, content: written }
      return send(id, content)
    },
    // a mutation without network would wait silently for it
    networkMode: 'always',
    onSettled: () => {
      isUnderWay.current = false
    },
  })
  return {
    receipt: sending.data ?? null,
    error: sending.error,
    isSending: sending.isPending,
    send: (content: Content) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      sending.mutate(content)
    },
    startAgain: () => {
      attempt.current = null
      sending.reset()
    },
  }
}
