import type { Locale } from '#domain/shared/locale.ts'

/** `{n}` stands for how many dates the mail tells of. */
interface DeadlineMailWords {
  readonly subject: { readonly one: string; readonly other: string }
  readonly lead: string
  readonly openOne: string
  readonly openAll: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

export const deadlineWordsOf: Readonly<Record<Locale, DeadlineMailWords>> = {
  en: {
    subject: {
      one: '{n} date in your applications is due',
      other: '{n} dates in your applications are due',
    },
    lead: 'This is due today or soon. In the timeline, mark what is already done, and we will stop reminding you.',
    openOne: 'Open the timeline',
    openAll: 'See all notifications',
    why: 'You get this e-mail because you have begun an application on Nordgate. In your profile, under “E-mails”, you can choose whether to get it.',
    end: 'No more e-mails about dates',
  },
  de: {
    subject: {
      one: '{n} Termin zu Ihren Angeboten steht an',
      other: '{n} Termine zu Ihren Angeboten stehen an',
    },
    lead: 'Das steht heute oder bald an. Was schon erledigt ist, haken Sie im Zeitplan ab: Dann erinnern wir Sie nicht mehr daran.',
    openOne: 'Zeitplan öffnen',
    openAll: 'Alle Benachrichtigungen ansehen',
    why: 'Sie erhalten diese E-Mail, weil Sie bei Nordgate ein Angebot begonnen haben. In Ihrem Profil wählen Sie unter „E-Mails“, ob sie kommt.',
    end: 'Keine E-Mails zu Terminen mehr',
  },
  fr: {
    subject: {
      one: '{n} échéance approche pour vos candidatures',
      other: '{n} échéances approchent pour vos candidatures',
    },
    lead: 'Voici ce qui est à faire aujourd’hui ou bientôt. Cochez dans le calendrier ce qui est déjà fait : nous ne vous le rappellerons plus.',
    openOne: 'Ouvrir le calendrier',
    openAll: 'Voir toutes les notifications',
    why: 'Vous recevez cet e-mail parce que vous avez commencé une candidature sur Nordgate. Dans votre profil, sous « E-mails », vous choisissez si vous le recevez.',
    end: 'Ne plus recevoir d’e-mails sur les échéances',
  },
  it: {
    subject: {
      one: '{n} scadenza in arrivo per le Sue candidature',
      other: '{n} scadenze in arrivo per le Sue candidature',
    },
    lead: 'Ecco che cosa scade oggi o a breve. Segni nelle scadenze ciò che ha già fatto: non Glielo ricorderemo più.',
    openOne: 'Apra le scadenze',
    openAll: 'Veda tutte le notifiche',
    why: 'Riceve questa e-mail perché ha iniziato una candidatura su Nordgate. Nel Suo profilo, alla voce «E-mail», sceglie se riceverla.',
    end: 'Interrompa le e-mail sulle scadenze',
  },
  es: {
    subject: {
      one: 'Vence {n} plazo de sus candidaturas',
      other: 'Vencen {n} plazos de sus candidaturas',
    },
    lead: 'Esto es para hoy o para los próximos días. Marque en el calendario lo que ya esté hecho y no se lo recordaremos más.',
    openOne: 'Abrir el calendario',
    openAll: 'Ver todas las notificaciones',
    why: 'Recibe este correo porque ha empezado una candidatura en Nordgate. En su perfil, en «Correos», elige si le llega.',
    end: 'No recibir más correos sobre fechas',
  },
}
