import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { contentEntries, contentFolder } from './content-files.ts'

const localeFolder = path.resolve(import.meta.dirname, '../../src/i18n/locales')

/** Every text that a reader may see: those of the interface one by one, content files line by line. */
function textsIn(language: Locale): { readonly where: string; readonly text: string }[] {
  const found: { where: string; text: string }[] = []
  const walk = (where: string, value: unknown): void => {
    if (typeof value === 'string') found.push({ where, text: value })
    else for (const [key, child] of Object.entries(value ?? {})) walk(`${where}.${key}`, child)
  }
  for (const file of readdirSync(path.join(localeFolder, language)))
    walk(file, JSON.parse(readFileSync(path.join(localeFolder, language, file), 'utf8')))
  for (const { files } of contentEntries()) {
    const file = files[language] ?? ''
    const lines = readFileSync(file, 'utf8').split('\n')
    for (const text of lines) found.push({ where: path.relative(contentFolder, file), text })
  }
  return found
}

/** What a market's state sounds like. An administrator changes it, so no text may tie it to a market. */
const stateWords: Readonly<Record<Locale, RegExp>> = {
  en: /coming soon|not open yet|open later|\blive\b/i,
  it: /in arrivo|arriverà presto|non sono ancora aperte|aprono più avanti|\battiva\b/i,
  fr: /bientôt|pas encore ouvert|ouvriront|sera ouvert/i,
  de: /demnächst|noch nicht möglich|später möglich|freigeschaltet/i,
  es: /próximamente|aún no están abiertas|se abrirán|\bactiva\b/i,
}
const marketNames: Readonly<Record<Locale, RegExp>> = {
  en: /Sweden|Norway|Finland/,
  it: /Svezia|Norvegia|Finlandia/,
  fr: /Suède|Norvège|Finlande/,
  de: /Schweden|Norwegen|Finnland/,
  es: /Suecia|Noruega|Finlandia/,
}

/**
 * Promises that nothing in the product keeps: reading by people, checks of labels and papers, import,
 * submission in our own name or in time, news of every kind at once. A capability that comes to keep one
 * takes its line out.
 */
const unkept: Readonly<Record<Locale, readonly RegExp[]>> = {
  en: [
    /people who know/i,
    /read every message/i,
    /checked before you submit/i,
    /takes care of import|help with import/i,
    /we will be in touch/i,
    /submit in that role|submits yours/i,
    /submitted in time/i,
    /as soon as a monopoly publishes/i,
    /tell you before you pay/i,
  ],
  it: [
    /chi conosce i tre monopoli/i,
    /leggiamo ogni messaggio/i,
    /si controllano prima dell’invio/i,
    /si occupa di importazione|aiutiamo con importazione/i,
    /la contatteremo/i,
    /in questo ruolo/i,
    /inviata in tempo/i,
    /appena un monopolio/i,
    /diciamo prima del pagamento/i,
  ],
  fr: [
    /des personnes qui connaissent/i,
    /lisons chaque message/i,
    /vérifiés avant le dépôt/i,
    /se charge de l’importation|aidons pour l’importation/i,
    /nous vous contacterons/i,
    /à ce titre|dans ce rôle/i,
    /déposée à temps/i,
    /dès qu’un monopole/i,
    /disons avant le paiement/i,
  ],
  de: [
    /menschen, die die drei monopole/i,
    /lesen jede nachricht/i,
    /vor dem einreichen geprüft/i,
    /kümmert es sich um import|helfen wir bei einfuhr/i,
    /wir melden uns, sobald/i,
    /in dieser rolle/i,
    /rechtzeitig eingereicht/i,
    /sobald ein monopol/i,
    /sagen wir ihnen vor der zahlung/i,
  ],
  es: [
    /personas que conocen/i,
    /leemos todos los mensajes/i,
    /se comprueban antes de presentar/i,
    /se ocupa de la importación|ayudamos con la importación/i,
    /nos pondremos en contacto/i,
    /en ese papel/i,
    /presentada a tiempo/i,
    /en cuanto un monopolio/i,
    /decimos antes de pagar/i,
  ],
}

describe.each(locales)('the texts in %s', (language) => {
  const texts = textsIn(language)

  it('tie no state to a market', () => {
    expect(texts.length).toBeGreaterThan(3000)
    const fixed = texts.filter(({ text }) =>
      text
        .split(/(?<=[.!?|;])\s/)
        .some((part) => stateWords[language].test(part) && marketNames[language].test(part)),
    )
    expect(fixed).toEqual([])
  })

  it('promise only what the product does', () => {
    const found = texts.filter(({ text }) => unkept[language].some((words) => words.test(text)))
    expect(found).toEqual([])
  })
})

describe('the privacy text', () => {
  const source = path.resolve(import.meta.dirname, '../../src')
  const keys = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(
        /(?:sessionValue|localValue)(?:<[^(]*>)?\(\s*'([\w-]+)'|Key = '([\w-]+)'/g,
      ),
    ])
    .map(([, value, constant]) => value ?? constant ?? '')

  it.each(locales)('names in %s everything that the site stores on a device', (language) => {
    const text = readFileSync(path.join(contentFolder, `legal/privacy/${language}.md`), 'utf8')
    expect(keys.length).toBeGreaterThan(9)
    expect(keys.filter((key) => !text.includes(`\`${key}\``))).toEqual([])
  })
})
