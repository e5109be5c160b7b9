/** Where a place lies, where the collected data are wrong. */
interface Correction {
  /** The next wider places. */
  readonly inside?: readonly string[]
  /** It takes a part of each of these, and lies in none of them. */
  readonly across?: readonly string[]
}

const alone: Correction = { inside: [] }
const inside = (...ids: string[]): Correction => ({ inside: ids })
const across = (...ids: string[]): Correction => ({ inside: [], across: ids })

export const corrections: Readonly<Record<string, Correction>> = {
  // neighbours of Saint-Émilion that carry its name
  'fr/montagne-saint-emilion': inside('fr/libournais'),
  'fr/lussac-saint-emilion': inside('fr/libournais'),
  'fr/puisseguin-saint-emilion': inside('fr/libournais'),
  'fr/saint-georges-saint-emilion': inside('fr/libournais'),
  'fr/blaye': inside('fr/bordeaux'),
  'fr/auvergne': alone,
  'fr/limousin': alone,
  'fr/poitou': alone,
  'fr/franche-comte': across('fr/jura'),
  'fr/atlantique': across('fr/bordeaux', 'fr/south-west', 'fr/cognac'),
  'fr/comtes-rhodaniens': across('fr/rhone', 'fr/savoie', 'fr/beaujolais'),
  'fr/mediterranee': across('fr/rhone', 'fr/provence', 'fr/corsica'),
  'fr/cotes-du-rhone': { across: ['fr/northern-rhone', 'fr/southern-rhone'] },
  'fr/cotes-du-rhone-villages': { across: ['fr/southern-rhone'] },
  'it/prosecco': across('it/veneto', 'it/friuli-venezia-giulia'),
  'it/delle-venezie': across('it/veneto', 'it/friuli-venezia-giulia', 'it/trentino-alto-adige'),
  'es/cava': across(
    'es/catalonia',
    'es/aragon',
    'es/rioja',
    'es/navarra',
    'es/valencia',
    'es/extremadura',
    'es/basque-country',
  ),
  'es/sierra-de-gredos': across('es/castilla-y-leon', 'es/castilla-la-mancha', 'es/madrid'),
  'es/jumilla': inside('es/murcia'),
  'es/yecla': inside('es/murcia'),
  'es/bullas': inside('es/murcia'),
  'rs/fruska-gora': alone,
  // "Adelaide" on a label is the plain, not the zone around Barossa and the hills
  'au/barossa': inside('au/south-australia'),
  'au/mount-lofty-ranges': inside('au/south-australia'),
  'au/fleurieu': inside('au/south-australia'),
  // areas of the United States that cross a state's or another area's border
  'us/carneros': { inside: ['us/north-coast'], across: ['us/napa-valley', 'us/sonoma-county'] },
  'us/sonoma-valley': inside('us/sonoma-county'),
  'us/sonoma-mountain': inside('us/sonoma-county'),
  'us/russian-river-valley': inside('us/sonoma-county'),
  'us/bennett-valley': inside('us/sonoma-county'),
  'us/columbia-gorge': across('us/oregon', 'us/washington'),
  'us/columbia-valley': { inside: ['us/washington'], across: ['us/oregon'] },
  'us/walla-walla-valley': { inside: ['us/columbia-valley'], across: ['us/oregon'] },
  'us/snake-river-valley': across('us/idaho', 'us/oregon'),
  'us/lewis-clark-valley': across('us/idaho', 'us/washington'),
  'us/shenandoah-valley': across('us/virginia', 'us/west-virginia', 'us/california'),
}

/** Colours that the register's list leaves out, so that nothing may follow from the ones it has. */
export const furtherColours: Readonly<Record<string, readonly string[]>> = {
  'fr/chorey-les-beaune': ['white'],
  'fr/chateaumeillant': ['rose'],
}

/** Names that lists and tenders write and the collected data lack. */
export const furtherNames: Readonly<Record<string, readonly string[]>> = {
  'hr/istria': ['Istrien'],
}

/** Words that are names of places and, on a price list, nearly always something else. */
export const wordsOfLists: readonly string[] = []
