import type { Locale } from '../shared/locale.ts'
import { alternatives, oneOf } from './published-country.ts'

type Row = readonly [published: string, it: string, fr: string, de: string, es: string]

/**
 * Regions by the names in which tenders are published, where another language of the site has a name of its own.
 * A registered name stays what it is (Coastal Region, Clare Valley), and so does what is not here: German areas
 * keep their German names in the trade.
 */
const rows: readonly Row[] = [
  ['Abruzzo', 'Abruzzo', 'Abruzzes', 'Abruzzen', 'Abruzos'],
  ['Alsace', 'Alsazia', 'Alsace', 'Elsass', 'Alsacia'],
  ['Alto Adige', 'Alto Adige', 'Haut-Adige', 'Südtirol', 'Alto Adigio'],
  ['Andalusia', 'Andalusia', 'Andalousie', 'Andalusien', 'Andalucía'],
  ['Apulia', 'Puglia', 'Pouilles', 'Apulien', 'Apulia'],
  ['Aragon', 'Aragona', 'Aragon', 'Aragonien', 'Aragón'],
  ['Azores', 'Azzorre', 'Açores', 'Azoren', 'Azores'],
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
  ['Emilia-Romagna', 'Emilia-Romagna', 'Émilie-Romagne', 'Emilia-Romagna', 'Emilia-Romaña'],
  ['Friuli', 'Friuli', 'Frioul', 'Friaul', 'Friul'],
  [
    'Friuli-Venezia Giulia',
    'Friuli-Venezia Giulia',
    'Frioul-Vénétie Julienne',
    'Friaul-Julisch Venetien',
    'Friuli-Venecia Julia',
  ],
  ['Galicia', 'Galizia', 'Galice', 'Galicien', 'Galicia'],
  ['Jura', 'Giura', 'Jura', 'Jura', 'Jura'],
  ['Languedoc', 'Linguadoca', 'Languedoc', 'Languedoc', 'Languedoc'],
  ['Lazio', 'Lazio', 'Latium', 'Latium', 'Lacio'],
  ['Liguria', 'Liguria', 'Ligurie', 'Ligurien', 'Liguria'],
  ['Loire', 'Loira', 'Loire', 'Loire', 'Loira'],
  ['Loire Valley', 'Valle della Loira', 'Vallée de la Loire', 'Loiretal', 'Valle del Loira'],
  ['Lombardy', 'Lombardia', 'Lombardie', 'Lombardei', 'Lombardía'],
  ['Lower Austria', 'Bassa Austria', 'Basse-Autriche', 'Niederösterreich', 'Baja Austria'],
  ['Macedonia', 'Macedonia', 'Macédoine', 'Makedonien', 'Macedonia'],
  ['Madeira', 'Madera', 'Madère', 'Madeira', 'Madeira'],
  ['Marche', 'Marche', 'Marches', 'Marken', 'Marcas'],
  ['Moravia', 'Moravia', 'Moravie', 'Mähren', 'Moravia'],
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
  ['Tasmania', 'Tasmania', 'Tasmanie', 'Tasmanien', 'Tasmania'],
  ['Thrace', 'Tracia', 'Thrace', 'Thrakien', 'Tracia'],
  ['Trentino', 'Trentino', 'Trentin', 'Trentino', 'Trentino'],
  ['Tuscany', 'Toscana', 'Toscane', 'Toskana', 'Toscana'],
  ['Umbria', 'Umbria', 'Ombrie', 'Umbrien', 'Umbría'],
  ['Vallée de la Marne', 'Valle della Marna', 'Vallée de la Marne', 'Marnetal', 'Valle del Marne'],
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
const namesOf = new Map(rows.map(([published, it, fr, de, es]) => [published, { it, fr, de, es }]))

/** What a plan published in a language of its own, by its English name: "Azorene" is Norwegian. */
const englishNames: Readonly<Record<string, string>> = { Azorene: 'Azores' }

/**
 * A published region, or one of several ("Nahe or Burgundy"), also with a smaller one in it ("Burgundy / Mâcon"), in
 * the reader’s language. What has no other name there stays as it was published.
 */
export function publishedRegion(words: string, language: Locale): string {
  const english = englishNames[words] ?? words
  if (language === 'en') return english
  const nameOf = (name: string) => namesOf.get(name)?.[language] ?? name
  const inLanguage = (one: string) => one.split(' / ').map(nameOf).join(' / ')
  return oneOf(alternatives(english).map(inLanguage), language)
}
