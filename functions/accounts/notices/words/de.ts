import type { NoticeWords } from '../notice-kind.ts'

const time = 'Zeit: {time}'
const unasked =
  'Wenn Sie das nicht waren: Melden Sie sich an, ändern Sie Ihr Passwort und melden Sie sich überall ab. Können Sie sich nicht mehr anmelden, wählen Sie auf der Anmeldeseite ein neues Passwort.'
const button = 'Sicherheit meines Kontos prüfen'

export const de: NoticeWords = {
  factor_added: {
    subject: 'Ihrem Konto wurde ein zweiter Faktor hinzugefügt',
    lines: [
      'Ihrem Nordgate-Konto wurde ein zweiter Faktor hinzugefügt. Ab jetzt wird bei der Anmeldung danach gefragt.',
      time,
    ],
    button,
    unasked,
  },
  factor_removed: {
    subject: 'Ein zweiter Faktor wurde aus Ihrem Konto entfernt',
    lines: [
      'Aus Ihrem Nordgate-Konto wurde ein zweiter Faktor entfernt. Bei der Anmeldung wird nicht mehr danach gefragt.',
      time,
    ],
    button,
    unasked,
  },
  password_changed: {
    subject: 'Ihr Passwort wurde geändert',
    lines: ['Das Passwort Ihres Nordgate-Kontos wurde geändert.', time],
    button,
    unasked,
  },
  email_changed: {
    subject: 'Ihre Anmeldeadresse wurde geändert',
    lines: [
      'Sie melden sich bei Nordgate nicht mehr mit dieser Adresse an. Eine neue wurde bestätigt und ist an ihre Stelle getreten.',
      time,
    ],
    unasked:
      'Wenn Sie das nicht waren, hat vielleicht jemand anderes Ihr Konto übernommen: Melden Sie es sofort dem Betreiber von Nordgate. Diese Adresse gehört nicht mehr zum Konto.',
  },
  recovery_codes_made: {
    subject: 'Neue Wiederherstellungscodes wurden erstellt',
    lines: [
      'Für Ihr Nordgate-Konto wurden neue Wiederherstellungscodes erstellt. Ältere gelten nicht mehr.',
      time,
    ],
    button,
    unasked,
  },
  recovery_code_used: {
    subject: 'Ein Wiederherstellungscode wurde benutzt',
    lines: [
      'Mit einem Wiederherstellungscode Ihres Nordgate-Kontos hat sich jemand angemeldet. Der Code ist damit verbraucht.',
      time,
    ],
    button,
    unasked,
  },
  signed_out_everywhere: {
    subject: 'Sie wurden überall abgemeldet',
    lines: ['Alle Sitzungen Ihres Nordgate-Kontos wurden beendet, auf jedem Gerät.', time],
    button,
    unasked,
  },
  deletion_requested: {
    subject: 'Ihr Konto wird in 14 Tagen gelöscht',
    lines: [
      'Für Ihr Nordgate-Konto wurde die Löschung beantragt. In 14 Tagen werden das Konto und seine Daten gelöscht; was wir gesetzlich aufbewahren müssen, bleibt, für jede andere Verwendung gesperrt.',
      'Bis dahin können Sie sich anmelden und das Konto behalten.',
      time,
    ],
    button: 'Mein Konto behalten',
    unasked,
  },
  deletion_cancelled: {
    subject: 'Ihr Konto bleibt bestehen',
    lines: [
      'Die Löschung Ihres Nordgate-Kontos wurde zurückgenommen. Es wurde nichts gelöscht.',
      time,
    ],
    button: 'Mein Profil öffnen',
    unasked,
  },
}
