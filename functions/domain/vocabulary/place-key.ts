import { foldPlace } from './fold.ts'

/** The name as the gazetteer compares it: "St. Émilion 1er Cru" is "saint emilion premier cru". */
export const placeKey = (name: string): string =>
  foldPlace(name)
    .replace(/(?<= |^)st(?= )/g, 'saint')
    .replace(/(?<= |^)ste(?= )/g, 'sainte')
    .replace(/(?<= |^)1 ?er(?= )/g, 'premier')
