import type { AppointmentWords } from '../appointment-mail.ts'

export const fr: AppointmentWords = {
  event: 'Premier conseil avec Nordgate',
  subject: {
    agreed: 'Votre entretien avec Nordgate : {day}',
    moved: 'Votre entretien est déplacé au {day}',
    changed: 'Votre entretien du {day} : informations mises à jour',
    cancelled: 'Votre entretien du {day} est annulé',
  },
  line: {
    agreed: 'Rendez-vous est pris pour le premier conseil gratuit que vous avez demandé.',
    moved: 'Votre premier conseil gratuit a changé d’horaire. L’horaire précédent est annulé.',
    changed:
      'L’horaire de votre premier conseil gratuit reste le même. Les autres informations ont changé, les voici.',
    cancelled: 'L’entretien prévu le {day} n’aura pas lieu.',
  },
  file: {
    agreed: 'Le fichier joint ajoute l’entretien à votre agenda.',
    cancelled: 'Le fichier joint retire l’entretien de votre agenda.',
  },
  time: 'Quand',
  length: 'Durée',
  where: 'Modalités de l’entretien',
  reference: 'Référence',
  after: 'Cela ne vous convient pas ? Répondez à cet e-mail.',
  button: 'Proposer d’autres horaires',
  unasked:
    'Vous n’avez pas demandé d’entretien ? Quelqu’un d’autre a saisi votre adresse : répondez à cet e-mail et nous ne vous écrirons plus.',
}
