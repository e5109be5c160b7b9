import { askedDocuments } from '../documents/asked-documents.ts'
import { checkDocuments } from '../documents/check-documents.ts'
import type { OfferToCheck, Said, Terms } from './tender-findings.ts'

/** The documents that tender, monopoly or law ask for: there, clean, of the right kind, valid, in the right name. */
export function documentFindings(offer: OfferToCheck, terms: Terms): Said[] {
  const { form, facts, known, answers, day } = offer
  const lists = {
    market: form.asked.market,
    documents_required: terms.documents_required ?? [],
    certifications: terms.certifications ?? [],
    packaging_requirements: terms.packaging_requirements ?? [],
  }
  const name = typeof answers.company_name === 'string' ? answers.company_name.trim() : ''
  const names = [name, facts.producer ?? ''].filter((one) => one !== '')
  // what is handed in today must still count when the offers are opened
  const offer_day = terms.last_day !== null && terms.last_day > day ? terms.last_day : day
  const checks = checkDocuments({
    asked: askedDocuments(lists, known, facts.country_code),
    chosen: form.documents,
    offer_day,
    launch_day: terms.launch_day ?? offer_day,
    producer_names: names,
    vintage: facts.vintage,
  })
  return checks.flatMap(({ asked, chosen, names: differing, problems }): Said[] => {
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
