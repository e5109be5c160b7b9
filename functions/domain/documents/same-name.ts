import { fold } from '../vocabulary/fold.ts'

/** How companies say what they are before the law, folded. */
const legalForms = [
  'sociedad limitada unipersonal',
  'sociedad de responsabilidad limitada',
  'societa a responsabilita limitata',
  'sociedad anonima',
  'societe anonyme',
  'sociedad limitada',
  'societa agricola semplice',
  'societa agricola',
  'societa semplice',
  'societa cooperativa',
  'gesellschaft mbh',
  'gmbh co kg',
  's coop agr',
  'soc coop',
  'soc agr',
  'pty ltd',
  'limited',
  'private limited company',
  'incorporated',
  'earl',
  'eurl',
  'gaec',
  'gmbh',
  'scea',
  'sarl',
  'sasu',
  'srls',
  'slne',
  'corp',
  'ltda',
  'coop',
  'oyj',
  'sas',
  'sca',
  'scp',
  'slu',
  'snc',
  'spa',
  'srl',
  'inc',
  'llc',
  'llp',
  'ltd',
  'lda',
  'plc',
  'pty',
  'ag',
  'as',
  'ab',
  'bv',
  'eg',
  'kg',
  'nv',
  'oy',
  'sa',
  'sl',
  'ss',
]

/** "S.p.A." and "SpA", "E. & J." and "EJ". */
const initials = /(?<=^| )\p{L}(?: \p{L})+(?= |$)/gu

/** The words of a company's name without case, accents, signs and legal form, which may be in front or behind. */
function coreOf(name: string): string {
  let words = fold(name).replace(initials, (letters) => letters.replaceAll(' ', ''))
  for (let before = ''; before !== words; ) {
    before = words
    for (const form of legalForms) {
      if (words.endsWith(` ${form}`)) words = words.slice(0, -form.length - 1).trim()
      if (words.startsWith(`${form} `)) words = words.slice(form.length + 1).trim()
    }
  }
  return words
}

/** Whether two names are those of one company, case, accents, signs and legal form left aside. */
export const isSameName = (one: string, other: string): boolean => coreOf(one) === coreOf(other)
