import type { OfferFinding } from '#domain/applications/tender-findings.ts'
import type { RuleSet } from '#domain/compliance/rule.ts'
import { kindName } from '#domain/documents/kind-name.ts'
import { documentKindIds } from '#domain/documents/kinds.ts'
import type { OfferFinding as KeptFinding } from '#domain/offers/submitted-offer.ts'

/** The words for what the tender itself asks; English, as those of the rules are. */
const tenderTitles = {
  criterion: 'A requirement of the tender',
  document: 'A document that is asked for',
  document_name: 'The name on a document',
  deadline: 'The last day to answer',
  one_offer: 'The number of offers per producer',
  same_vintage: 'The same vintage in offer, sample and product',
  stock: 'The stock of the product',
} as const satisfies Record<NonNullable<OfferFinding['asked']>['kind'], string>

/** The document that a question of the form asks for; empty: it asks for none, and the title says it all. */
function documentName(question: string | null): string {
  if (!question?.startsWith('document_')) return ''
  const document = question.slice('document_'.length)
  const kind = documentKindIds.find((id) => id === document)
  return kind === undefined ? document.replaceAll('_', ' ') : kindName('en', kind)
}

/** What was open or waived when an application was submitted, in the words of that day: rules change. */
export function findingsToKeep(
  findings: readonly OfferFinding[],
  { rules }: RuleSet,
): KeptFinding[] {
  return findings.flatMap(({ asked, status, source, waiver, ...finding }) => {
    if (status === 'pass') return []
    const rule = rules.find(({ id }) => id === finding.rule_id)
    const { rule_id, phase, severity } = finding
    return [
      {
        rule_id,
        phase,
        status,
        severity,
        title: asked === null ? (rule?.title ?? rule_id) : tenderTitles[asked.kind],
        message: asked === null ? (rule?.message ?? '') : (asked.words ?? documentName(asked.key)),
        source: {
          text: source.text,
          url: source.url,
          date: source.date ?? null,
          reviewed_by_lawyer: source.reviewed_by_lawyer ?? null,
        },
        waiver,
      },
    ]
  })
}
