const norwegian = /\b(vin|og|eller|fra|kr|maksimumspris|musserende|rødvin|hvitvin)\b/i

/** The monopolies publish in English; Vinmonopolet now and then in Norwegian. */
export const publishedLanguage = (words: string): 'en' | 'no' =>
  norwegian.test(words) ? 'no' : 'en'
