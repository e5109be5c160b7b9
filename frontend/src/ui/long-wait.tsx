import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type waits from '../i18n/locales/en/waits.json'

/** What a page can wait for, with its sentence in `waits.json`. */
export type AwaitedThing = keyof typeof waits

/** The words are fetched a little before: no answer that is quick pays for them. */
const fetchAfterMs = 1500
const sayAfterMs = 3000

interface LongWaitProps {
  readonly awaits: AwaitedThing
  readonly className?: string | undefined
}

/** Nothing for three seconds; then, what is being waited for. */
export function LongWait(props: LongWaitProps) {
  const [waited, setWaited] = useState<'short' | 'longer' | 'long'>('short')
  useEffect(() => {
    const longer = setTimeout(() => setWaited('longer'), fetchAfterMs)
    const long = setTimeout(() => setWaited('long'), sayAfterMs)
    return () => {
      clearTimeout(longer)
      clearTimeout(long)
    }
  }, [])
  return waited !== 'short' && <Words {...props} isLong={waited === 'long'} />
}

function Words({ awaits, className, isLong }: LongWaitProps & { readonly isLong: boolean }) {
  // what waits does not wait for its words too
  const { t, i18n, ready } = useTranslation('waits', { useSuspense: false })
  if (!isLong || !ready || !i18n.exists(awaits, { ns: 'waits' })) return null
  return (
    <p role="status" className={className}>
      {t(awaits)}
    </p>
  )
}
