import { de as notices } from '../../notices/words/de.ts'
import type { LanguageWords } from '../mail-words.ts'

const unasked =
  'Wenn Sie das nicht angefordert haben, können Sie diese Nachricht ignorieren: Es hat sich nichts geändert.'

export const de: LanguageWords = {
  sms: '{code} ist Ihr Nordgate-Code.',
  mails: {
    sign_up_code: {
      subject: 'Ihr Nordgate-Code: {code}',
      lines: [
        'Willkommen bei Nordgate. Geben Sie diesen Code auf der Seite ein, die danach fragt:',
        '{code}',
        'Er gilt 24 Stunden.',
      ],
      unasked,
    },
    reset_code: {
      subject: 'Ihr Code für ein neues Passwort: {code}',
      lines: [
        'Geben Sie diesen Code auf der Seite ein, die danach fragt, und wählen Sie ein neues Passwort:',
        '{code}',
        'Er gilt eine Stunde.',
      ],
      unasked,
    },
    new_address_code: {
      subject: 'Bestätigen Sie Ihre neue Adresse: {code}',
      lines: [
        'Geben Sie diesen Code ein, um sich künftig mit dieser Adresse anzumelden:',
        '{code}',
      ],
      unasked,
    },
    invitation: {
      subject: 'Einladung zur Verwaltung von Nordgate',
      lines: [
        'Sie haben Zugang zur Verwaltung von Nordgate erhalten. Melden Sie sich mit dieser Adresse und diesem ersten Passwort an:',
        '{username}',
        '{code}',
        'Das Passwort gilt sieben Tage. Nach der Anmeldung wählen Sie ein eigenes und richten einen zweiten Faktor ein.',
      ],
      button: 'Anmelden',
      unasked: 'Wenn Sie nicht wissen, wer Sie eingeladen hat, ignorieren Sie diese Nachricht.',
    },
    magic_link: {
      subject: 'Ihr Anmeldelink',
      lines: [
        'Mit diesem Link können Sie sich einmal bei Nordgate anmelden. Er gilt 15 Minuten.',
        'Er öffnet eine Seite; dort klicken Sie auf die Schaltfläche und sind angemeldet.',
      ],
      button: 'Anmelden',
      unasked,
    },
    reset_link: {
      subject: 'Wählen Sie ein neues Passwort',
      lines: ['Mit diesem Link können Sie einmal ein neues Passwort wählen. Er gilt 15 Minuten.'],
      button: 'Neues Passwort wählen',
      unasked,
    },
    export_ready: {
      subject: 'Ihre Daten liegen bereit',
      lines: [
        'Die angeforderte Kopie Ihrer Daten liegt bereit. Sie können sie 24 Stunden lang in Ihrem Profil herunterladen.',
      ],
      button: 'Mein Profil öffnen',
    },
    account_deleted: {
      subject: 'Ihr Konto ist gelöscht',
      lines: [
        'Wie von Ihnen gewünscht, haben wir Ihr Nordgate-Konto und seine Daten gelöscht. Was wir gesetzlich aufbewahren müssen, ist für jede andere Verwendung gesperrt.',
      ],
    },
    ...notices,
  },
}
