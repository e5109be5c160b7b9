import type { Locale } from '#domain/shared/locale.ts'
import { typeset } from '#domain/shared/typeset.ts'

const words: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Your data at Nordgate',
    'Made: {made_at} (UTC)',
    'data/: every table with your data, as JSON (complete) and as CSV (for spreadsheets).',
    'files/: the files that you uploaded, and the receipts of your submissions. The sealed packages themselves are not in here: download each from the page of its application, next to the receipt.',
    'Times are in UTC. Left out is only what would open your account: hashes of codes and links, and the shared secret of your authenticator app.',
  ],
  it: [
    'I Suoi dati presso Nordgate',
    'Creato: {made_at} (UTC)',
    'data/: ogni tabella con i Suoi dati, in JSON (completa) e in CSV (per fogli di calcolo).',
    'files/: i file che ha caricato e le ricevute delle Sue candidature. I pacchetti sigillati non sono inclusi: può scaricarli dalla pagina di ciascuna candidatura, accanto alla ricevuta.',
    'Gli orari sono in UTC. Manca solo ciò che aprirebbe il Suo account: gli hash di codici e link e il segreto della Sua app di autenticazione.',
  ],
  fr: [
    'Vos données chez Nordgate',
    'Créé : {made_at} (UTC)',
    'data/ : chaque table avec vos données, en JSON (complet) et en CSV (pour tableurs).',
    'files/ : les fichiers que vous avez envoyés et les récépissés de vos candidatures. Les dossiers scellés n’y figurent pas : téléchargez-les depuis la page de chaque candidature, à côté du récépissé.',
    'Les heures sont en UTC. Ne manque que ce qui ouvrirait votre compte : les empreintes de codes et de liens et le secret de votre application d’authentification.',
  ],
  de: [
    'Ihre Daten bei Nordgate',
    'Erstellt: {made_at} (UTC)',
    'data/: jede Tabelle mit Ihren Daten, als JSON (vollständig) und als CSV (für Tabellenprogramme).',
    'files/: die Dateien, die Sie hochgeladen haben, und die Quittungen Ihrer Angebote. Die versiegelten Pakete selbst sind nicht enthalten: Sie finden jedes auf der Seite seines Angebots neben der Quittung.',
    'Alle Zeiten sind in UTC. Es fehlt nur, was Ihr Konto öffnen würde: Hashes von Codes und Links und der Schlüssel Ihrer Authentifizierungs-App.',
  ],
  es: [
    'Sus datos en Nordgate',
    'Creado: {made_at} (UTC)',
    'data/: cada tabla con sus datos, en JSON (completa) y en CSV (para hojas de cálculo).',
    'files/: los archivos que ha subido y los justificantes de sus candidaturas. Los paquetes sellados no están incluidos: descárguelos desde la página de cada candidatura, junto al justificante.',
    'Las horas están en UTC. Solo falta lo que abriría su cuenta: los hashes de códigos y enlaces y el secreto de su aplicación de autenticación.',
  ],
}

export const readmeIn = (locale: Locale, made_at: string): string =>
  `${typeset(locale, words[locale].join('\r\n\r\n')).replace('{made_at}', made_at)}\r\n`
