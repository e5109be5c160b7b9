import type { NoticeWords } from '../notice-kind.ts'

const time = 'Data e ora: {time}'
const unasked =
  'Se non è stato Lei: acceda, cambi la password ed esca da tutti i dispositivi. Se non riesce più ad accedere, scelga una nuova password nella pagina di accesso.'
const button = 'Controlli la sicurezza del Suo account'

export const it: NoticeWords = {
  factor_added: {
    subject: 'Al Suo account è stato aggiunto un secondo fattore',
    lines: [
      'Al Suo account Nordgate è stato aggiunto un secondo fattore. D’ora in poi viene chiesto all’accesso.',
      time,
    ],
    button,
    unasked,
  },
  factor_removed: {
    subject: 'Dal Suo account è stato rimosso un secondo fattore',
    lines: [
      'Dal Suo account Nordgate è stato rimosso un secondo fattore. Non viene più chiesto all’accesso.',
      time,
    ],
    button,
    unasked,
  },
  password_changed: {
    subject: 'La Sua password è stata cambiata',
    lines: ['La password del Suo account Nordgate è stata cambiata.', time],
    button,
    unasked,
  },
  email_changed: {
    subject: 'Il Suo indirizzo di accesso è stato cambiato',
    lines: [
      'Non accede più a Nordgate con questo indirizzo. Un nuovo indirizzo è stato confermato e lo sostituisce.',
      time,
    ],
    unasked:
      'Se non è stato Lei, forse qualcun altro ha preso il controllo del Suo account: avvisi subito il gestore di Nordgate. L’account non ha più questo indirizzo.',
  },
  recovery_codes_made: {
    subject: 'Sono stati creati nuovi codici di recupero',
    lines: [
      'Per il Suo account Nordgate sono stati creati nuovi codici di recupero. Quelli precedenti non valgono più.',
      time,
    ],
    button,
    unasked,
  },
  recovery_code_used: {
    subject: 'È stato usato un codice di recupero',
    lines: [
      'Un codice di recupero del Suo account Nordgate è stato usato per accedere. Non vale una seconda volta.',
      time,
    ],
    button,
    unasked,
  },
  signed_out_everywhere: {
    subject: 'Le Sue sessioni sono state chiuse su tutti i dispositivi',
    lines: [
      'Tutte le sessioni del Suo account Nordgate sono state chiuse, su ogni dispositivo.',
      time,
    ],
    button,
    unasked,
  },
  deletion_requested: {
    subject: 'Il Suo account sarà eliminato fra 14 giorni',
    lines: [
      'È stata chiesta l’eliminazione del Suo account Nordgate. Fra 14 giorni l’account e i suoi dati saranno cancellati; ciò che la legge ci impone di conservare resta, bloccato per ogni altro uso.',
      'Fino ad allora può accedere e mantenere l’account.',
      time,
    ],
    button: 'Mantenga il Suo account',
    unasked,
  },
  deletion_cancelled: {
    subject: 'Il Suo account resta attivo',
    lines: [
      'L’eliminazione del Suo account Nordgate è stata annullata. Nulla è stato cancellato.',
      time,
    ],
    button: 'Apra il Suo profilo',
    unasked,
  },
}
