import { fr as notices } from '../../notices/words/fr.ts'
import type { LanguageWords } from '../mail-words.ts'

const unasked = 'Si vous n’avez rien demandé, ignorez ce message : rien n’a changé.'

export const fr: LanguageWords = {
  sms: 'Votre code Nordgate : {code}',
  mails: {
    sign_up_code: {
      subject: 'Votre code Nordgate : {code}',
      lines: [
        'Bienvenue chez Nordgate. Saisissez ce code sur la page qui l’a demandé :',
        '{code}',
        'Il est valide pendant 24 heures.',
      ],
      unasked,
    },
    reset_code: {
      subject: 'Votre code pour un nouveau mot de passe : {code}',
      lines: [
        'Saisissez ce code sur la page qui l’a demandé, puis choisissez un nouveau mot de passe :',
        '{code}',
        'Il est valide pendant une heure.',
      ],
      unasked,
    },
    new_address_code: {
      subject: 'Confirmez votre nouvelle adresse : {code}',
      lines: ['Saisissez ce code pour vous connecter désormais avec cette adresse :', '{code}'],
      unasked,
    },
    invitation: {
      subject: 'Invitation à l’administration de Nordgate',
      lines: [
        'Vous avez désormais accès à l’administration de Nordgate. Connectez-vous avec cette adresse et ce mot de passe provisoire :',
        '{username}',
        '{code}',
        'Le mot de passe est valide pendant sept jours. Vous choisirez ensuite le vôtre et activerez un second facteur.',
      ],
      button: 'Se connecter',
      unasked: 'Si vous ne savez pas qui vous a invité, ignorez ce message.',
    },
    magic_link: {
      subject: 'Votre lien de connexion',
      lines: [
        'Ce lien à usage unique vous connecte à Nordgate. Il est valide pendant 15 minutes.',
        'Pour vous connecter, appuyez sur le bouton de la page qui s’ouvre.',
      ],
      button: 'Se connecter',
      unasked,
    },
    reset_link: {
      subject: 'Choisissez un nouveau mot de passe',
      lines: [
        'Ce lien à usage unique vous permet de choisir un nouveau mot de passe. Il est valide pendant 15 minutes.',
      ],
      button: 'Choisir un nouveau mot de passe',
      unasked,
    },
    export_ready: {
      subject: 'Vos données sont prêtes',
      lines: [
        'La copie de vos données que vous avez demandée est prête. Vous pouvez la télécharger depuis votre profil pendant 24 heures.',
      ],
      button: 'Ouvrir mon profil',
    },
    account_deleted: {
      subject: 'Votre compte est supprimé',
      lines: [
        'Votre compte Nordgate et ses données sont supprimés, comme vous l’avez demandé. Nous ne gardons que ce que la loi exige, sans pouvoir l’utiliser à d’autres fins.',
      ],
    },
    ...notices,
  },
}
