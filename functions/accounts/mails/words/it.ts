import { it as notices } from '../../notices/words/it.ts'
import type { LanguageWords } from '../mail-words.ts'

const unasked = 'Se non ha fatto questa richiesta, può ignorare il messaggio: non è cambiato nulla.'

export const it: LanguageWords = {
  sms: '{code} è il Suo codice Nordgate.',
  mails: {
    sign_up_code: {
      subject: 'Il Suo codice Nordgate: {code}',
      lines: [
        'Le diamo il benvenuto su Nordgate. Inserisca questo codice nella pagina che lo ha chiesto:',
        '{code}',
        'È valido per 24 ore.',
      ],
      unasked,
    },
    reset_code: {
      subject: 'Il codice per una nuova password: {code}',
      lines: [
        'Inserisca questo codice nella pagina che lo ha chiesto e scelga una nuova password:',
        '{code}',
        'È valido per un’ora.',
      ],
      unasked,
    },
    new_address_code: {
      subject: 'Confermi il nuovo indirizzo: {code}',
      lines: ['Inserisca questo codice per accedere d’ora in poi con questo indirizzo:', '{code}'],
      unasked,
    },
    invitation: {
      subject: 'Invito all’amministrazione di Nordgate',
      lines: [
        'Ora ha accesso all’amministrazione di Nordgate. Acceda con questo indirizzo e questa prima password:',
        '{username}',
        '{code}',
        'La password è valida per sette giorni. Poi sceglierà una password Sua e attiverà un secondo fattore.',
      ],
      button: 'Accedi',
      unasked: 'Se non sa chi L’ha invitata, ignori questo messaggio.',
    },
    magic_link: {
      subject: 'Il Suo link di accesso',
      lines: [
        'Con questo link può accedere a Nordgate una sola volta. È valido per 15 minuti.',
        'La pagina che si apre ha un pulsante: lo prema per accedere.',
      ],
      button: 'Accedi',
      unasked,
    },
    reset_link: {
      subject: 'Scelga una nuova password',
      lines: [
        'Con questo link può scegliere, una sola volta, una nuova password. È valido per 15 minuti.',
      ],
      button: 'Scelga una nuova password',
      unasked,
    },
    export_ready: {
      subject: 'I Suoi dati sono pronti',
      lines: [
        'La copia dei dati che ha chiesto è pronta. Può scaricarla dal Suo profilo per 24 ore.',
      ],
      button: 'Apra il Suo profilo',
    },
    account_deleted: {
      subject: 'Il Suo account è stato eliminato',
      lines: [
        'Il Suo account Nordgate e i suoi dati sono stati eliminati, come ha chiesto. Ciò che la legge ci impone di conservare è bloccato per ogni altro uso.',
      ],
    },
    ...notices,
  },
}
