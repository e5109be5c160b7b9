import type { BuyerMailWords } from '../buyer-mails.ts'

export const fr: BuyerMailWords = {
  offers: {
    subject: {
      none: 'Votre demande {reference} : aucune proposition en cours',
      one: 'Une proposition pour votre demande {reference}',
      other: '{count} propositions pour votre demande {reference}',
    },
    line: 'Voici ce que des producteurs vous proposent en réponse à votre demande.',
    over: 'Aucune proposition pour votre demande n’est en cours pour le moment. La page indique ce que chacune est devenue.',
    quantity: '{quantity} bouteilles ou canettes disponibles',
    until: 'Valide jusqu’au {day}',
    how: 'Sur la page, lisez les conditions et répondez : acceptez une proposition, refusez-la en indiquant le motif, ou posez une question au producteur. Aucun compte n’est nécessaire.',
    names:
      'Les producteurs ne savent pas qui vous êtes. Celui dont vous acceptez la proposition apprend le nom de votre entreprise puis, une fois la commande confirmée, vos coordonnées.',
  },
  news: {
    withdrawn: {
      subject: '{product} : proposition retirée',
      line: 'Le producteur a retiré sa proposition ({product}).',
    },
    replied: {
      subject: '{product} : réponse à votre question',
      line: 'Le producteur a répondu à votre question sur {product}.',
    },
    refused: {
      subject: '{product} : votre commande ne peut pas être confirmée',
      line: 'Vous avez accepté la proposition ({product}), mais le producteur ne peut pas confirmer la commande.',
    },
    ordered: {
      subject: '{product} : votre commande est confirmée',
      line: 'Vous avez accepté la proposition ({product}), et la commande est confirmée.',
      after:
        'Le producteur dispose désormais de votre nom, de votre adresse e-mail et, si vous l’avez indiqué, de votre numéro de téléphone. Il vous écrira au sujet de l’importation, de la livraison et du paiement.',
    },
    delivered: {
      subject: '{product} : livraison du {day}',
      line: 'La livraison ({product}) est enregistrée à la date du {day}. C’est inexact ? Répondez à cet e-mail.',
    },
  },
  wrote: 'Le producteur écrit :',
  reference: 'Référence',
  producer: 'Producteur',
  button: 'Voir les propositions et répondre',
  link: 'Ce lien vous est réservé : quiconque l’a peut répondre en votre nom. Il fonctionne jusqu’au {day}.',
  unasked:
    'Vous n’avez pas demandé de produits ? Quelqu’un d’autre a saisi votre adresse : répondez à cet e-mail et nous ne vous écrirons plus.',
}
