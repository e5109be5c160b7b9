import type { SubmissionMailWords } from '../submission-mail.ts'

export const de: SubmissionMailWords = {
  subject: 'Ihre Bewerbung ist eingereicht: {tender}',
  received: 'Wir haben Ihre Bewerbung für {tender} erhalten.',
  product: 'Produkt',
  market: 'Markt',
  deadline: 'Angebotsfrist',
  endOfDay: '{date}, Ende des Tages, {zone}',
  notAnnounced: 'nicht bekannt gegeben',
  submitted: 'Eingereicht',
  due: 'Die Bewerbungsgebühr von {fee} (ohne MwSt.) ist noch offen. Sie bezahlen sie über die Liste Ihrer Bewerbungen.',
  paid: 'Die Bewerbung ist bezahlt: Es wird nichts mehr fällig.',
  kept: 'Sie kann nicht mehr geändert werden. Alle Antworten können Sie jederzeit lesen und drucken, auch ohne laufenden Plan. Dort finden Sie auch die signierte Quittung, in der Regel nach weniger als einer Minute.',
  questions: 'Stimmt etwas nicht, oder haben Sie eine Frage? Antworten Sie auf diese E-Mail.',
  button: 'Bewerbung öffnen',
  zone: { SE: 'Stockholmer Zeit', NO: 'Osloer Zeit', FI: 'Helsinkier Zeit' },
}
