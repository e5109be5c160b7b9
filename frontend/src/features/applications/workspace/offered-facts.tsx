import { useTranslation } from 'react-i18next'
import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { ComplianceField } from '#domain/compliance/fields.ts'
import { useFactTexts } from './fact-texts.ts'

/** What the offer says in the fields that a rule has looked at. */
export function OfferedFacts({ finding }: { readonly finding: OfferFinding }) {
  const { t } = useTranslation('workspace')
  const texts = useFactTexts()
  const { values } = finding.message
  const stated = (Object.keys(values) as ComplianceField[]).map((field) =>
    t('asks.of', { field: texts.label(field), asked: texts.value(field, values[field]) }),
  )
  return stated.length === 0 ? null : <p>{stated.join(' \u00b7 ')}</p>
}
