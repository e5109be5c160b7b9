import type { NoticeWords } from '../notice-kind.ts'

const time = 'Date et heure : {time}'
const unasked =
  'Si ce n’était pas vous : connectez-vous, changez votre mot de passe et déconnectez-vous partout. Si vous ne pouvez plus vous connecter, choisissez un nouveau mot de passe sur la page de connexion.'
const button = 'Vérifier la sécurité de mon compte'

export const fr: NoticeWords = {
  factor_added: {
    subject: 'Un second facteur a été ajouté à votre compte',
    lines: [
      'Un second facteur a été ajouté à votre compte Nordgate. Il est désormais demandé à la connexion.',
      time,
    ],
    button,
    unasked,
  },
  factor_removed: {
    subject: 'Un second facteur a été retiré de votre compte',
    lines: [
      'Un second facteur a été retiré de votre compte Nordgate. Il n’est plus demandé à la connexion.',
      time,
    ],
    button,
    unasked,
  },
  password_changed: {
    subject: 'Votre mot de passe a été changé',
    lines: ['Le mot de passe de votre compte Nordgate a été changé.', time],
    button,
    unasked,
  },
  email_changed: {
    subject: 'Votre adresse de connexion a été changée',
    lines: [
      'Vous ne vous connectez plus à Nordgate avec cette adresse. Une nouvelle adresse a été confirmée et la remplace.',
      time,
    ],
    unasked:
      'Si ce n’était pas vous, quelqu’un d’autre a peut-être pris le contrôle de votre compte : prévenez tout de suite l’exploitant de Nordgate. Cette adresse n’est plus celle du compte.',
  },
  recovery_codes_made: {
    subject: 'De nouveaux codes de secours ont été créés',
    lines: [
      'De nouveaux codes de secours ont été créés pour votre compte Nordgate. Les anciens ne fonctionnent plus.',
      time,
    ],
    button,
    unasked,
  },
  recovery_code_used: {
    subject: 'Un code de secours a été utilisé',
    lines: [
      'Un code de secours de votre compte Nordgate a servi à se connecter. Il ne fonctionnera plus.',
      time,
    ],
    button,
    unasked,
  },
  signed_out_everywhere: {
    subject: 'Vous avez été déconnecté partout',
    lines: [
      'Toutes les sessions de votre compte Nordgate ont été fermées, sur tous les appareils.',
      time,
    ],
    button,
    unasked,
  },
  deletion_requested: {
    subject: 'Votre compte sera supprimé dans 14 jours',
    lines: [
      'La suppression de votre compte Nordgate a été demandée. Dans 14 jours, le compte et ses données seront effacés ; nous ne garderons que ce que la loi exige, sans pouvoir l’utiliser à d’autres fins.',
      'D’ici là, vous pouvez vous connecter et garder le compte.',
      time,
    ],
    button: 'Garder mon compte',
    unasked,
  },
  deletion_cancelled: {
    subject: 'Votre compte est maintenu',
    lines: ['La suppression de votre compte Nordgate a été annulée. Rien n’a été effacé.', time],
    button: 'Ouvrir mon profil',
    unasked,
  },
}
