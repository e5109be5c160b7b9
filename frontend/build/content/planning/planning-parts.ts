import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'
import type { MarkdownParts } from '../../../../functions/content/markdown/render-markdown.ts'
import { documentName } from './document-table.ts'
import { figureHtml } from './figures.ts'
import { leadTimeText, provenanceSign, signsIn, stepInterval } from './intervals.ts'
import { leadTimeNamed, stepNamed } from './planning-facts.ts'
import { planningWords } from './planning-words.ts'

/**
 * What guides and resources take from the data on procedures: `{{SE-FIXED.order}}` (how long before or
 * after), `{{SE-FIXED.order.latest}}` and `.overseas`, `{{lead.courier-eu}}`, `{{document.e-ad}}`, and the
 * figures. What is ours carries a dagger wherever it stands (`{{assumed}}` behind words), what only an importer
 * says a double one, and the foot of the text says what they mean.
 */
export const planningParts = (language: Locale): MarkdownParts => ({
  inline: (name) => {
    const [what = '', rest = '', which] = name.split('.')
    if (name === 'assumed') return provenanceSign(language, 'ours')
    if (what === 'document') return documentName(language, rest)
    if (what === 'lead') return leadTimeText(language, leadTimeNamed(rest))
    return stepInterval(language, stepNamed(`${what}.${rest}`), which)
  },
  figure: (kind, source, inline) => figureHtml(kind, source, language, inline),
  foot: (html) => {
    const signs = signsIn(html, language)
    if (signs === '') return ''
    const { assumed, assumedNote } = planningWords[language]
    return `<p data-foot>${typeset(language, signs.replace(`${assumed}.`, assumedNote))}</p>\n`
  },
})
