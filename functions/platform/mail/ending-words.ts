import type { MailKind } from '#domain/accounts/mail-kind.ts'
import type { Locale } from '#domain/shared/locale.ts'

interface EndingWords {
  /** Why it comes, and where that is chosen. */
  readonly why: string
  /** The words of the link that ends such mails. */
  readonly end: string
}
type Ending = Readonly<
  Record<Extract<MailKind, 'tender_changes' | 'outcomes' | 'document_expiry'>, EndingWords>
>

/** What stands below mails that nobody has to get, of kinds that come at once from one room and gathered from another. */
export const endingWords: Readonly<Record<Locale, Ending>> = {
  en: {
    tender_changes: {
      why: 'You get this e-mail because you are applying for the tender on Nordgate. In your profile, under “E-mails”, you can choose whether and how often you get it.',
      end: 'No more e-mails about changed tenders',
    },
    outcomes: {
      why: 'You get this e-mail because you submitted an application on Nordgate. In your profile, under “E-mails”, you can choose whether and how often you get it.',
      end: 'No more e-mails about what happens to offers',
    },
    document_expiry: {
      why: 'You get this e-mail because the document is in your library on Nordgate. We write 60, 30 and 7 days before one expires.',
      end: 'No more e-mails about expiring documents',
    },
  },
  it: {
    tender_changes: {
      why: 'Riceve questa e-mail perché partecipa alla gara su Nordgate. Nel Suo profilo, alla voce «E-mail», sceglie se riceverla e con quale frequenza.',
      end: 'Interrompa le e-mail sulle gare modificate',
    },
    outcomes: {
      why: 'Riceve questa e-mail perché ha presentato una candidatura su Nordgate. Nel Suo profilo, alla voce «E-mail», sceglie se riceverla e con quale frequenza.',
      end: 'Interrompa le e-mail sugli esiti delle candidature',
    },
    document_expiry: {
      why: 'Riceve questo messaggio perché il documento è nel Suo archivio su Nordgate. Scriviamo 60, 30 e 7 giorni prima di una scadenza.',
      end: 'Interrompa le e-mail sui documenti in scadenza',
    },
  },
  fr: {
    tender_changes: {
      why: 'Vous recevez cet e-mail parce que vous répondez à un appel d’offres sur Nordgate. Dans votre profil, sous « E-mails », vous choisissez si vous le recevez, et à quelle fréquence.',
      end: 'Ne plus recevoir d’e-mails sur les appels d’offres modifiés',
    },
    outcomes: {
      why: 'Vous recevez cet e-mail parce que vous avez déposé une candidature sur Nordgate. Dans votre profil, sous « E-mails », vous choisissez si vous le recevez, et à quelle fréquence.',
      end: 'Ne plus recevoir d’e-mails sur les suites données aux candidatures',
    },
    document_expiry: {
      why: 'Vous recevez cet e-mail parce que vous conservez des documents sur Nordgate. Nous vous écrivons 60, 30 et 7 jours avant leur expiration.',
      end: 'Ne plus recevoir d’e-mails sur les documents qui expirent',
    },
  },
  de: {
    tender_changes: {
      why: 'Sie erhalten diese E-Mail, weil Sie über Nordgate auf die Ausschreibung anbieten. In Ihrem Profil wählen Sie unter „E-Mails“, ob und wie oft sie kommt.',
      end: 'Keine E-Mails zu geänderten Ausschreibungen mehr',
    },
    outcomes: {
      why: 'Sie erhalten diese E-Mail, weil Sie über Nordgate ein Angebot eingereicht haben. In Ihrem Profil wählen Sie unter „E-Mails“, ob und wie oft sie kommt.',
      end: 'Keine E-Mails zum Ausgang von Angeboten mehr',
    },
    document_expiry: {
      why: 'Sie erhalten diese E-Mail, weil das Dokument in Ihrer Ablage bei Nordgate liegt. Wir schreiben 60, 30 und 7 Tage vor dem Ablauf.',
      end: 'Keine E-Mails zu ablaufenden Dokumenten mehr',
    },
  },
  es: {
    tender_changes: {
      why: 'Recibe este correo porque se presenta a la licitación en Nordgate. En su perfil, en «Correos», elige si le llega y con qué frecuencia.',
      end: 'No recibir más correos sobre licitaciones que cambian',
    },
    outcomes: {
      why: 'Recibe este correo porque ha presentado una candidatura en Nordgate. En su perfil, en «Correos», elige si le llega y con qué frecuencia.',
      end: 'No recibir más correos sobre el resultado de las candidaturas',
    },
    document_expiry: {
      why: 'Recibe este correo porque el documento está en su biblioteca de Nordgate. Le escribimos 60, 30 y 7 días antes de que caduque.',
      end: 'No recibir más correos sobre documentos que caducan',
    },
  },
}
