import type { Locale } from '../shared/locale.ts'
import { alternatives, oneOf } from './published-country.ts'

const languages = ['it', 'fr', 'de', 'es'] as const

/**
 * Regions by the names in which tenders are published, where another language of the site has a name of its own.
 * A registered name stays what it is (Coastal Region, Clare Valley), and so does what is not here.
 */
const names: readonly (readonly [published: string, ...(readonly string[])])[] = [
  ['Abruzzo', 'Abruzzo', 'Abruzzes', 'Abruzzen', 'Abruzos'],
  ['Alsace', 'Alsazia', 'Alsace', 'Elsass', 'Alsacia'],
  ['Andalusia', 'Andalusia', 'Andalousie', 'Andalusien', 'Andalucía'],
  ['Apulia', 'Puglia', 'Pouilles', 'Apulien', 'Apulia'],
  ['Aragon', 'Aragona', 'Aragon', 'Aragonien', 'Aragón'],
  ['Azores', 'Azzorre', 'Açores', 'Azoren', 'Azores'],
  // as a Norwegian plan of 2026 calls them
  ['Azorene', 'Azzorre', 'Açores', 'Azoren', 'Azores'],
  ['Basilicata', 'Basilicata', 'Basilicate', 'Basilikata', 'Basilicata'],
  ['Bohemia', 'Boemia', 'Bohême', 'Böhmen', 'Bohemia'],
  ['Bordeaux', 'Bordeaux', 'Bordeaux', 'Bordeaux', 'Burdeos'],
  ['Burgundy', 'Borgogna', 'Bourgogne', 'Burgund', 'Borgoña'],
  ['Calabria', 'Calabria', 'Calabre', 'Kalabrien', 'Calabria'],
  ['California', 'California', 'Californie', 'Kalifornien', 'California'],
  ['Campania', 'Campania', 'Campanie', 'Kampanien', 'Campania'],
  ['Canary Islands', 'Isole Canarie', 'Îles Canaries', 'Kanarische Inseln', 'Islas Canarias'],
  ['Catalonia', 'Catalogna', 'Catalogne', 'Katalonien', 'Cataluña'],
  ['Corsica', 'Corsica', 'Corse', 'Korsika', 'Córcega'],
  ['Crete', 'Creta', 'Crète', 'Kreta', 'Creta'],
  ['Friuli', 'Friuli', 'Frioul', 'Friaul', 'Friuli'],
  [
    'Friuli-Venezia Giulia',
    'Friuli-Venezia Giulia',
    'Frioul-Vénétie Julienne',
    'Friaul-Julisch Venetien',
    'Friuli-Venecia Julia',
  ],
  ['Galicia', 'Galizia', 'Galice', 'Galicien', 'Galicia'],
  ['Jura', 'Giura', 'Jura', 'Jura', 'Jura'],
  ['Lazio', 'Lazio', 'Latium', 'Latium', 'Lacio'],
  ['Liguria', 'Liguria', 'Ligurie', 'Ligurien', 'Liguria'],
  ['Loire', 'Loira', 'Loire', 'Loire', 'Loira'],
  ['Loire Valley', 'Valle della Loira', 'Vallée de la Loire', 'Loiretal', 'Valle del Loira'],
  ['Lombardy', 'Lombardia', 'Lombardie', 'Lombardei', 'Lombardía'],
  ['Lower Austria', 'Bassa Austria', 'Basse-Autriche', 'Niederösterreich', 'Baja Austria'],
  ['Macedonia', 'Macedonia', 'Macédoine', 'Makedonien', 'Macedonia'],
  ['Marche', 'Marche', 'Marches', 'Marken', 'Marcas'],
  ['Moravia', 'Moravia', 'Moravie', 'Mähren', 'Moravia'],
  ['Mosel', 'Mosella', 'Moselle', 'Mosel', 'Mosela'],
  ['Navarre', 'Navarra', 'Navarre', 'Navarra', 'Navarra'],
  [
    'New South Wales',
    'Nuovo Galles del Sud',
    'Nouvelle-Galles du Sud',
    'New South Wales',
    'Nueva Gales del Sur',
  ],
  ['Niederösterreich', 'Bassa Austria', 'Basse-Autriche', 'Niederösterreich', 'Baja Austria'],
  ['Normandy', 'Normandia', 'Normandie', 'Normandie', 'Normandía'],
  ['Peloponnese', 'Peloponneso', 'Péloponnèse', 'Peloponnes', 'Peloponeso'],
  ['Piedmont', 'Piemonte', 'Piémont', 'Piemont', 'Piamonte'],
  ['Provence', 'Provenza', 'Provence', 'Provence', 'Provenza'],
  ['Rhône', 'Rodano', 'Rhône', 'Rhône', 'Ródano'],
  ['Rhône Valley', 'Valle del Rodano', 'Vallée du Rhône', 'Rhonetal', 'Valle del Ródano'],
  ['Sardinia', 'Sardegna', 'Sardaigne', 'Sardinien', 'Cerdeña'],
  ['Savoie', 'Savoia', 'Savoie', 'Savoyen', 'Saboya'],
  ['Sicily', 'Sicilia', 'Sicile', 'Sizilien', 'Sicilia'],
  [
    'South Australia',
    'Australia Meridionale',
    'Australie-Méridionale',
    'Südaustralien',
    'Australia Meridional',
  ],
  [
    'South Eastern Australia',
    'Australia sudorientale',
    'Sud-Est de l’Australie',
    'Südostaustralien',
    'Sureste de Australia',
  ],
  ['South Island', 'Isola del Sud', 'Île du Sud', 'Südinsel', 'Isla Sur'],
  ['South West', 'Sud-Ovest', 'Sud-Ouest', 'Südwesten', 'Suroeste'],
  [
    'Southern Rhône',
    'Rodano meridionale',
    'Rhône méridional',
    'Südliche Rhône',
    'Ródano meridional',
  ],
  ['Styria', 'Stiria', 'Styrie', 'Steiermark', 'Estiria'],
  ['Thrace', 'Tracia', 'Thrace', 'Thrakien', 'Tracia'],
  ['Tuscany', 'Toscana', 'Toscane', 'Toskana', 'Toscana'],
  ['Umbria', 'Umbria', 'Ombrie', 'Umbrien', 'Umbría'],
  ['Veneto', 'Veneto', 'Vénétie', 'Venetien', 'Véneto'],
  ['Vienna', 'Vienna', 'Vienne', 'Wien', 'Viena'],
  [
    'Western Australia',
    'Australia Occidentale',
    'Australie-Occidentale',
    'Westaustralien',
    'Australia Occidental',
  ],
]
const namesOf = new Map(names.map(([published, ...own]) => [published, own]))

/**
 * A published region, or one of several ("Nahe or Mosel"), also with a smaller one in it ("Burgundy / Mâcon"), in the
 * reader’s language. What has no other name there stays as it was published.
 */
export function publishedRegion(words: string, language: Locale): string {
  if (language === 'en') return words
  const nameOf = (name: string) =>
    namesOf.get(name)?.[languages.indexOf(language as (typeof languages)[number])] ?? name
  const inLanguage = (one: string) => one.split(' / ').map(nameOf).join(' / ')
  return oneOf(alternatives(words).map(inLanguage), language)
}
