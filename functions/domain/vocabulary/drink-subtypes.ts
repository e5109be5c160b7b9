import { styles } from './data/styles.ts'

/** Which wider subtypes a subtype belongs to; a mezcal is an agave spirit and a fruit spirit alike. */
const widerSubtypes: Readonly<Record<string, readonly string[]>> = {
  aquavit_clear: ['aquavit'],
  aquavit_brown: ['aquavit'],
  aquavit: ['spiced_spirits'],
  whisky_malt: ['whisky'],
  whisky_single_malt: ['whisky_malt'],
  whisky_blended_malt: ['whisky_malt'],
  whisky_other: ['whisky'],
  whisky_blended: ['whisky_other'],
  whisky_blended_irish: ['whisky_blended'],
  whisky_grain: ['whisky_other'],
  whisky_bourbon: ['whisky_other'],
  whisky_straight_bourbon: ['whisky_bourbon'],
  whisky_rye: ['whisky_other'],
  whisky_corn: ['whisky_other'],
  whisky_wheat: ['whisky_other'],
  rum_dark: ['rum'],
  rum_light: ['rum'],
  rum_flavoured: ['rum', 'flavoured_spirits'],
  cognac: ['brandy'],
  armagnac: ['brandy'],
  pisco: ['brandy'],
  calvados: ['fruit_spirits'],
  tequila: ['agave_spirits', 'fruit_spirits'],
  mezcal: ['agave_spirits', 'fruit_spirits'],
  liqueur_cream: ['liqueur'],
  liqueur_fruit: ['liqueur'],
  liqueur_herb: ['liqueur'],
  liqueur_coffee: ['liqueur'],
  liqueur_other: ['liqueur'],
  anise_spirits: ['flavoured_spirits'],
  pastis: ['anise_spirits'],
  absinthe: ['anise_spirits'],
  ouzo: ['anise_spirits'],
  arak: ['anise_spirits'],
  vodka_flavoured: ['vodka', 'flavoured_spirits'],
  vermouth_red: ['vermouth'],
  vermouth_white: ['vermouth'],
  vermouth_rose: ['vermouth'],
  rtd: ['spirits_below_15'],
  pale_lager: ['lager'],
  pilsner: ['pale_lager'],
  // Vinmonopolet buys Vienna lager as pale lager
  amber_lager: ['pale_lager'],
  dark_lager: ['lager'],
  strong_lager: ['lager'],
  belgian_ale: ['top_fermented'],
  // no pale ale, unless a tender names both
  india_pale_ale: ['top_fermented'],
  pale_ale: ['top_fermented'],
  brown_ale: ['top_fermented'],
  porter_stout: ['top_fermented'],
  wheat_beer: ['top_fermented'],
  barley_wine: ['top_fermented'],
}

let widerStyles: ReadonlyMap<string, string> | undefined

/** "beer:tripel < belgian_ale | ...": the lines of the data name a style's next wider one. */
function readWiderStyles(): ReadonlyMap<string, string> {
  const heads = styles.matchAll(/^\w+:(\w+) < (\w+)/gm)
  return new Map([...heads].map(([, inner = '', outer = '']) => [inner, outer]))
}

function widerThan(subtype: string): readonly string[] {
  widerStyles ??= readWiderStyles()
  const style = widerStyles.get(subtype)
  return widerSubtypes[subtype] ?? (style === undefined ? [] : [style])
}

/** The next wider subtype, the first where it has several; null: none. */
export const widerSubtype = (subtype: string): string | null => widerThan(subtype)[0] ?? null

/** True when a drink of the subtype `inner` is one of `outer`: every bourbon is a whisky. */
export function subtypeContains(outer: string, inner: string): boolean {
  return outer === inner || widerThan(inner).some((wider) => subtypeContains(outer, wider))
}
