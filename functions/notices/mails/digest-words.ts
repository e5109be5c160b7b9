import type { Locale } from '#domain/shared/locale.ts'
import type { DigestKind } from './digest-mail.ts'

/** `{n}` stands for how many notices the mail tells of. */
type DigestWords = Readonly<
  Record<DigestKind, { readonly one: string; readonly other: string }> & {
    readonly lead: string
    readonly button: string
  }
>

export const digestWordsOf: Readonly<Record<Locale, DigestWords>> = {
  en: {
    tender_changed: {
      one: '{n} change to tenders you are applying for',
      other: '{n} changes to tenders you are applying for',
    },
    outcome: {
      one: '{n} update on your offers',
      other: '{n} updates on your offers',
    },
    document_expiry: {
      one: '{n} of your documents expires soon',
      other: '{n} of your documents expire soon',
    },
    lead: 'This has happened since our last e-mail of this kind.',
    button: 'See all notifications',
  },
  it: {
    tender_changed: {
      one: '{n} modifica alle gare a cui partecipa',
      other: '{n} modifiche alle gare a cui partecipa',
    },
    outcome: { one: '{n} novità sulle Sue candidature', other: '{n} novità sulle Sue candidature' },
    document_expiry: {
      one: '{n} Suo documento sta per scadere',
      other: '{n} Suoi documenti stanno per scadere',
    },
    lead: 'Ecco che cosa è successo dall’ultima e-mail di questo tipo.',
    button: 'Veda tutte le notifiche',
  },
  fr: {
    tender_changed: {
      one: '{n} modification d’un appel d’offres auquel vous répondez',
      other: '{n} modifications d’appels d’offres auxquels vous répondez',
    },
    outcome: {
      one: '{n} nouvelle concernant vos candidatures',
      other: '{n} nouvelles concernant vos candidatures',
    },
    document_expiry: {
      one: '{n} document expire bientôt',
      other: '{n} documents expirent bientôt',
    },
    lead: 'Voici ce qui s’est passé depuis notre dernier e-mail de ce type.',
    button: 'Voir toutes les notifications',
  },
  de: {
    tender_changed: {
      one: '{n} Änderung bei Ausschreibungen, auf die Sie anbieten',
      other: '{n} Änderungen bei Ausschreibungen, auf die Sie anbieten',
    },
    outcome: {
      one: '{n} Neuigkeit zu Ihren Angeboten',
      other: '{n} Neuigkeiten zu Ihren Angeboten',
    },
    document_expiry: {
      one: '{n} Dokument läuft bald ab',
      other: '{n} Dokumente laufen bald ab',
    },
    lead: 'Das ist seit unserer letzten E-Mail dieser Art geschehen.',
    button: 'Alle Benachrichtigungen ansehen',
  },
  es: {
    tender_changed: {
      one: '{n} cambio en licitaciones a las que se presenta',
      other: '{n} cambios en licitaciones a las que se presenta',
    },
    outcome: {
      one: '{n} novedad sobre sus candidaturas',
      other: '{n} novedades sobre sus candidaturas',
    },
    document_expiry: {
      one: '{n} documento suyo caduca pronto',
      other: '{n} documentos suyos caducan pronto',
    },
    lead: 'Esto ha ocurrido desde nuestro último correo de este tipo.',
    button: 'Ver todas las notificaciones',
  },
}
