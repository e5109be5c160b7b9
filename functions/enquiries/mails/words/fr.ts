import type { ProducerMailWords } from '../producer-mail.ts'

export const fr: ProducerMailWords = {
  subject: 'Un acheteur cherche un produit comme le vôtre en {market} ({reference})',
  buyer: {
    importer: 'Un importateur cherche, en {market}, des produits qui figurent à votre tarif.',
    horeca:
      'Un hôtel, un restaurant ou un traiteur cherche, en {market}, des produits qui figurent à votre tarif.',
  },
  products: 'Vos produits qui conviennent ou pourraient convenir : {products}.',
  neededBy: 'Date souhaitée : au plus tard le {date}.',
  next: 'Sur la page « Demandes directes », vous pouvez lire ce qui est recherché et proposer un de vos produits. Nous montrons à l’acheteur ce qui répond à sa demande ; proposer ne vous engage encore à rien.',
  button: 'Voir la demande',
  why: 'Vous recevez ce message parce que les demandes directes font partie de votre formule Access.',
  end: 'Ne plus recevoir ces messages',
}
