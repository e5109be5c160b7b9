import type { Locale } from '#domain/shared/locale.ts'
import type { Counted } from './match-words.ts'

/** `{n}` stands for a number of tenders, `{name}` and `{names}` for searches. */
interface SearchMailWords {
  /** Where one search found all. */
  readonly found: Counted
  /** Where several did. */
  readonly foundBySeveral: Counted
  readonly lead: string
  /** Under a tender, also under one that fits products. */
  readonly fits: Counted
  readonly moreTenders: Counted
  readonly openOne: string
  readonly openAll: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

export const searchWordsOf: Readonly<Record<Locale, SearchMailWords>> = {
  en: {
    found: { one: '{name}: {n} new tender', other: '{name}: {n} new tenders' },
    foundBySeveral: {
      one: '{n} new tender for your saved searches',
      other: '{n} new tenders for your saved searches',
    },
    lead: 'Just published, or changed so as to fit your search:',
    fits: { one: 'Fits your search: {names}.', other: 'Fits your searches: {names}.' },
    moreTenders: {
      one: '{n} more tender is on the page “Notifications”.',
      other: '{n} more tenders are on the page “Notifications”.',
    },
    openOne: 'See the tender',
    openAll: 'See all notifications',
    why: 'You get this e-mail because you saved a search for tenders on Nordgate. In your profile, under “E-mails”, you can choose whether and how often you get it.',
    end: 'No more e-mails about saved searches',
  },
  de: {
    found: { one: '{name}: {n} neue Ausschreibung', other: '{name}: {n} neue Ausschreibungen' },
    foundBySeveral: {
      one: '{n} neue Ausschreibung zu Ihren Suchen',
      other: '{n} neue Ausschreibungen zu Ihren Suchen',
    },
    lead: 'Diese Ausschreibungen sind neu oder wurden so geändert, dass sie jetzt zu Ihrer Suche passen:',
    fits: { one: 'Passt zu Ihrer Suche: {names}.', other: 'Passt zu Ihren Suchen: {names}.' },
    moreTenders: {
      one: '{n} weitere Ausschreibung steht auf der Seite „Benachrichtigungen“.',
      other: '{n} weitere Ausschreibungen stehen auf der Seite „Benachrichtigungen“.',
    },
    openOne: 'Ausschreibung ansehen',
    openAll: 'Alle Benachrichtigungen ansehen',
    why: 'Sie erhalten diese E-Mail, weil Sie bei Nordgate eine Suche nach Ausschreibungen gespeichert haben. In Ihrem Profil wählen Sie unter „E-Mails“, ob und wie oft sie kommt.',
    end: 'Keine E-Mails zu gespeicherten Suchen mehr',
  },
  fr: {
    found: {
      one: '{name} : {n} nouvel appel d’offres',
      other: '{name} : {n} nouveaux appels d’offres',
    },
    foundBySeveral: {
      one: '{n} nouvel appel d’offres pour vos recherches',
      other: '{n} nouveaux appels d’offres pour vos recherches',
    },
    lead: 'Voici ce qui vient d’être publié ou modifié et correspond à vos critères :',
    fits: {
      one: 'Trouvé par votre recherche : {names}.',
      other: 'Trouvé par vos recherches : {names}.',
    },
    moreTenders: {
      one: '{n} autre figure sur la page « Notifications ».',
      other: '{n} autres figurent sur la page « Notifications ».',
    },
    openOne: 'Voir l’appel d’offres',
    openAll: 'Voir toutes les notifications',
    why: 'Vous recevez cet e-mail parce que vous avez enregistré une recherche d’appels d’offres sur Nordgate. Dans votre profil, sous « E-mails », vous choisissez si vous le recevez, et à quelle fréquence.',
    end: 'Ne plus recevoir d’e-mails sur les recherches enregistrées',
  },
  it: {
    found: { one: '{name}: {n} nuova gara', other: '{name}: {n} nuove gare' },
    foundBySeveral: {
      one: '{n} nuova gara per le Sue ricerche',
      other: '{n} nuove gare per le Sue ricerche',
    },
    lead: 'Queste gare sono appena uscite, oppure sono cambiate e ora rientrano nella Sua ricerca:',
    fits: {
      one: 'Rientra nella Sua ricerca: {names}.',
      other: 'Rientra nelle Sue ricerche: {names}.',
    },
    moreTenders: {
      one: 'Un’altra gara è nella pagina «Notifiche».',
      other: 'Altre {n} gare sono nella pagina «Notifiche».',
    },
    openOne: 'Veda la gara',
    openAll: 'Veda tutte le notifiche',
    why: 'Riceve questa e-mail perché ha salvato una ricerca di gare su Nordgate. Nel Suo profilo, alla voce «E-mail», sceglie se riceverla e con quale frequenza.',
    end: 'Interrompa le e-mail sulle ricerche salvate',
  },
  es: {
    found: { one: '{name}: {n} licitación nueva', other: '{name}: {n} licitaciones nuevas' },
    foundBySeveral: {
      one: '{n} licitación nueva para sus búsquedas',
      other: '{n} licitaciones nuevas para sus búsquedas',
    },
    lead: 'Estas licitaciones acaban de publicarse o han cambiado y ahora coinciden con su búsqueda:',
    fits: {
      one: 'Coincide con su búsqueda: {names}.',
      other: 'Coincide con sus búsquedas: {names}.',
    },
    moreTenders: {
      one: 'Hay {n} licitación más en la página «Notificaciones».',
      other: 'Hay {n} licitaciones más en la página «Notificaciones».',
    },
    openOne: 'Ver la licitación',
    openAll: 'Ver todas las notificaciones',
    why: 'Recibe este correo porque ha guardado una búsqueda de licitaciones en Nordgate. En su perfil, en «Correos», elige si le llega y con qué frecuencia.',
    end: 'No recibir más correos sobre búsquedas guardadas',
  },
}
