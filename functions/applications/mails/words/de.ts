import type { SubmissionMailWords } from '../submission-mail.ts'

export const de: SubmissionMailWords = {
  subject: 'Ihr Angebot ist eingereicht: {tender}',
  received: 'Wir haben Ihr Angebot für {tender} erhalten.',
  product: 'Produkt',
  market: 'Markt',
  published: 'Veröffentlicht als',
  deadline: 'Angebotsfrist',
  endOfDay: '{date}, Ende des Tages, {zone}',
  notAnnounced: 'nicht bekannt gegeben',
  submitted: 'Eingereicht',
  due: 'Die Gebühr von {fee} (ohne MwSt.) ist noch offen. Sie bezahlen sie auf der Seite „Meine Angebote“.',
  paid: 'Das Angebot ist bezahlt: Es wird nichts mehr fällig.',
  kept: 'Das Angebot kann nicht mehr geändert werden. Alle Antworten können Sie jederzeit lesen und drucken, auch ohne laufenden Plan. Auf der Seite des Angebots finden Sie auch die signierte Quittung, in der Regel nach weniger als einer Minute.',
  questions: 'Stimmt etwas nicht, oder haben Sie eine Frage? Antworten Sie auf diese E-Mail.',
  button: 'Angebot öffnen',
  zone: { SE: 'Stockholmer Zeit', NO: 'Osloer Zeit', FI: 'Helsinkier Zeit' },
}
