import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'

const words: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Your data at Nordgate',
    'Made: {made_at} (UTC)',
    'data/: every table with your data, as JSON (complete) and as CSV (for spreadsheets).',
    'files/: the files that you uploaded.',
    'Times are in UTC. Left out is only what would open your account: hashes of codes and links, and the shared secret of your authenticator app.',
  ],
  it: [
    'I Suoi dati presso Nordgate',
    'Creato: {made_at} (UTC)',
    'data/: ogni tabella con i Suoi dati, in JSON (completa) e in CSV (per fogli di calcolo).',
    'files/: i file che ha caricato.',
    'Gli orari sono in UTC. Manca solo ciò che aprirebbe il Suo account: gli hash di codici e link e il segreto della Sua app di autenticazione.',
  ],
  fr: [
    'Vos données chez Nordgate',
    'Créé : {made_at} (UTC)',
    'data/ : chaque table avec vos données, en JSON (complet) et en CSV (pour tableurs).',
    'files/ : les fichiers que vous avez envoyés.',
    'Les heures sont en UTC. Ne manque que ce qui ouvrirait votre compte : les empreintes de codes et de liens et le secret de votre application d’authentification.',
  ],
  de: [
    'Ihre Daten bei Nordgate',
    'Erstellt: {made_at} (UTC)',
    'data/: jede Tabelle mit Ihren Daten, als JSON (vollständig) und als CSV (für Tabellenprogramme).',
    'files/: die Dateien, die Sie hochgeladen haben.',
    'Zeiten sind in UTC. Es fehlt nur, was Ihr Konto öffnen würde: Hashes von Codes und Links und das Geheimnis Ihrer Authenticator-App.',
  ],
  es: [
    'Sus datos en Nordgate',
    'Creado: {made_at} (UTC)',
    'data/: cada tabla con sus datos, en JSON (completa) y en CSV (para hojas de cálculo).',
    'files/: los archivos que ha subido.',
    'Las horas están en UTC. Solo falta lo que abriría su cuenta: los hashes de códigos y enlaces y el secreto de su aplicación de autenticación.',
  ],
}

export const readmeIn = (locale: Locale, made_at: string): string =>
  `${typeset(locale, words[locale].join('\r\n\r\n')).replace('{made_at}', made_at)}\r\n`
