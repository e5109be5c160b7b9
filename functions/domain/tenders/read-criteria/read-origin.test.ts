import { describe, expect, it } from 'vitest'
import type { PublishedTender } from '../published-tender.ts'
import { read, textsOf } from './published-for-tests.ts'

const origins = (given: Partial<PublishedTender>) =>
  read('origin', given).map(({ any_of, unread = [] }) =>
    [
      ...any_of.map(({ country, group, regions, appellations }) =>
        [country ?? group, regions.join('+'), appellations.join('+')].join(':').replace(/:+$/, ''),
      ),
      ...unread.map((words) => `? ${words}`),
    ].join(' | '),
  )

describe('countries', () => {
  it.each([
    ['France', 'FR'],
    ['Scotland', 'GB:Scotland'],
    ['Macedonia', 'MK'],
    ['Nordics', 'NORDIC'],
    ['The Nordic countries', 'NORDIC'],
    ['Europe', 'EUROPE'],
    ['Austria or Norway', 'AT | NO'],
    ['EU or Norway', 'EU | NO'],
    ['EU, Norway or Great Britain', 'EU | NO | GB'],
    ['Argentina or Chile', 'AR | CL'],
    ['Europe or Mexico', 'EUROPE | MX'],
    ['Czech Republic or Norway', 'CZ | NO'],
    ['Norway, Sweden, Finland or Denmark', 'NO | SE | FI | DK'],
    [
      'Belgium, Netherlands, France, Greece, England or Italy',
      'BE | NL | FR | GR | GB:England | IT',
    ],
  ])('%s', (country_of_origin, expected) =>
    expect(origins({ country_of_origin })).toEqual([expected]),
  )
})

describe('regions and appellations', () => {
  it.each<[string, string | null, string | null, string[]]>([
    ['Argentina', 'Mendoza', 'Uco Valley', ['AR:Mendoza:Uco Valley']],
    [
      'Chile',
      null,
      'DO Bio-Bio Valley, DO Colchagua or DO Casablanca Valley',
      ['CL::Bío-Bío Valley+Colchagua Valley+Casablanca Valley'],
    ],
    ['France', 'Burgundy / Mâcon', 'AOC/AOP Saint-Veran', ['FR:Mâconnais:Saint-Véran']],
    [
      'France',
      'Burgundy',
      'AOC/AOP Rully or AOC/AOP Rully Premier Cru',
      ['FR:Burgundy:Rully+Rully Premier Cru'],
    ],
    [
      'France',
      'Burgundy',
      'AOC/AOP Chénas, AOC/AOP Morgon or AOC/AOP Moulin-à-Vent',
      ['FR:Burgundy:Chénas+Morgon+Moulin-à-Vent'],
    ],
    ['France', 'Beaujolais', 'AOC/AOP Beaujolais Village', ['FR:Beaujolais:Beaujolais-Villages']],
    ['France', 'Champagne', 'AOC/AOP Champagne Grand Cru', ['FR:Champagne:Champagne Grand Cru']],
    [
      'South Africa',
      'Coastal Region or Olifants River',
      'WO Swartland, WO Piekenierskloof, WO Darling, WO Paarl or WO Stellenbosch',
      ['ZA:Coastal Region+Olifants River:Swartland+Piekenierskloof+Darling+Paarl+Stellenbosch'],
    ],
    [
      'South Africa',
      'Coastal Region',
      'WO Stellenbosch or Ward/WO part of Stellenbosch',
      ['ZA:Coastal Region:Stellenbosch'],
    ],
    ['South Africa', 'WO from South Africa', null, ['ZA']],
    [
      'Australia',
      'South Australia / Adelaide Hills, McLaren Vale, Barossa Valley or Coonawarra',
      null,
      ['AU:Adelaide Hills+McLaren Vale+Barossa Valley+Coonawarra'],
    ],
    [
      'Australia',
      null,
      'GI from South Australia or GI South Eastern Australia',
      ['AU::South Australia+South Eastern Australia'],
    ],
    ['Portugal', 'Azorene', 'IGP or DOP from Azorene', ['PT:Azores:Azores']],
    ['Greece', 'Macedonia', 'PDO Amyndeon', ['GR:Macedonia:Amyndeon']],
    ['Austria', 'Vienna', 'DAC Gemischter Satz', ['AT:Vienna:Wiener Gemischter Satz']],
    ['Germany', 'Nahe, Pfalz or Rheinhessen', null, ['DE:Nahe+Pfalz+Rheinhessen']],
    [
      'Italy',
      'Tuscany',
      'DOC/DOP Bolgheri, DOC/DOP Bolgheri superiore or IGT/IGP Toscana',
      ['IT:Tuscany:Bolgheri+Bolgheri Superiore+Tuscany'],
    ],
    [
      'Hungary',
      null,
      'PDO/OEM Balatonfüred-Csopak or PDO/OEM Eger',
      ['HU::Balatonfüred-Csopak+Eger'],
    ],
    // the region narrows the appellation: both must hold
    [
      'Spain',
      "Valls d'Anoia-Foix, Serra de Mar or Pla de Ponent",
      'DO/DOP Cava',
      ['ES::Cava', "ES:Valls d'Anoia-Foix+Serra de Mar+Pla de Ponent"],
    ],
    [
      'England',
      'Essex, Kent or Sussex',
      'PDO English Quality Wine or PGI English Regional Wine',
      ['GB:England:England', 'GB:Essex+Kent+Sussex'],
    ],
  ])('%s · %s · %s', (country_of_origin, region, appellation, expected) => {
    expect(origins({ country_of_origin, region, appellation })).toEqual(expected)
    expect(textsOf({ country_of_origin, region, appellation })).toEqual([])
  })

  it.each([
    'QmP',
    'VDP. Gutswein',
    'VDP.Erste Lage',
    'Federspiel',
    'ÖTW Erste Lage',
    'IGP or AOC/AOP',
  ])('asks for the class %s, which it does not know', (appellation) => {
    const given = { country_of_origin: 'Germany', region: 'Mosel', appellation }
    expect(origins(given)).toEqual(['DE:Mosel', `? ${appellation}`])
    expect(read('origin', given).every(({ required }) => required)).toBe(true)
    expect(textsOf(given)).toEqual([])
  })

  it.each<[string, Partial<PublishedTender>, string[]]>([
    [
      'reads the regions that it knows, and opens no other country',
      { country_of_origin: 'France', region: 'Loire or Flurbel' },
      ['FR', 'FR:Loire | ? Flurbel'],
    ],
    [
      'reads the countries that it knows',
      { country_of_origin: 'Atlantis or France' },
      ['FR | ? Atlantis'],
    ],
    ['asks for a country that it does not know', { country_of_origin: 'Atlantis' }, ['? Atlantis']],
    [
      'reads the region beside it',
      { country_of_origin: 'Atlantis', region: 'Loire' },
      ['? Atlantis', 'FR:Loire'],
    ],
    ['tells the country by the region', { region: 'Loire' }, ['FR:Loire']],
    [
      'keeps a region of a group of countries',
      { country_of_origin: 'EU', region: 'Tuscany' },
      ['EU', 'IT:Tuscany'],
    ],
  ])('%s', (_, given, expected) => {
    expect(origins(given)).toEqual(expected)
    expect(textsOf(given)).toEqual([])
  })
})

