import type { ExpiryMailWords } from '../expiry-mail.ts'

export const fr: ExpiryMailWords = {
  subject: '{document} : expiration le {date}',
  lines: [
    'L’un de vos documents expire bientôt : {document}, valide jusqu’au {date}.',
    'Demandez le nouveau document à temps : le monopole peut rejeter une offre dont un document a expiré. Dès que vous l’avez, ajoutez-le avec « Remplacer ».',
  ],
  number: 'Numéro',
  product: 'Produit',
  button: 'Ouvrir vos documents',
}
