import type { Locale } from '../shared/locale.ts'

const alike = (words: string): Readonly<Record<Locale, string>> => ({
  en: words,
  it: words,
  fr: words,
  de: words,
  es: words,
})

/**
 * Styles by the published words, as drinks are (`drink-words.ts`): the whole of them, or the first of several
 * properties. What is not here stands in no title, as somebody would have to find words for it first.
 */
export const styleWords: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  'belgian dubbel': {
    en: 'Belgian Dubbel',
    it: 'Dubbel belga',
    fr: 'Dubbel belge',
    de: 'belgisches Dubbel',
    es: 'Dubbel belga',
  },
  'belgian quadrupel': {
    en: 'Belgian Quadrupel',
    it: 'Quadrupel belga',
    fr: 'Quadrupel belge',
    de: 'belgisches Quadrupel',
    es: 'Quadrupel belga',
  },
  'belgian ipa': {
    en: 'Belgian IPA',
    it: 'IPA belga',
    fr: 'IPA belge',
    de: 'belgisches IPA',
    es: 'IPA belga',
  },
  'czech dark lager': {
    en: 'Czech dark lager',
    it: 'lager scura ceca',
    fr: 'lager brune tchèque',
    de: 'dunkles tschechisches Lager',
    es: 'lager oscura checa',
  },
  'vienna lager': { ...alike('Vienna Lager'), de: 'Wiener Lager' },
  'hazy ipa': alike('Hazy IPA'),
  'dunkels weiss': alike('Dunkelweizen'),
  witbier: alike('Witbier'),
  mimosa: alike('Mimosa'),
  'rum and cola': {
    en: 'rum and cola',
    it: 'rum e cola',
    fr: 'rhum et cola',
    de: 'Rum mit Cola',
    es: 'ron con cola',
  },
  'passionfruit martini or mojito': {
    en: 'passion fruit martini or mojito',
    it: 'martini al frutto della passione o mojito',
    fr: 'martini aux fruits de la passion ou mojito',
    de: 'Passionsfrucht-Martini oder Mojito',
    es: 'martini de maracuyá o mojito',
  },
  'red vermouth': { en: 'red', it: 'rosso', fr: 'rouge', de: 'rot', es: 'rojo' },
  'neutral aroma and flavour': {
    en: 'neutral',
    it: 'neutra',
    fr: 'neutre',
    de: 'neutral',
    es: 'neutro',
  },
  'no influence of flor': {
    en: 'without flor',
    it: 'senza velo di flor',
    fr: 'sans voile',
    de: 'ohne Florhefe',
    es: 'sin velo de flor',
  },
  'juicy mouthfeel from careful extraction': {
    en: 'juicy',
    it: 'succoso',
    fr: 'juteux',
    de: 'saftig',
    es: 'jugoso',
  },
  'youthful and juicy': {
    en: 'youthful and juicy',
    it: 'giovane e succoso',
    fr: 'jeune et juteux',
    de: 'jung und saftig',
    es: 'joven y jugoso',
  },
  'full bodied': {
    en: 'full-bodied',
    it: 'corposo',
    fr: 'corsé',
    de: 'körperreich',
    es: 'con cuerpo',
  },
  dry: { en: 'dry', it: 'secco', fr: 'sec', de: 'trocken', es: 'seco' },
  fruity: { en: 'fruity', it: 'fruttato', fr: 'fruité', de: 'fruchtig', es: 'afrutado' },
}
