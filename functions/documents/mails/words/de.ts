import type { ExpiryMailWords } from '../expiry-mail.ts'

export const de: ExpiryMailWords = {
  subject: '{document}: gültig bis {date}',
  lines: [
    'Ein Dokument in Ihrer Ablage läuft bald ab: {document}, gültig bis {date}.',
    'Fordern Sie das neue rechtzeitig an: Ein Angebot mit einem abgelaufenen Dokument kann abgelehnt werden. Sobald es da ist, fügen Sie es mit „Ersetzen“ hinzu.',
  ],
  number: 'Nummer',
  product: 'Produkt',
  button: 'Dokumente öffnen',
}
