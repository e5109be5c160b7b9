import { useTranslation } from 'react-i18next'
import type { WorkspacePartProps } from '../../../lib/applications/workspace-part.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { RequirementNote } from '../requirement-note.tsx'

/** The limits of the tender beside the price that is offered, and the way to the ladder. */
export function PricePart({ tender, check }: WorkspacePartProps) {
  const { t } = useTranslation('workspace')
  const limits = check.results.filter(({ kind }) => kind === 'price')
  return (
    <>
      {limits.length === 0 && <p>{t('price.noLimit')}</p>}
      {limits.map((result) => (
        <p key={result.criterion_id}>
          <RequirementNote result={result} withWords />
        </p>
      ))}
      <p>
        <LinkButton to={`/price-ladder?market=${tender.market}`}>{t('price.ladder')}</LinkButton>
      </p>
    </>
  )
}
