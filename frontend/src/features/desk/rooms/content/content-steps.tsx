import type { ContentStatus, SiteContentKind } from '#domain/content/site-content.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from './content.module.css'
import type { ContentStep } from './use-content-item.ts'
import { useItemWords } from './use-item-words.ts'

interface Props {
  readonly kind: SiteContentKind
  /** Null: nothing is saved, or it was removed. */
  readonly status: ContentStatus | null
  readonly mayUndo: boolean
  readonly isTyped: boolean
  /** Nothing that the site needs is missing. */
  readonly isWhole: boolean
  readonly pending: ContentStep | null
  readonly onStep: (step: ContentStep) => void
}

/** What can be done with the item now. What was typed is saved before it is published. */
export function ContentSteps(props: Props) {
  const { kind, status, mayUndo, isTyped, isWhole, pending, onStep } = props
  const words = useItemWords(kind)
  const hasDraft = status === 'draft' || status === 'changed'
  const steps: readonly { readonly step: ContentStep; readonly isOffered: boolean }[] = [
    { step: 'save', isOffered: true },
    { step: 'publish', isOffered: hasDraft && isWhole && !isTyped },
    { step: 'undo', isOffered: mayUndo && !isTyped },
    { step: 'take_back', isOffered: status === 'published' || status === 'changed' },
    { step: 'remove', isOffered: status !== null },
  ]
  return (
    <div className={styles.steps}>
      {steps.map(
        ({ step, isOffered }) =>
          isOffered && (
            <Button
              key={step}
              variant={step === 'publish' || (step === 'save' && isTyped) ? 'primary' : 'secondary'}
              busy={pending === step}
              onClick={() => onStep(step)}
            >
              {words.step(step)}
            </Button>
          ),
      )}
    </div>
  )
}
