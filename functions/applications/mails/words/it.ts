import type { SubmissionMailWords } from '../submission-mail.ts'

export const it: SubmissionMailWords = {
  subject: 'La Sua candidatura è stata inviata: {tender}',
  received: 'Abbiamo ricevuto la Sua candidatura per {tender}.',
  product: 'Prodotto',
  market: 'Mercato',
  published: 'Pubblicata come',
  deadline: 'Scadenza dell’offerta',
  endOfDay: '{date}, a fine giornata, {zone}',
  notAnnounced: 'non comunicata',
  submitted: 'Inviata',
  due: 'La quota di candidatura di {fee} (IVA esclusa) è ancora da pagare. Può pagarla nella pagina «Le mie candidature».',
  paid: 'La candidatura è pagata: non è dovuto altro.',
  kept: 'Non può più essere modificata. Può leggere e stampare tutte le risposte in qualsiasi momento, anche senza un piano attivo. Nella pagina della candidatura trova anche la ricevuta firmata, di norma in meno di un minuto.',
  questions: 'Se qualcosa non è corretto o ha una domanda, risponda a questa e-mail.',
  button: 'Apra la candidatura',
  zone: { SE: 'ora di Stoccolma', NO: 'ora di Oslo', FI: 'ora di Helsinki' },
}
