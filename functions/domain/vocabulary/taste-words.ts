import { fold } from './fold.ts'

// from general knowledge of the trade, in the languages of tenders; the beginning of a word stands for its endings
const words = [
  'aroma|bod(?:y|ied)|balanced|bitterness|character|clean|crisp|delicate|dry|elegant|finish|flavour|flavor|floral|flowers',
  'fresh|fruit|full|hopp|intense|juicy|light|malty|mild|mouthfeel|neutral|nose|notes|oaky|palate|rich|ripe|smok|smooth|soft|spic|sweet|tast|youthful',
  'arom|balansera|balansert|doft|duft|frisk|frukt|fyldig|fyllig|fyldt|karakt|mjuk|smak|sot|torr|ungdom',
  'hedelma|kuiva|luonte|maku|makea|pehmea|raika|taytela|tuoks',
  'amabile|corpo|fruttat|gusto|morbid|profumo|sapore|secco|bouche|corps|frais|fruite|gout|nez|sec',
  'fruchtig|geschmack|korper|trocken|wurzig|afrutad|cuerpo|sabor|seco|suave',
].join('|')
const taste = new RegExp(`\\b(?:${words})`)

/** Whether words speak of how a drink tastes, not of what it is: "Neutral aroma and flavour", "Fresh and dry". */
export const speaksOfTaste = (text: string): boolean => taste.test(fold(text))
