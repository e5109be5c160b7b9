import type { ProducerNewsWords } from '../producer-news-mail.ts'

export const fr: ProducerNewsWords = {
  news: {
    accepted: {
      subject: 'Un acheteur accepte votre proposition : {product}',
      lines: [
        'L’acheteur souhaite {quantity} bouteilles ou canettes de {product}.',
        'Votre page indique désormais sa société. Confirmez-y la commande, ou dites pourquoi ce n’est pas possible ; avec la confirmation, vous recevez aussi ses coordonnées. D’ici là, l’acheteur peut changer sa réponse.',
      ],
    },
    declined: {
      subject: 'Un acheteur refuse votre proposition : {product}',
      lines: [
        'L’acheteur refuse. La raison se trouve sur votre page, où vous pouvez faire une nouvelle proposition.',
      ],
    },
    asked: {
      subject: 'Un acheteur pose une question sur {product}',
      lines: [
        'La question se trouve sur votre page. Votre réponse part chez l’acheteur dès que vous l’envoyez.',
      ],
    },
    ordered: {
      subject: '{product} : commande confirmée',
      lines: [
        'Notre équipe a confirmé la commande pour vous. Votre page indique à qui écrire au sujet de l’importation, de la livraison et du paiement.',
      ],
    },
    delivered: {
      subject: '{product} : livraison du {day}',
      lines: [
        'Notre équipe a enregistré la livraison au {day}. Si cette date est inexacte, corrigez-la.',
      ],
    },
  },
  reference: 'Demande',
  button: 'Ouvrir vos propositions',
  why: 'Vous recevez ce message parce que vous avez proposé un produit pour une demande directe.',
  end: 'Ne plus recevoir de messages sur les demandes directes',
}
