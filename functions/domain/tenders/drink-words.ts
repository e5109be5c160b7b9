import type { Locale } from '../shared/locale.ts'

/** English stays as it was published, where it has no words here. */
type InLanguages = Readonly<Record<Exclude<Locale, 'en'>, string> & { readonly en?: string }>

/**
 * Drinks by the words that the monopolies publish (lower case, without accents), beside those of the categories: from
 * the collected plans. A drink that is not here (a vodka, an India pale ale) is named in the published words.
 */
export const drinkWords: Readonly<Record<string, InLanguages>> = {
  'sparkling wine white': {
    it: 'Spumante bianco',
    fr: 'Vin effervescent blanc',
    de: 'Weißer Schaumwein',
    es: 'Vino espumoso blanco',
  },
  'sparkling wine rose': {
    it: 'Spumante rosato',
    fr: 'Vin effervescent rosé',
    de: 'Rosé-Schaumwein',
    es: 'Vino espumoso rosado',
  },
  'semi sparkling wine rose': {
    it: 'Vino frizzante rosato',
    fr: 'Vin pétillant rosé',
    de: 'Rosé-Perlwein',
    es: 'Vino de aguja rosado',
  },
  'sparkling or semi sparkling wine white': {
    it: 'Spumante o vino frizzante bianco',
    fr: 'Vin effervescent ou pétillant blanc',
    de: 'Weißer Schaum- oder Perlwein',
    es: 'Vino espumoso o de aguja blanco',
  },
  'musserende vin': {
    en: 'Sparkling wine',
    it: 'Spumante',
    fr: 'Vin effervescent',
    de: 'Schaumwein',
    es: 'Vino espumoso',
  },
  'mulled wine glogi': {
    it: 'Vin brulé (glögi)',
    fr: 'Vin chaud (glögi)',
    de: 'Glühwein (Glögi)',
    es: 'Vino caliente (glögi)',
  },
  'viiniglogi vakeva viiniglogi gluhwein aromatized wine aromatized fruit berry wine non alcoholic glogi':
    {
      en: 'Mulled wine (glögi) and aromatised wine',
      it: 'Vin brulé (glögi) e vino aromatizzato',
      fr: 'Vin chaud (glögi) et vin aromatisé',
      de: 'Glühwein (Glögi) und aromatisierter Wein',
      es: 'Vino caliente (glögi) y vino aromatizado',
    },
  'aromatised wine products': {
    it: 'Prodotti vitivinicoli aromatizzati',
    fr: 'Produits vinicoles aromatisés',
    de: 'Aromatisierte Weinerzeugnisse',
    es: 'Productos vitivinícolas aromatizados',
  },
  vermouth: { it: 'Vermouth', fr: 'Vermouth', de: 'Wermut', es: 'Vermut' },
  'summer wines summer spirits and summer brewery products': {
    it: 'Vini, distillati e birre per l’estate',
    fr: 'Vins, spiritueux et bières pour l’été',
    de: 'Weine, Spirituosen und Biere für den Sommer',
    es: 'Vinos, destilados y cervezas para el verano',
  },
  'whisky malt': {
    it: 'Whisky di malto',
    fr: 'Whisky de malt',
    de: 'Malt Whisky',
    es: 'Whisky de malta',
  },
  'whisky other': {
    it: 'Altro whisky',
    fr: 'Autre whisky',
    de: 'Sonstiger Whisky',
    es: 'Otro whisky',
  },
  'aquavit clear': {
    it: 'Aquavit incolore',
    fr: 'Aquavit blanc',
    de: 'Klarer Aquavit',
    es: 'Aquavit incoloro',
  },
  'fruit spirits': {
    it: 'Distillato di frutta',
    fr: 'Eau-de-vie de fruits',
    de: 'Obstbrand',
    es: 'Aguardiente de frutas',
  },
  'flavoured spirits': {
    it: 'Distillati aromatizzati',
    fr: 'Spiritueux aromatisés',
    de: 'Aromatisierte Spirituosen',
    es: 'Destilados aromatizados',
  },
  'other spirits below 15 %': {
    it: 'Altri distillati sotto il 15\u00a0%',
    fr: 'Autres spiritueux de moins de 15\u00a0%',
    de: 'Sonstige Spirituosen unter 15\u00a0%',
    es: 'Otros destilados de menos de 15\u00a0%',
  },
  'spirits based cocktail or rtd': {
    it: 'Cocktail o RTD a base di distillati',
    fr: 'Cocktail ou prêt-à-boire à base de spiritueux',
    de: 'Cocktail oder RTD auf Spirituosenbasis',
    es: 'Cóctel o RTD a base de destilados',
  },
  'liqueurs fruits and berries': {
    it: 'Liquori di frutta e bacche',
    fr: 'Liqueurs de fruits et de baies',
    de: 'Frucht- und Beerenliköre',
    es: 'Licores de frutas y bayas',
  },
  'liqueur cream': {
    it: 'Liquore alla crema',
    fr: 'Liqueur à la crème',
    de: 'Sahnelikör',
    es: 'Licor de crema',
  },
  'top fermented': {
    en: 'Top-fermented beer',
    it: 'Birra ad alta fermentazione',
    fr: 'Bière de fermentation haute',
    de: 'Obergäriges Bier',
    es: 'Cerveza de alta fermentación',
  },
  'pale lager': {
    it: 'Lager chiara',
    fr: 'Lager blonde',
    de: 'Helles Lagerbier',
    es: 'Lager rubia',
  },
  'dark lager': {
    it: 'Lager scura',
    fr: 'Lager brune',
    de: 'Dunkles Lagerbier',
    es: 'Lager oscura',
  },
  'wheat beer': {
    it: 'Birra di frumento',
    fr: 'Bière de blé',
    de: 'Weizenbier',
    es: 'Cerveza de trigo',
  },
  'sour beer': { it: 'Birra acida', fr: 'Bière acide', de: 'Sauerbier', es: 'Cerveza ácida' },
  'porter stout': {
    it: 'Porter e stout',
    fr: 'Porter et stout',
    de: 'Porter und Stout',
    es: 'Porter y stout',
  },
}
