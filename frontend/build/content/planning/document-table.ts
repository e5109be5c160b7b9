import { kindName } from '#domain/documents/kind-name.ts'
import { type DocumentKind, kindFacts } from '#domain/documents/kinds.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { markets } from '#domain/shared/market.ts'
import type { Inline } from './figures.ts'
import { provenanceSign, signsIn } from './intervals.ts'
import { documentNamed, provenanceOf } from './planning-facts.ts'
import { planningWords } from './planning-words.ts'

interface DocumentsBlock {
  readonly title: string
  readonly documents: Readonly<Record<string, string>>
}

/** Documents by their names in the document folder, with the markets, how long one is good, and what to look at. */
export function documentTable(block: DocumentsBlock, language: Locale, inline: Inline): string {
  const { document, market, everyMarket, valid, agrees } = planningWords[language]
  const rows = Object.entries(block.documents).map(([kind, look]) => {
    const facts = documentNamed(kind)
    const sign = provenanceSign(language, provenanceOf(facts))
    const where =
      facts.markets.length === markets.length ? everyMarket : facts.markets.toSorted().join(', ')
    return `<tr><td>${inline(documentName(language, kind))}${sign}</td><td>${where}</td><td>${inline(validityOf(kind, language))}</td><td>${inline(look)}</td></tr>`
  })
  const head = [document, market, valid, agrees].map((name) => `<th>${name}</th>`)
  const legend = inline(signsIn(rows.join(''), language))
  return `<figure data-figure="documents"><figcaption>${inline(block.title)}</figcaption><table><thead><tr>${head.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table><p data-legend>${legend}</p></figure>\n`.replace(
    '<p data-legend></p>',
    '',
  )
}

export function documentName(language: Locale, kind: string): string {
  documentNamed(kind)
  return kindName(language, kind as DocumentKind)
}

function validityOf(kind: string, language: Locale): string {
  const { validity, months } = kindFacts(kind as DocumentKind)
  const words = planningWords[language].validity
  return validity === 'months' ? words.months(months ?? 0) : words[validity]
}
