import type { CalendarDate } from '../shared/calendar-date.ts'

interface Membership {
  readonly countries: readonly string[]
  /** First day as a member; null: before all our records. */
  readonly valid_from: CalendarDate | null
  /** Last day as a member; null: still. */
  readonly valid_to: CalendarDate | null
}

export interface CountryGroup {
  readonly names: readonly string[]
  readonly source: string
  /** Other groups that belong to it with all their members of the day. */
  readonly includes: readonly string[]
  readonly members: readonly Membership[]
}

const since = (valid_from: CalendarDate | null, countries: string): Membership => ({
  countries: countries.split(' '),
  valid_from,
  valid_to: null,
})
const always = (countries: string) => since(null, countries)

/** Country groups as tenders name them, with the days of their membership. */
export const countryGroups: Readonly<Record<string, CountryGroup>> = {
  EU: {
    names: [
      ...[
        'EU',
        'E.U.',
        'European Union',
        'The European Union',
        'the EU',
        'EU countries',
        'EU member states',
        'UE',
      ],
      ...[
        'Unione europea',
        'Union européenne',
        'Europäische Union',
        'Unión Europea',
        'Den europeiske union',
        'Europeiska unionen',
        'Euroopan unioni',
      ],
    ],
    source:
      'European Union, Treaties of Accession; for GB Decision (EU) 2020/135, in force at the end of 31 January 2020',
    includes: [],
    members: [
      since('1958-01-01', 'BE DE FR IT LU NL'),
      since('1973-01-01', 'DK IE'),
      { countries: ['GB'], valid_from: '1973-01-01', valid_to: '2020-01-31' },
      since('1981-01-01', 'GR'),
      since('1986-01-01', 'ES PT'),
      since('1995-01-01', 'AT FI SE'),
      since('2004-05-01', 'CY CZ EE HU LT LV MT PL SI SK'),
      since('2007-01-01', 'BG RO'),
      since('2013-07-01', 'HR'),
    ],
  },
  EEA: {
    names: ['EEA', 'European Economic Area', 'EØS', 'EES', 'EWR', 'ETA-alue'],
    source: 'Agreement on the European Economic Area',
    includes: ['EU'],
    members: [since('1994-01-01', 'IS NO'), since('1995-05-01', 'LI')],
  },
  NORDIC: {
    names: [
      ...[
        'Nordics',
        'The Nordics',
        'Nordic',
        'Nordic countries',
        'The Nordic countries',
        'Norden',
        'De nordiske land',
        'Nordiska länder',
      ],
      ...[
        'Pohjoismaat',
        'Paesi nordici',
        'Pays nordiques',
        'Nordische Länder',
        'Países nórdicos',
        'Nordic region',
      ],
    ],
    source: 'Helsinki Treaty of 1962 (Nordic Council), with the autonomous areas',
    includes: [],
    members: [always('DK FI IS NO SE AX FO GL')],
  },
  SCANDINAVIA: {
    names: [
      'Scandinavia',
      'Skandinavia',
      'Skandinavien',
      'Scandinavian countries',
      'Scandinavie',
      'Escandinavia',
    ],
    source: 'common usage: Denmark, Norway, Sweden',
    includes: [],
    members: [always('DK NO SE')],
  },
  BALTICS: {
    names: [
      'Baltics',
      'The Baltics',
      'Baltic countries',
      'Baltic states',
      'The Baltic countries',
      'Baltikum',
    ],
    source: 'common usage: Estonia, Latvia, Lithuania',
    includes: [],
    members: [always('EE LV LT')],
  },
  BENELUX: {
    names: ['Benelux', 'The Benelux countries'],
    source: 'Benelux Union',
    includes: [],
    members: [always('BE LU NL')],
  },
  EUROPE: {
    names: ['Europe', 'Europa', 'Eurooppa', 'European countries', 'European'],
    source: 'United Nations M49, region 150, with every member of the EU (Cyprus) and Kosovo',
    includes: ['EU'],
    members: [
      always(
        'AD AL AX BA BE BG BY CH CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV',
      ),
      always('MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK'),
    ],
  },
  SOUTH_AMERICA: {
    names: [
      'South America',
      'Sør-Amerika',
      'Sydamerika',
      'Südamerika',
      'Sudamérica',
      'Amérique du Sud',
      'Sud America',
    ],
    source: 'United Nations M49, region 005',
    includes: [],
    members: [always('AR BO BR CL CO EC FK GF GY PE PY SR UY VE')],
  },
  NORTH_AMERICA: {
    names: ['North America', 'Nord-Amerika', 'Nordamerika', 'Norteamérica', 'Amérique du Nord'],
    source: 'United Nations M49, region 021, and Mexico',
    includes: [],
    members: [always('BM CA GL MX PM US')],
  },
  CARIBBEAN: {
    names: [
      'Caribbean',
      'The Caribbean',
      'West Indies',
      'Karibia',
      'Karibien',
      'Karibik',
      'Karibien',
      'Caribe',
      'Caraïbes',
      'Caraibi',
      'Antilles',
    ],
    source: 'United Nations M49, region 029',
    includes: [],
    members: [
      always('AG AI AW BB BL BQ BS CU CW DM DO GD GP HT JM KN KY LC MF MQ MS PR SX TC TT VC VG VI'),
    ],
  },
  ASIA: {
    names: ['Asia', 'Asien', 'Asie', 'Aasia'],
    source: 'United Nations M49, regions 030, 034 and 035, in part: countries that sell drinks',
    includes: [],
    members: [always('CN HK IN ID JP KH KP KR LA LK MM MO MY NP PH SG TH TW VN')],
  },
  OCEANIA: {
    names: ['Oceania', 'Oseania', 'Oceanien', 'Ozeanien', 'Océanie', 'Australasia'],
    source: 'United Nations M49, region 053, and the islands that sell drinks',
    includes: [],
    members: [always('AU NZ FJ PF')],
  },
}

/** The countries of a group on a day, sorted by code; empty for an unknown group. */
export function countriesOf(group: string, on: CalendarDate): readonly string[] {
  const found = countryGroups[group]
  if (found === undefined) return []
  const countries = new Set(found.includes.flatMap((inner) => countriesOf(inner, on)))
  for (const { countries: members, valid_from, valid_to } of found.members) {
    const isMember = (valid_from ?? on) <= on && on <= (valid_to ?? on)
    if (isMember) for (const country of members) countries.add(country)
  }
  return [...countries].sort()
}
