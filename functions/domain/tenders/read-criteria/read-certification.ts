import { certificationOf } from '../../vocabulary/certifications.ts'
import type { PublishedTender } from '../published-tender.ts'
import { asPublished, type Draft, type Phrase, textDraft } from './draft.ts'
import { splitList } from './split-list.ts'

type Read = Extract<Draft, { kind: 'certification' }>

/** One group of schemes: "Organic, Terra Vitis and/or HVE" any of, "organic and Fairtrade" all of. */
function readGroup(phrase: Phrase): Read | null {
  const names = splitList(phrase.text.replace(/[- ](?:certified|certification)$/i, ''))
  // one known scheme shows that the words list schemes; a name that we do not know stays as written
  if (!names.some((name) => certificationOf(name) !== null)) return null
  const schemes = [...new Set(names.map((name) => certificationOf(name) ?? name))]
  const isAll =
    /\band\b(?!\/or)/i.test(phrase.text.replace(/\([^()]*\)/g, '')) && !/\bor\b/i.test(phrase.text)
  return {
    kind: 'certification',
    ...asPublished(phrase),
    schemes,
    combine: isAll ? 'all_of' : 'any_of',
  }
}

/** The certificates asked for; groups behind `;` must each be satisfied. */
export function readCertification(tender: PublishedTender): Draft[] {
  const { certifications, certification_text } = tender
  const read = (certification_text ?? '')
    .split(';')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text): Draft => {
      const phrase: Phrase = { text, source_field: 'certification_text' }
      return readGroup(phrase) ?? textDraft(phrase)
    })
  const held = new Set(
    read.flatMap((draft) => (draft.kind === 'certification' ? draft.schemes : [])),
  )
  const others = (certifications ?? []).filter((name) => !held.has(certificationOf(name) ?? name))
  if (others.length === 0) return read
  const words = asPublished({ text: others.join(', '), source_field: 'certifications' })
  const schemes = [...new Set(others.map((name) => certificationOf(name) ?? name))]
  return [...read, { kind: 'certification', ...words, schemes, combine: 'any_of' }]
}

/** "Organic certified" among the requirements; null: not a certificate and nothing else. */
export function readCertificationPhrase(phrase: Phrase): Draft[] | null {
  const names = splitList(phrase.text.replace(/[- ](?:certified|certification)$/i, ''))
  if (names.length === 0 || names.some((name) => certificationOf(name) === null)) return null
  const read = readGroup(phrase)
  return read === null ? null : [read]
}
