/** The texts of a feature; the bundler keeps the list of the language's files here. */
export const readTexts = (namespace: string) => import(`../locales/de/${namespace}.json`)
