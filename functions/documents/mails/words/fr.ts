import type { ExpiryMailWords } from '../expiry-mail.ts'

export const fr: ExpiryMailWords = {
  subject: '{document} : expire le {date}',
  lines: [
    'Un document de votre bibliothèque expire bientôt : {document}, valide jusqu’au {date}.',
    'Demandez le nouveau à temps : une offre dont un document a expiré peut être rejetée. Dès que vous l’avez, ajoutez-le avec « Remplacer ».',
  ],
  number: 'Numéro',
  product: 'Produit',
  button: 'Ouvrir vos documents',
}
