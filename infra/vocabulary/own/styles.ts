/** Collected styles that are a subtype of drink-types.ts under another name; of wine and spirits only words are taken. */
export const ownSubtypes: Readonly<Record<string, string>> = {
  'beer/bock': 'beer:strong_lager',
  'beer/stout': 'beer:porter_stout',
  // a group of kinds that name IPA themselves
  'beer/white-ipa': 'beer:india_pale_ale',
  'spirits/bourbon': 'spirits:whisky_bourbon',
}

/** Collected entries that mix two things, or are another one than they say. */
export const leftOut: ReadonlySet<string> = new Set([
  'beer/gluten-free-beer',
  'beer/non-alcoholic-beer',
  'beer/radler',
  'spirits/corn-whiskey',
  'spirits/mint-liqueur',
])

/** What a style lies in, where Nordic monopolies and the BJCP file it elsewhere. */
export const parentsCorrected: Readonly<Record<string, string>> = {
  // a strong Belgian ale of the BJCP (25B)
  'beer/saison': 'beer/belgian-ale',
  'beer/sahti': 'beer/ale',
  // bought among porter and stout, however it is fermented
  'beer/baltic-porter': 'beer/porter',
  'beer/christmas-beer': 'beer/speciality-beer',
  'beer/fruit-beer': 'beer/speciality-beer',
  'beer/smoked-beer': 'beer/speciality-beer',
  'beer/spiced-beer': 'beer/speciality-beer',
}

/** What tenders call a style besides. */
export const furtherWords: Readonly<Record<string, readonly string[]>> = {
  'beer/quadrupel': ['Belgian Quadrupel'],
}

/** Words that say something else on most lists, or that the collected data translate wrongly. */
export const notStyles: readonly string[] = [
  'amber',
  'ambrata',
  'ambrée',
  'american',
  'blanche',
  'blond',
  'blonde',
  'double',
  'Drikken rom',
  'enkel',
  'export',
  'framboise',
  'grand cru beer',
  'likőrök',
  'maustetut viinit',
  'medica',
  'mild',
  'porten',
  'quad',
  'quadruple',
  'Rhomium',
  'roja',
  'rossa',
  'rövidek',
  'Schwarzes',
  'singel',
  'special bitter',
  'spiritus',
  'spéciale',
  'Starköl',
  'sticke',
  'triple',
  'wódki',
]
