import { drinkTypes } from '#domain/vocabulary/drink-types.ts'
import { fold } from '#domain/vocabulary/fold.ts'
import { readTerms } from '#domain/vocabulary/terms.ts'
import { ownGrapes } from './own/grapes.ts'

/** Folded words for drinks: no name of a place, a style or a country is taken where one of them stands. */
export const drinkWords: ReadonlySet<string> = new Set(
  drinkTypes.split('\n').flatMap((line) =>
    line
      .split('|')
      .slice(1)
      .map((word) => fold(word)),
  ),
)

/** Folded names of our own varieties. */
export const grapeNames = readTerms(ownGrapes)
