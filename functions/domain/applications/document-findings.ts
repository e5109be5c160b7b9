import type { OfferToCheck, Said } from './tender-findings.ts'

/** The documents that tender, monopoly or law ask for: there, clean, of the right kind, valid, in the right name. */
export function documentFindings({ documents }: OfferToCheck): Said[] {
  return documents.flatMap(({ asked, chosen, names: differing, problems }): Said[] => {
    const about = {
      kind: 'document' as const,
      key: asked.question,
      words: asked.words,
      rule_id: `tender:document:${asked.question.slice('document_'.length)}`,
    }
    const isMandatory = asked.asked === 'tender'
    if (chosen !== null && problems.length === 0)
      return [{ ...about, status: 'pass', severity: isMandatory ? 'blocking' : 'warning' }]
    return problems.map(({ code, ...found }, place) => ({
      ...about,
      ...found,
      kind: code === 'name_differs' || code === 'name_unknown' ? 'document_name' : 'document',
      // the gravest first: it alone has the plain id
      rule_id: place === 0 ? about.rule_id : `${about.rule_id}:${code}`,
      problem: code,
      offered: differing?.document ?? chosen?.valid_to ?? null,
    }))
  })
}
