import type { ExpiryMailWords } from '../expiry-mail.ts'

export const fr: ExpiryMailWords = {
  subject: '{document} : expire le {date}',
  lines: [
    'Un document de votre bibliothèque expire bientôt : {document}, valide jusqu’au {date}.',
    'Demandez le nouveau à temps : le monopole peut rejeter une offre dont un document a expiré. Dès que vous l’avez, ajoutez-le avec « Remplacer ».',
  ],
  number: 'Numéro',
  product: 'Produit',
  button: 'Ouvrir vos documents',
  why: 'Vous recevez ce message parce que le document se trouve dans votre bibliothèque sur Nordgate. Nous écrivons 60, 30 et 7 jours avant l’expiration.',
  end: 'Ne plus recevoir d’e-mails sur les documents qui expirent',
}