describe('where the grapes come from', () => {
  it.each<[string, string, string[], string[]]>([
    [
      'New Zealand',
      'Grapes must be sourced from sub region Awatere Valley, Southern Valleys or Wairau Valley. Sub region must appear on label',
      ['NZ:Awatere Valley+Southern Valleys+Wairau Valley'],
      ['Sub region must appear on label'],
    ],
    [
      'Argentina',
      '100% of the grapes must be sourced from Gualtallary, Paraje Altamira, Los Chacayes or San Pablo',
      ['AR:Gualtallary+Paraje Altamira+Los Chacayes+San Pablo'],
      [],
    ],
    [
      'Italy',
      'Grapes must be sourced from the following municipalities within the province of Trieste: Duino-Aurisina, Monrupino and/or Sgonico',
      ['IT:Duino-Aurisina+Monrupino+Sgonico'],
      [],
    ],
    [
      'Germany',
      '100 % of the grapes must come from one of the following villages: Oberrotweil, Ihringen, Achkarren or Merdingen',
      ['DE:Oberrotweil+Ihringen+Achkarren+Merdingen'],
      [],
    ],
    ['Spain', '100 % of the grapes must come from DO/DOP Rias Baixas', ['ES::Rías Baixas'], []],
    ['Italy', 'Must be produced in Piedmont or Lombardy', ['IT:Piedmont+Lombardy'], []],
    [
      'France',
      '100 % of the grapes must come from Avize, Chouilly, Cramant, Oger or Le Mesnil-sur-Oger and name of village must appear on front label',
      ['FR:Avize+Chouilly+Cramant+Oger+Le Mesnil-sur-Oger'],
      ['name of village must appear on front label'],
    ],
  ])('%s: %s', (country_of_origin, phrase, [place], texts) => {
    const given = { country_of_origin, requirements: [phrase] }
    expect(origins(given).slice(1)).toEqual([place])
    expect(textsOf(given)).toEqual(texts)
  })

  it.each([
    '100 % of the grapes must come from one village (name of the village must appear on front of the packaging)',
    'Single vineyard: Les Lys, Côte de Léchet, Vosgros, Vaugiraut or Sécher/Séchet(s)',
    'The manufacturer must have a location address within DO/DOP Rias Baixas',
    'All whiskies in the blend must be distilled and matured in Japan',
  ])('keeps as text: %s', (phrase) =>
    expect(textsOf({ country_of_origin: 'France', requirements: [phrase] })).toEqual([phrase]),
  )
})
