import { fold } from './fold.ts'
import { patternOf, readWordLists } from './word-lists.ts'

/** The tax, and the words beside it that say whether it is in the price. From general knowledge of the trade. */
const words = readWordLists(`
tax | vat | sales tax | iva | tva | mwst | ust | mehrwertsteuer* | btw | moms* | mva | merverdiavgift* | alv | arvonlisävero* | dph | ddv | pdv* | áfa* | ндс | пдв | ддс | φπα | kdv | käibemaks* | km | pvm | pvn | i v a | t v a | gst
without | excl* | exkl* | ekskl* | ex | eks | ohne | zzgl | zuzüglich | sans | hors | senza | oltre | più | esclus* | escl | sin | más | mas | sem | acresce | sense | utan | uden | uten | exklusive | ilman | lisätään | bez | brez | nélkül | plusz | plus | fără | fara | без | плюс | χωρίς | άνευ | πλέον | hariç | ilma | be | netto | nettó | net | neto
within | incl* | inkl* | includ* | inclu* | inclòs* | inclos* | compres* | con | avec | mit | met | med | amb | com | sis* | sisält* | sisaldab | vč* | včetně | s | se | z | ze | zawier* | zahrn* | obsah* | vključ* | uključ* | uklj* | sa | val | tartalmaz* | cu | с | со | включ* | с учетом | με | συμπ* | περιλαμβ* | dahil | koos | brutto | bruttó | gross | bruto
not | not | non | no | nicht | ne | pas | ikke | inte | ej | nie | ni | nem | nu | не | δεν | ei | eivät | não | niet
`)
const patternFor = (meaning: string) => patternOf(words.get(meaning) ?? [])
const tax = patternFor('tax')
const without = patternFor('without')
const within = patternFor('within')
const not = patternFor('not')

const syllabicTax = /税|부가세/
const syllabicWithin = /税込|税金込|含税|부가세 ?포함/
/** Words to both sides of the tax that may speak of it. */
const near = 3

/** "inkl. moms", "IVA esclusa", "hors TVA", "sisältävät arvonlisäveron": is the tax in the price? Null: not said. */
export function vatOf(text: string): 'excl' | 'incl' | null {
  const folded = fold(text)
  if (/(?<!\p{L})(?:ht|hors taxes?)(?!\p{L})/u.test(folded)) return 'excl'
  if (/(?<!\p{L})(?:ttc|toutes taxes comprises)(?!\p{L})/u.test(folded)) return 'incl'
  // "s/ IVA", "c/ IVA": sem or sin, com or con; the Czech "s" is before another tax
  const short = /(?<!\p{L})([sc])\/? ?iva(?!\p{L})/iu.exec(text)?.[1]
  if (short !== undefined) return short.toLowerCase() === 's' ? 'excl' : 'incl'
  if (syllabicTax.test(folded)) return syllabicWithin.test(folded) ? 'incl' : 'excl'
  const tokens = folded.split(' ')
  const at = tokens.findIndex((token, index) =>
    tax.test(`${token} ${tokens[index + 1] ?? ''}`.trim()),
  )
  if (at < 0) return null
  const beside = tokens.slice(Math.max(0, at - near), at + 2 + near).join(' ')
  // "ÁFA-val": the ending says "with"
  if (/(?<!\p{L})afaval(?!\p{L})/u.test(folded)) return 'incl'
  if (without.test(beside)) return 'excl'
  if (!within.test(beside)) return null
  return not.test(beside) ? 'excl' : 'incl'
}
