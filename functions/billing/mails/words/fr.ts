import type { BillingMailWords } from '../billing-mail-words.ts'

const button = 'Ouvrir la facturation'

/** What a mail says of a period that was paid. */
const period = [
  ['Formule Access', 'du {from} au {date}'],
  ['Montant', '{amount}'],
] as const

export const fr: BillingMailWords = {
  access_requested: {
    subject: '{company} demande la formule Access sur facture',
    lines: [
      '{company} a demandé la formule Access sur facture le {date}.',
      'Envoyez la facture, puis accordez la formule dans l’administration. Votre réponse à cet e-mail va au producteur.',
    ],
    button: 'Ouvrir l’administration',
  },
  access_granted: {
    subject: 'Votre formule Access est active jusqu’au {date}',
    lines: [
      'Nous avons ouvert la formule Access pour vous, jusqu’au {date} inclus : vous voyez chaque appel d’offres en entier et pouvez déposer des candidatures.',
      'Elle ne se renouvelle pas automatiquement et rien n’est débité sur une carte.',
    ],
    button,
  },
  access_withdrawn: {
    subject: 'Nous avons mis fin à votre formule Access',
    lines: [
      'La formule Access que nous avions ouverte pour vous a pris fin. Votre tarif, vos brouillons et vos candidatures déposées sont toujours là.',
      'Cela vous étonne ? Répondez à cet e-mail.',
    ],
    button,
  },
  subscription_started: {
    subject: 'Votre formule Access a démarré et est payée jusqu’au {date}',
    undated: 'Votre formule Access a démarré',
    lines: [
      'Merci. Votre formule Access est active : vous voyez chaque appel d’offres en entier et pouvez candidater.',
      'Les factures, la carte et la résiliation se trouvent dans votre profil, sous « Facturation ».',
    ],
    facts: period,
    button,
  },
  subscription_renewed: {
    subject: 'Votre formule Access est renouvelée jusqu’au {date}',
    lines: [
      'Merci. Nous avons bien reçu votre paiement : votre formule Access continue jusqu’au {date}.',
      'La facture se trouve dans votre profil, sous « Facturation ». Si vous ne souhaitez pas renouveler la formule une nouvelle fois, résiliez-la au même endroit avant cette date.',
    ],
    facts: period,
    button,
  },
  renewal_failed: {
    subject: 'Échec du paiement : formule Access active jusqu’au {date}',
    lines: [
      'Nous n’avons pas pu encaisser le renouvellement de votre formule Access ; votre accès est maintenu jusqu’au {date}.',
      'D’ici là, vérifiez votre carte ; nous retenterons le paiement.',
    ],
    button,
  },
  subscription_will_end: {
    subject: 'Votre formule Access prend fin le {date}',
    lines: [
      'Votre formule Access a été résiliée et prend fin le {date}. Jusque-là, rien ne change.',
      'Vous pouvez la reprendre jusqu’à ce jour.',
    ],
    button,
  },
  subscription_ended: {
    subject: 'Votre formule Access a pris fin',
    lines: [
      'Votre formule Access a pris fin. Votre tarif, vos brouillons et vos candidatures déposées sont toujours là.',
      'Vous pouvez reprendre la formule à tout moment.',
    ],
    button,
  },
  subscription_refunded: {
    subject: 'Nous avons remboursé {amount} de votre formule Access',
    lines: [
      'Nous avons remboursé {amount} de votre paiement pour la formule Access.',
      'Votre banque crédite la somme sous quelques jours. Un remboursement ne met pas fin à lui seul à la formule : votre profil indique jusqu’à quand elle court.',
    ],
    button,
  },
  subscription_refund_failed: {
    subject: 'Un remboursement de {amount} de votre formule Access n’a pas abouti',
    lines: [
      'Votre banque n’a pas accepté notre remboursement de {amount} de votre paiement pour la formule Access.',
      'La somme nous est revenue. Nous vous contacterons pour vous la rendre d’une autre manière.',
    ],
    button,
  },
  subscription_dispute_opened: {
    subject: 'Votre banque conteste le paiement de votre formule Access',
    lines: [
      'Votre banque nous demande des explications sur votre paiement pour la formule Access.',
      'Jusqu’à sa décision, votre formule reste en l’état. S’il s’agit d’une erreur, prévenez votre banque ou écrivez-nous.',
    ],
    button,
  },
  subscription_dispute_lost: {
    subject: 'Votre banque a récupéré le paiement de votre formule Access',
    lines: [
      'Votre banque a tranché en votre faveur et récupéré votre paiement pour la formule Access.',
      'La formule ainsi réglée a donc pris fin. Si ce n’était pas votre souhait, vous pouvez la souscrire de nouveau.',
    ],
    button,
  },
  payment_received: {
    subject: 'Paiement de {amount} reçu',
    lines: [
      'Merci. Nous avons reçu {amount} pour :',
      '{tenders}',
      'La facture se trouve dans votre profil, sous « Facturation ».',
    ],
    button,
  },
  payment_refunded: {
    subject: 'Nous avons remboursé {amount}',
    lines: [
      'Nous avons remboursé {amount} de votre paiement pour :',
      '{tenders}',
      'Votre banque crédite la somme sous quelques jours. Vous voyez dans vos candidatures lesquelles sont payées.',
    ],
    button,
  },
  refund_failed: {
    subject: 'Un remboursement de {amount} n’a pas abouti',
    lines: [
      'Votre banque n’a pas accepté notre remboursement de {amount} de votre paiement pour :',
      '{tenders}',
      'La somme nous est revenue. Vous voyez dans vos candidatures lesquelles sont payées. Nous vous contacterons pour vous rendre cette somme d’une autre manière.',
    ],
    button,
  },
  dispute_opened: {
    subject: 'Votre banque conteste un paiement',
    lines: [
      'Votre banque nous demande des explications sur votre paiement pour :',
      '{tenders}',
      'Jusqu’à sa décision, vos candidatures restent payées. S’il s’agit d’une erreur, prévenez votre banque ou écrivez-nous.',
    ],
    button,
  },
  dispute_lost: {
    subject: 'Votre banque a récupéré un paiement',
    lines: [
      'Votre banque a tranché en votre faveur et récupéré votre paiement pour :',
      '{tenders}',
      'Ces candidatures restent déposées, mais ne sont plus payées ; celles achetées à l’unité ne sont plus disponibles. Si ce n’était pas votre souhait, vous pouvez payer de nouveau.',
    ],
    button,
  },
}
