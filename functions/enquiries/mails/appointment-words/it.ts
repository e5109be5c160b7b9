import type { AppointmentWords } from '../appointment-mail.ts'

export const it: AppointmentWords = {
  event: 'Consulenza con Nordgate',
  subject: {
    agreed: 'La Sua consulenza con Nordgate: {day}',
    moved: 'La Sua consulenza è spostata al {day}',
    changed: 'La Sua consulenza del {day}: nuovi dettagli',
    cancelled: 'La Sua consulenza del {day} è annullata',
  },
  line: {
    agreed: 'È fissato l’appuntamento per la prima consulenza gratuita che ci ha chiesto.',
    moved: 'L’orario della Sua consulenza gratuita è cambiato. Quello precedente non vale più.',
    changed:
      'L’orario della Sua consulenza gratuita resta lo stesso. Qui sotto trova i nuovi dettagli.',
    cancelled: 'Il colloquio previsto per il {day} non avrà luogo.',
  },
  file: {
    agreed: 'Il file allegato aggiunge il colloquio al Suo calendario.',
    cancelled: 'Il file allegato toglie il colloquio dal Suo calendario.',
  },
  time: 'Quando',
  length: 'Durata',
  where: 'Contatto',
  reference: 'Riferimento',
  after: 'Non Le va bene? Risponda a questa e-mail.',
  button: 'Proponga altri orari',
  unasked:
    'Non ha chiesto una consulenza? Allora qualcun altro ha indicato il Suo indirizzo: risponda a questa e-mail e non Le scriveremo più.',
}
