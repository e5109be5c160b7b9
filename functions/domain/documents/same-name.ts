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
  's r l s',
  'pty ltd',
  's p a',
  's a s',
  's r l',
  'e u r l',
  's l u',
  's c a',
  's n c',
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
  's a',
  's l',
  's s',
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

/** The words of a company's name without case, accents, signs and legal form, which may be in front or behind. */
function coreOf(name: string): string {
  let words = fold(name)
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
