import { useTranslation } from 'react-i18next'
import { isAnswered, questionOfField } from '#domain/applications/rule-answers.ts'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { fieldId } from '../../../lib/applications/use-form-texts.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { partPath } from './parts.ts'

export interface FindingLinksProps {
  readonly finding: OfferFinding
  readonly tenderId: number
  /** What is answered in the row itself. */
  readonly asks: readonly ComplianceField[]
}

/** Where a finding is settled, if not in its row: in the form, with a document, at the price. */
export function FindingLinks({ finding, tenderId }: FindingLinksProps) {
  const { t } = useTranslation('workspace')
  const { asked, fields } = finding
  const isOfDocument =
    asked?.kind === 'document' ||
    asked?.kind === 'document_name' ||
    fields.some((field) => field === 'organic.certificateFile' || field.startsWith('documents.'))
  const elsewhere = fields.map((field) => questionOfField[field]).find((key) => key !== undefined)
  const key = isOfDocument ? null : (asked?.key ?? elsewhere ?? null)
  const question = isOfDocument && asked?.key != null ? `#${fieldId(asked.key)}` : ''
  const isOfPrice = asked?.result?.kind === 'price'
  if (asked === null && fields.every((field) => isAnswered(field))) return null
  return (
    <>
      {isOfDocument && (
        <p>
          <LinkButton size="small" to={`${partPath(tenderId, 'documents')}${question}`}>
            {t('finding.inDocuments')}
          </LinkButton>
        </p>
      )}
      {isOfPrice && (
        <p>
          <LinkButton size="small" to={partPath(tenderId, 'price')}>
            {t('finding.inPrice')}
          </LinkButton>
        </p>
      )}
      {key !== null && (
        <p>
          <LinkButton size="small" to={`${partPath(tenderId, 'offer')}?check=1#${fieldId(key)}`}>
            {t('finding.inOffer')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
