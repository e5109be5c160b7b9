import type { SubmissionMailWords } from '../submission-mail.ts'

export const fr: SubmissionMailWords = {
  subject: 'Votre candidature est déposée : {tender}',
  received: 'Nous avons reçu votre candidature pour {tender}.',
  product: 'Produit',
  market: 'Marché',
  published: 'Intitulé publié',
  deadline: 'Date limite de l’offre',
  endOfDay: '{date}, fin de journée, {zone}',
  notAnnounced: 'pas encore de date',
  submitted: 'Déposée',
  due: 'Les frais de candidature de {fee} (hors TVA) restent à payer. Vous les réglez sur la page « Mes candidatures ».',
  paid: 'La candidature est payée : plus rien n’est dû.',
  kept: 'Votre candidature ne peut plus être modifiée. Vous pouvez relire et imprimer toutes vos réponses à tout moment, avec ou sans formule. Le récépissé signé s’y ajoute, en général en moins d’une minute.',
  questions: 'Si quelque chose est inexact, ou pour toute question, répondez à cet e-mail.',
  button: 'Ouvrir la candidature',
  zone: { SE: 'heure de Stockholm', NO: 'heure d’Oslo', FI: 'heure d’Helsinki' },
}
