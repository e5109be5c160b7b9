import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type waits from '../i18n/locales/en/waits.json'

/** What a page can wait for, with its sentence in `waits.json`. */
export type AwaitedThing = keyof typeof waits

/** Nothing for three seconds; then, what is being waited for. No answer that is quick pays for the words. */
export function useLongWait(thing: AwaitedThing): string | undefined {
  const { i18n } = useTranslation('common')
  const [words, setWords] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(async () => {
      await i18n.loadNamespaces('waits')
      if (i18n.exists(thing, { ns: 'waits' })) setWords(i18n.t(thing, { ns: 'waits' }))
    }, 3000)
    return () => clearTimeout(timer)
  }, [i18n, thing])
  return words
}
