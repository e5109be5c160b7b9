import { describe, expect, it } from 'vitest'
import { type Locale, locales } from '#domain/shared/locale.ts'
import { codeIn, pagesIn, textsIn } from './reader-texts-for-tests.ts'

/** Any of these as whole words, of letters with accents too. */
const words = (any: string): RegExp => new RegExp(`(?<![\\p{L}-])(?:${any})(?!\\p{L})`, 'iu')

/**
 * What a native of the trade would not write, with what to write instead; docs/glossary.md has the reasons.
 */
const forbidden: Readonly<Record<Locale, readonly (readonly [fault: RegExp, instead: string])[]>> =
  {
    en: [
      [/\bown calculation\b/, 'our calculation'],
      [/\bmended\b/, 'corrected'],
      [/\bpage of your matches\b/, 'the name of the page: “My matches”'],
      [/\bseamless|\bleverag|\bunlock/i, 'what it does'],
    ],
    de: [
      [/mit dem Bekannten/, 'was wir schon wissen'],
      [/(?<!wett)bewerbung/i, 'Angebot'],
      [/\beigene Berechnung/, 'von uns berechnet'],
      [/\bProdukte gegen /, 'Produkte mit … vergleichen'],
      [/\bPortfolio/i, 'Sortiment, Preisliste'],
      [words('du|dich|dir|dein(?:e[nmrs]?)?'), 'Sie'],
    ],
    fr: [
      [/\bde (?:Alko|Access)\b/, 'd’Alko'],
      [/\bportefeuille/i, 'tarif, gamme'],
      [/\bcalcul propre/, 'notre calcul'],
      [/\bvalables?\b/, 'valide'],
      [/\bcorrespondances?\b/i, 'appel d’offres adapté'],
      [words('tu|toi|ton|tes'), 'vous'],
    ],
    it: [
      [/\bcorrispondenz|\babbinament/i, 'gare adatte'],
      [/\bportafogli/i, 'listino'],
      [/\bPannello\b/, 'Area personale'],
      [/\bVolantino\b/i, 'Brochure'],
      [/\bPopolare\b/, 'Più scelto'],
      [/\bdesk\b/i, 'amministrazione'],
      [words('tu|ti|tuoi?|tu[ae]|puoi|hai|vuoi|devi'), 'Lei'],
    ],
    es: [
      [/\bcarteras?\b/i, 'tarifa'],
      [/\bmás fuertes?\b/i, 'de mayor graduación'],
      [/\brellenad[oa]s?\b/i, 'cumplimentado'],
      [/(?<!«Ingredientes: )\buvas\b/i, 'variedades'],
      [/\bcoincidencias?\b/i, 'licitaciones adecuadas'],
      [words('tú|tus?|te|ti|puedes|tienes|quieres'), 'usted'],
    ],
  }

/** Commands to the reader as a friend would give them; of one word they are those of every program. */
const familiar =
  /^(?:Accedi|Aggiungi|Aggiorna|Apri|Azzera|Calcola|Cambia|Cancella|Carica|Chiedi|Chiudi|Comincia|Completa|Continua|Controlla|Correggi|Crea|Disattiva|Attiva|Esplora|Filtra|Firma|Gestisci|Importa|Incolla|Inizia|Inserisci|Invia|Invita|Lascia|Leggi|Mantieni|Mostra|Nascondi|Offri|Prendi|Proponi|Pubblica|Richiedi|Rimborsa|Ripristina|Rispondi|Ritira|Salva|Scegli|Scrivi|Segna|Sfoglia|Sostituisci|Stampa|Torna|Usa|Vai|Vedi) (?!\{\{|\()/

/** Names of what is shown as one word, read out with the thing it concerns. */
const isNamed = (key: string): boolean => /(?:Named|_named|File)$/.test(key)

describe.each(locales)('the texts in %s', (locale) => {
  it('hold no word that a native of the trade would not write', () => {
    const texts = textsIn(locale)
    expect(texts.length).toBeGreaterThan(7000)
    const faults = texts.flatMap(([at, text]) =>
      forbidden[locale]
        .filter(([fault]) => fault.test(text))
        .map(([, instead]) => `${at}: ${text} (rather: ${instead})`),
    )
    expect(faults).toEqual([])
  })
})

it('Italian commands of several words address the reader with Lei', () => {
  // guides also tell what others do: «Mostra le gare e confronta…» is no command there
  const faults = [...pagesIn('it'), ...codeIn('it')].filter(
    ([key, text]) => !isNamed(key) && familiar.test(text),
  )
  expect(faults).toEqual([])
})

/** What mails are made of: those of the rooms, the notices of accounts, and what stands around every mail. */
const inMails = /\/mails\/|^functions\/platform\/mail\/|^functions\/accounts\/notices\//

/** How each language sets off a name that is quoted. */
const quoted: Readonly<Record<Locale, RegExp>> = {
  en: /“([^”]+)”/g,
  de: /„([^“]+)“/g,
  fr: /«\s*([^»]+?)\s*»/g,
  it: /«([^»]+)»/g,
  es: /«([^»]+)»/g,
}

it.each(locales)('mails in %s name pages and buttons as the pages do', (locale) => {
  const names = new Set(pagesIn(locale).map(([, text]) => text))
  const said = codeIn(locale)
    .filter(([file]) => inMails.test(file))
    .flatMap(([, line]) => [...line.matchAll(quoted[locale])].map(([, name = '']) => name))
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter((name) => !names.has(name))).toEqual([])
})
