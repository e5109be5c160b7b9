import { useTranslation } from 'react-i18next'
import { kindName } from '#domain/documents/kind-name.ts'
import type { OrderSide } from '#domain/orders/order-steps.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ApiError } from '../api-error.ts'
import type { ShownStep } from './order-step-line.tsx'

export type Paper = Pick<
  ShownStep['entries'][number]['documents'][number],
  'document_id' | 'kind' | 'number'
>

/** The papers because of which a step was refused: they were deleted from the library since. */
export const deletedPapers = (thrown: unknown): readonly Paper[] =>
  (thrown instanceof ApiError && (thrown.details as { deleted?: Paper[] } | undefined)?.deleted) ||
  []

interface Props {
  readonly side: OrderSide
  readonly papers: readonly Paper[]
  readonly onLeaveOut: (papers: readonly Paper[]) => void
}

/** Which chosen papers are no more, with the way on. */
export function DeletedPapers({ side, papers, onLeaveOut }: Props) {
  const { t } = useTranslation('timeline', { keyPrefix: 'order' })
  const language = useLanguage()
  if (papers.length === 0) return null
  const names = papers.map(({ kind, number }) =>
    [kindName(language, kind), number].filter(Boolean).join(' '),
  )
  return (
    <Notice
      tone="error"
      announce
      title={t('papersDeleted', { count: papers.length, papers: names.join(', ') })}
    >
      <p>{t(side === 'desk' ? 'papersDeletedDesk' : 'papersDeletedRemedy')}</p>
      <p>
        <Button size="small" onClick={() => onLeaveOut(papers)}>
          {t('papersLeaveOut', { count: papers.length })}
        </Button>
      </p>
    </Notice>
  )
}
