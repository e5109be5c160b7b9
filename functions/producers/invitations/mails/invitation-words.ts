import type { Locale } from '#domain/shared/locale.ts'

/** `{tender}`, `{market}`, `{date}` and `{products}` stand for those of the tender. */
export interface InvitationWords {
  readonly subject: string
  readonly tender: string
  readonly deadline: string
  readonly products: string
  readonly next: string
  readonly button: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

export const wordsOf: Readonly<Record<Locale, InvitationWords>> = {
  en: {
    subject: 'Invitation: {tender}',
    tender:
      'We looked through your portfolio and invite you to answer this tender for {market}: {tender}.',
    deadline: 'Offers are due by {date}.',
    products: 'Your products that fit or come close: {products}.',
    next: 'The page of the tender shows, requirement by requirement, what fits. Questions? Just reply to this message.',
    button: 'See the tender',
    why: 'You receive this message because you have a portfolio on Nordgate. An invitation does not commit you to anything.',
    end: 'Stop invitations',
  },
  it: {
    subject: 'Invito: {tender}',
    tender:
      'Abbiamo esaminato il Suo listino e La invitiamo a partecipare a questa gara, {market}: {tender}.',
    deadline: 'Le offerte vanno presentate entro il {date}.',
    products: 'I Suoi prodotti adatti, o quasi: {products}.',
    next: 'Nella pagina della gara vede, requisito per requisito, che cosa va bene. Ha domande? Risponda a questo messaggio.',
    button: 'Veda la gara',
    why: 'Riceve questo messaggio perché ha un listino su Nordgate. Un invito non La impegna a nulla.',
    end: 'Interrompa gli inviti',
  },
  fr: {
    subject: 'Invitation : {tender}',
    tender:
      'Nous avons parcouru votre tarif et vous invitons à répondre à cet appel d’offres, {market} : {tender}.',
    deadline: 'Les offres sont attendues au plus tard le {date}.',
    products: 'Vos produits qui conviennent, ou presque : {products}.',
    next: 'La page de l’appel d’offres montre, exigence par exigence, ce qui convient. Des questions ? Répondez simplement à ce message.',
    button: 'Voir l’appel d’offres',
    why: 'Vous recevez ce message parce que votre tarif est sur Nordgate. Une invitation ne vous engage à rien.',
    end: 'Ne plus recevoir d’invitations',
  },
  de: {
    subject: 'Einladung: {tender}',
    tender:
      'Wir haben Ihr Sortiment durchgesehen und laden Sie ein, auf diese Ausschreibung für {market} anzubieten: {tender}.',
    deadline: 'Angebote werden bis {date} angenommen.',
    products: 'Ihre Produkte, die passen oder beinahe passen: {products}.',
    next: 'Auf der Seite der Ausschreibung sehen Sie Anforderung für Anforderung, was passt. Fragen? Antworten Sie einfach auf diese Nachricht.',
    button: 'Zur Ausschreibung',
    why: 'Sie erhalten diese Nachricht, weil Sie ein Sortiment bei Nordgate haben. Eine Einladung verpflichtet Sie zu nichts.',
    end: 'Keine Einladungen mehr',
  },
  es: {
    subject: 'Invitación: {tender}',
    tender:
      'Hemos revisado su tarifa y le invitamos a presentarse a esta licitación para {market}: {tender}.',
    deadline: 'Las ofertas se admiten hasta el {date}.',
    products: 'Productos suyos que encajan o casi encajan: {products}.',
    next: 'En la página de la licitación verá, requisito a requisito, qué encaja. ¿Preguntas? Responda a este correo.',
    button: 'Ver la licitación',
    why: 'Recibe este correo porque tiene su tarifa en Nordgate. Una invitación no le compromete a nada.',
    end: 'No recibir más invitaciones',
  },
}
