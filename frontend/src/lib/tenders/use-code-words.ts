import { useTextOf } from '../../i18n/use-text-of.ts'
import { useFormat } from '../use-format.ts'
import { codeText } from './code-words.ts'

const isCode = /^[a-z0-9_-]+$/

/** The words for a published code; phrases that are no code stay as they are. */
export function useCodeWords() {
  const textOf = useTextOf('vocabulary')
  const { date } = useFormat()
  return (kind: 'document' | 'packaging' | 'condition', code: string): string => {
    if (!isCode.test(code)) return code
    const { key, values } = codeText(kind, code, date)
    return textOf(key, values) ?? code.replaceAll('_', ' ')
  }
}
