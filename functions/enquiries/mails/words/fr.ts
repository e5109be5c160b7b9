import type { ProducerMailWords } from '../producer-mail.ts'

export const fr: ProducerMailWords = {
  subject: 'Un acheteur recherche un produit comme le vôtre en {market} ({reference})',
  buyer: {
    importer:
      'Un importateur recherche des produits en {market}, et votre portefeuille en contient.',
    horeca:
      'Un hôtel, un restaurant ou un traiteur recherche des produits en {market}, et votre portefeuille en contient.',
  },
  products: 'Vos produits qui correspondent ou pourraient correspondre : {products}.',
  neededBy: 'Au plus tard : {date}.',
  next: 'Sur la page « Demandes directes », vous pouvez lire ce qui est recherché et proposer un de vos produits. L’acheteur en est informé par notre intermédiaire ; cela ne vous engage encore à rien.',
  button: 'Voir la demande',
  why: 'Vous recevez ce message parce que les demandes directes font partie de votre formule Access.',
  end: 'Ne plus recevoir ces messages',
}
