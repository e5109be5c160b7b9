import { fold } from './fold.ts'

/** Whole words; a trailing `*` stands for any further letters, also Japanese ones. */
const bounded = (words: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words.replaceAll('\\w*', '[\\p{L}\\p{N}]*')})(?![\\p{L}\\p{N}])`,
    'u',
  )

/** Goods of shops, as their type columns call them. */
const notDrinks = bounded(
  'lacteos?|olio|oli|olive oils?|aceto|aceti|miele|honey|salumi|formaggi|confites?|golosinas?|galletas?|snacks?|abarrotes?|aseo|limpieza|cleaning|detergentes?|cigarr(?:os|illos|ettes)|tabaco|tobacco|helados?|congelados?|pan|panaderia|mascotas?|bebidas? gaseosas?|gaseosas?|bebidas?|jugos?|aguas?|water|wasser|acqua|softdrinks?|soft drinks?|mineralwasser|dairy|grocer(?:y|ies)|sweets|candy|chocolates?|carbon|hielo|ice|fiambres?|cecinas?|verduras?|frutas?|accessor(?:y|ies|i)|accesorios|accessoires|zubehor|bicchieri|glasses|glaser|verres|copas|vasos|books?|libri|bucher|gift cards?|gavekort|energeticas?|isotonicas?|cafe|te|libreria|ferreteria|higiene|perfumeria|conservas?|pastas?|arroz|aceites?|olive oil|food|cibo|lebensmittel|nourriture|tilbehor|\\w*tillbehor|lahja\\w*',
)

/** True for folded words of a type that name other goods: "lacteos". */
export const namesOtherGoods = (folded: string): boolean => notDrinks.test(folded)

const doubtful =
  /^(aceto|aceti|olio|oli|vinegar|vinaigre|essig|vinagre|olive oil|huile|aceite|bicchier\w*|eddik)\b/

/** Hardly a name has these letters, and none without them need be folded. */
const mayBeDoubtful = /acet|oli|vinegar|vinaigre|vinagre|essig|huile|aceite|bicchier|eddik/i

/** True when a name begins with a word for vinegar, oil or glasses. */
export const beginsWithOtherGoods = (name: string): boolean =>
  mayBeDoubtful.test(name) && doubtful.test(fold(name))
