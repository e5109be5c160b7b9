import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../../ui/button.tsx'
import { classNames } from '../../../../../ui/class-names.ts'
import styles from './intake.module.css'
import type { IntakeLine } from './use-intake.ts'

const atFirst = 40

/** What is open before what is done; words never seen first, then other doubts, then as the plan has them. */
export const inOrder = (lines: readonly IntakeLine[]): IntakeLine[] =>
  lines
    .filter(({ kind }) => kind !== 'unchanged')
    .toSorted(
      (a, b) =>
        Number(b.state === 'open') - Number(a.state === 'open') ||
        Number(b.new_words > 0) - Number(a.new_words > 0) ||
        Number(b.doubts > 0) - Number(a.doubts > 0) ||
        a.number - b.number,
    )

interface RowListProps {
  readonly lines: readonly IntakeLine[]
  readonly current: number | null
  readonly onChoose: (number: number) => void
}

/** The rows to review, what needs a person before what does not. */
export function RowList({ lines, current, onChoose }: RowListProps) {
  const { t } = useTranslation('desk-tenders')
  const [isWhole, setWhole] = useState(false)
  const at = lines.findIndex(({ number }) => number === current)
  const shown = isWhole || at >= atFirst ? lines : lines.slice(0, atFirst)
  return (
    <nav className={styles.list} aria-label={t('list.title')}>
      <p className={styles.quiet}>{t('list.order')}</p>
      <ul>
        {shown.map((line) => (
          <li key={line.number}>
            <button
              type="button"
              aria-current={line.number === current ? 'true' : undefined}
              onClick={() => onChoose(line.number)}
            >
              <StateSign line={line} />
              <span className={styles.name}>
                <span>{line.reference ?? t('list.row', { number: line.number })}</span>
                <small>{line.title}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
          {t('list.more', { count: lines.length - shown.length })}
        </Button>
      )}
    </nav>
  )
}

function StateSign({ line }: { readonly line: IntakeLine }) {
  const { t } = useTranslation('desk-tenders')
  const { state, new_words, doubts } = line
  const isOpen = state === 'open'
  const kind = !isOpen ? state : new_words > 0 ? 'new_words' : doubts > 0 ? 'doubts' : 'clear'
  const Icon = !isOpen ? CircleCheck : doubts > 0 ? CircleQuestionMark : CircleDashed
  return (
    <span className={classNames(styles.sign, isOpen && doubts > 0 && styles.doubtful)}>
      <Icon role="img" aria-label={t(`sign.${kind}`)} />
    </span>
  )
}
