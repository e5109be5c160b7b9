import {
  type ImporterPart,
  importerKeys,
  importerPartFor,
  isImporterKey,
} from '#domain/prices/importer-part.ts'
import { amountOf, assumptionsOf, type PriceQuestion } from './price-question.ts'

const litresOf = ({ volume }: PriceQuestion) => {
  const ml = amountOf(volume)
  return ml === null || ml === 0 ? null : ml / 1000
}

export const hasImporterFigures = ({ own }: PriceQuestion): boolean =>
  importerKeys.some((key) => (own[key] ?? '') !== '')

/** The importer's part as it is typed, to be remembered; null while nothing is. */
export function importerPartOf(question: PriceQuestion): ImporterPart | null {
  const litres = litresOf(question)
  const figures = Object.fromEntries(
    Object.entries(assumptionsOf(question)).filter(([key]) => isImporterKey(key)),
  )
  return litres === null || Object.keys(figures).length === 0 ? null : { litres, figures }
}

/** The remembered figures, fitted to the pack, in place of what is typed. */
export function filledWith(
  question: PriceQuestion,
  part: ImporterPart,
): Pick<PriceQuestion, 'own'> {
  const fitted = importerPartFor(part, litresOf(question) ?? part.litres)
  const own = { ...question.own }
  for (const key of importerKeys) {
    const value = fitted[key]
    if (value === undefined) delete own[key]
    else own[key] = String(value)
  }
  return { own }
}

/**
 * The remembered figures fitted to a pack of another size; null: what stands there was typed by hand, or
 * the size is the same.
 */
export function refilledWith(
  question: PriceQuestion,
  part: ImporterPart,
  formerVolume: string,
): Pick<PriceQuestion, 'own'> | null {
  const former = { ...question, volume: formerVolume }
  const isRemembered = isFilledWith(former, part) && !isFilledWith(question, part)
  return isRemembered ? filledWith(question, part) : null
}

export function isFilledWith(question: PriceQuestion, part: ImporterPart): boolean {
  const fitted = importerPartFor(part, litresOf(question) ?? part.litres)
  const typed = assumptionsOf(question)
  return importerKeys.every((key) => typed[key] === fitted[key])
}
