import { fold } from './fold.ts'
import { indexTerms } from './term-index.ts'

/** Words of names that are the colour of a still wine, folded; "rose" alone may be a person or a flower. */
export const colourWords = {
  rose_wine: 'rosato|rosado|chiaretto|rosewein|rosevin|vin rose|rose wine'.split('|'),
  red_wine: 'rosso|rouge|tinto|rotwein|rodvin|red wine'.split('|'),
  white_wine: 'blanc|bianco|blanco|branco|weisswein|hvitvin|vitvin|white wine'.split('|'),
} as const

const sparklingWords =
  'champagne|prosecco|cremant|cava|franciacorta|trentodoc|trento doc|spumante|sparkling|espumante|espumoso|sekt|cap classique|mousseux|metodo classico|pet nat'.split(
    '|',
  )
/** They say so of a wine that may sparkle; other drinks are brut too. */
const sparklingHints = 'brut|petillant|blanc de blancs|blanc de noirs'.split('|')
const otherDrinks = [
  'single malt|blended malt|whisky|whiskey|whiskies|bourbon|vodka|gin|rum|rhum|cognac|armagnac|calvados|tequila|mezcal|grappa|aquavit|akvavit|akevitt|liqueur|likor|vermouth|tawny port|vintage port|ruby port',
  'lager|pilsner|pils|ipa|india pale ale|hazy ipa|double ipa|triple ipa|session ipa|black ipa|english ipa|american ipa|west coast ipa|new england ipa|neipa|dipa|pale ale',
  'stout|imperial stout|milk stout|oatmeal stout|porter|baltic porter|dubbel|tripel|quadrupel|lambic|gueuze|witbier|weissbier|hefeweizen|saison|cider|cidre|sider|sidra',
].flatMap((words) => words.split('|'))
const ofCask = 'cask|casks|oak|wood|finish|butt|butts|barrel|barrels|fut'.split('|')
const partsOfCognac = ['grande champagne', 'petite champagne', 'fine champagne']

const drinks = [...otherDrinks, ...sparklingWords]
const drinkIndex = indexTerms<string>([
  ...drinks.map((words) => [words, words] as const),
  // what a cask held before
  ...drinks.flatMap((words) => ofCask.map((next) => [`${words} ${next}`, ''] as const)),
  ...partsOfCognac.map((words) => [words, ''] as const),
])
const sparklingIndex = indexTerms(
  [...sparklingWords, ...sparklingHints].map((words) => [words, true]),
)

/** The words of a name that name a drink wherever they stand: "hazy ipa", "champagne"; folded. */
export const drinkWordsIn = (name: string): string[] =>
  drinkIndex.among(fold(name)).filter((words) => words !== '')

/** True when a wine of this name sparkles, if it may. */
export const namesSparkling = (name: string): boolean => sparklingIndex.among(fold(name)).length > 0
