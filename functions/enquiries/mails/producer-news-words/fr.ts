import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const fr: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un acheteur accepte votre proposition : {product}',
      lines: [
        'L’acheteur souhaite {quantity} bouteilles ou canettes : {product}.',
        'Le nom de son entreprise s’affiche désormais sous « Vos propositions ». Confirmez-y la commande, ou dites pourquoi ce n’est pas possible ; avec la confirmation, vous recevez aussi ses coordonnées. D’ici là, l’acheteur peut changer sa réponse.',
      ],
    },
    declined: {
      subject: 'Un acheteur refuse votre proposition : {product}',
      lines: ['Le motif se trouve sous « Vos propositions ». Vous pouvez en faire une nouvelle.'],
    },
    asked: {
      subject: 'Un acheteur pose une question sur {product}',
      lines: [
        'La question se trouve sous « Vos propositions ». L’acheteur reçoit votre réponse dès que vous l’envoyez.',
      ],
    },
    ordered: {
      subject: '{product} : commande confirmée',
      lines: [
        'Notre équipe a confirmé la commande pour vous. Vous voyez sous « Vos propositions » à qui écrire au sujet de l’importation, de la livraison et du paiement.',
      ],
    },
    delivered: {
      subject: '{product} : livraison du {day}',
      lines: [
        'Notre équipe a enregistré la livraison à la date du {day}. Si elle est inexacte, corrigez-la.',
      ],
    },
  },
  reference: 'Demande',
  button: 'Ouvrir vos propositions',
  why: 'Vous recevez ce message parce que vous avez proposé un produit pour une demande directe.',
  end: 'Ne plus recevoir de messages sur les demandes directes',
}
