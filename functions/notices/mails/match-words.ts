import type { Locale } from '#domain/shared/locale.ts'

export interface Counted {
  readonly one: string
  readonly other: string
}

/** `{n}` stands for a number, `{products}`, `{points}` and `{date}` for those of a tender. */
export interface MatchMailWords {
  readonly fit: Counted
  /** After `fit`. */
  readonly andNear: Counted
  readonly near: Counted
  readonly lead: string
  readonly fits: string
  readonly mayFit: string
  readonly close: string
  /** To who sees numbers only. */
  readonly countedFit: Counted
  readonly countedNear: Counted
  readonly moreProducts: Counted
  readonly moreTenders: Counted
  readonly withPlan: string
  readonly deadline: string
  readonly noDeadline: string
  readonly noChance: string
  readonly openOne: string
  readonly openAll: string
  readonly why: string
  /** The words of the link that ends these mails. */
  readonly end: string
}

const en: MatchMailWords = {
  fit: { one: '{n} open tender fits your products', other: '{n} open tenders fit your products' },
  andNear: { one: '{n} nearly fits', other: '{n} nearly fit' },
  near: {
    one: '{n} open tender nearly fits your products',
    other: '{n} open tenders nearly fit your products',
  },
  lead: 'We compared your products with the tenders, and this is new:',
  fits: 'Strong match: {products}. Every required point is met.',
  mayFit: 'Looks good so far: {products}. Still open: {points}.',
  close: 'Fixable gap: {products}. To change: {points}.',
  countedFit: {
    one: '{n} of your products fits or may fit.',
    other: '{n} of your products fit or may fit.',
  },
  countedNear: { one: '{n} nearly fits.', other: '{n} nearly fit.' },
  moreProducts: { one: 'and {n} more', other: 'and {n} more' },
  moreTenders: {
    one: '{n} more tender is on the page “My matches”.',
    other: '{n} more tenders are on the page “My matches”.',
  },
  withPlan:
    'With the Access plan you see which products they are, requirement by requirement, and what would have to change.',
  deadline: 'offers until {date}',
  noDeadline: 'deadline not announced',
  noChance: 'A match compares facts; it never says how likely you are to win.',
  openOne: 'See the match',
  openAll: 'See all matches',
  why: 'You get this e-mail because your products on Nordgate are compared with every tender. In your profile, under “E-mails”, you can choose how often you get it.',
  end: 'No more e-mails about matches',
}

const it: MatchMailWords = {
  fit: {
    one: '{n} gara aperta è adatta ai Suoi prodotti',
    other: '{n} gare aperte sono adatte ai Suoi prodotti',
  },
  andNear: { one: 'a {n} manca poco', other: 'a {n} manca poco' },
  near: {
    one: '{n} gara aperta è quasi adatta ai Suoi prodotti',
    other: '{n} gare aperte sono quasi adatte ai Suoi prodotti',
  },
  lead: 'Abbiamo confrontato i Suoi prodotti con le gare. Ecco le novità:',
  fits: 'Requisiti soddisfatti: {products}. Tutti i punti obbligatori sono soddisfatti.',
  mayFit: 'Finora tutto bene: {products}. Da chiarire: {points}.',
  close: 'Scarto rimediabile: {products}. Da cambiare: {points}.',
  countedFit: {
    one: '{n} dei Suoi prodotti è adatto o potrebbe esserlo.',
    other: '{n} dei Suoi prodotti sono adatti o potrebbero esserlo.',
  },
  countedNear: { one: 'A {n} manca poco.', other: 'A {n} manca poco.' },
  moreProducts: { one: 'e {n} altro', other: 'e altri {n}' },
  moreTenders: {
    one: 'Un’altra gara è nella pagina «Gare adatte».',
    other: 'Altre {n} gare sono nella pagina «Gare adatte».',
  },
  withPlan:
    'Con il piano Access vede di quali prodotti si tratta, requisito per requisito, e che cosa andrebbe cambiato.',
  deadline: 'offerte entro il {date}',
  noDeadline: 'scadenza non comunicata',
  noChance: 'Il confronto riguarda i dati: non dice nulla sulle probabilità di vincere.',
  openOne: 'Veda la gara adatta',
  openAll: 'Veda tutte le gare adatte',
  why: 'Riceve questa e-mail perché i Suoi prodotti su Nordgate vengono confrontati con ogni gara. Nel Suo profilo, alla voce «E-mail», sceglie con quale frequenza riceverla.',
  end: 'Interrompa le e-mail sulle gare adatte',
}

const fr: MatchMailWords = {
  fit: {
    one: '{n} appel d’offres ouvert convient à vos produits',
    other: '{n} appels d’offres ouverts conviennent à vos produits',
  },
  andNear: { one: '{n} convient presque', other: '{n} conviennent presque' },
  near: {
    one: '{n} appel d’offres ouvert convient presque à vos produits',
    other: '{n} appels d’offres ouverts conviennent presque à vos produits',
  },
  lead: 'Nous avons comparé vos produits aux appels d’offres. Voici ce qui est nouveau :',
  fits: 'Bien adapté : {products}. Toutes les exigences impératives sont remplies.',
  mayFit: 'En bonne voie : {products}. À préciser : {points}.',
  close: 'À ajuster : {products}. À changer : {points}.',
  countedFit: {
    one: '{n} produit convient ou pourrait convenir.',
    other: '{n} produits conviennent ou pourraient convenir.',
  },
  countedNear: { one: '{n} convient presque.', other: '{n} conviennent presque.' },
  moreProducts: { one: 'et {n} autre', other: 'et {n} autres' },
  moreTenders: {
    one: '{n} autre figure sur la page « Appels d’offres adaptés ».',
    other: '{n} autres figurent sur la page « Appels d’offres adaptés ».',
  },
  withPlan:
    'Avec la formule Access, vous voyez de quels produits il s’agit, exigence par exigence, et ce qu’il faudrait changer.',
  deadline: 'offres jusqu’au {date}',
  noDeadline: 'date limite non annoncée',
  noChance: 'Nous comparons des faits ; nous ne prédisons pas vos chances de l’emporter.',
  openOne: 'Voir l’appel d’offres',
  openAll: 'Voir les appels d’offres adaptés',
  why: 'Vous recevez cet e-mail parce que Nordgate compare vos produits à chaque appel d’offres. Vous choisissez sa fréquence dans votre profil, sous « E-mails ».',
  end: 'Ne plus recevoir d’e-mails sur les appels d’offres adaptés',
}

const de: MatchMailWords = {
  fit: {
    one: '{n} offene Ausschreibung passt zu Ihren Produkten',
    other: '{n} offene Ausschreibungen passen zu Ihren Produkten',
  },
  andNear: { one: '{n} mit Anpassung', other: '{n} mit Anpassung' },
  near: {
    one: '{n} offene Ausschreibung passt mit Anpassung zu Ihren Produkten',
    other: '{n} offene Ausschreibungen passen mit Anpassung zu Ihren Produkten',
  },
  lead: 'Wir haben Ihre Produkte mit den Ausschreibungen verglichen. Neu ist:',
  fits: 'Passt genau: {products}. Alle Pflichtpunkte sind erfüllt.',
  mayFit: 'Passt bisher: {products}. Noch offen: {points}.',
  close: 'Passt mit Anpassung: {products}. Zu ändern: {points}.',
  countedFit: {
    one: '{n} Ihrer Produkte passt genau oder bisher.',
    other: '{n} Ihrer Produkte passen genau oder bisher.',
  },
  countedNear: { one: '{n} passt mit Anpassung.', other: '{n} passen mit Anpassung.' },
  moreProducts: { one: 'und {n} weiteres', other: 'und {n} weitere' },
  moreTenders: {
    one: '{n} weitere Ausschreibung steht auf der Seite „Meine Treffer“.',
    other: '{n} weitere Ausschreibungen stehen auf der Seite „Meine Treffer“.',
  },
  withPlan:
    'Mit dem Access-Plan sehen Sie, welche Produkte es sind, Anforderung für Anforderung, und was sich ändern müsste.',
  deadline: 'Angebote bis {date}',
  noDeadline: 'Frist noch nicht bekannt',
  noChance:
    'Ein Treffer beruht auf Fakten; er sagt nichts darüber, wie wahrscheinlich ein Zuschlag ist.',
  openOne: 'Treffer ansehen',
  openAll: 'Alle Treffer ansehen',
  why: 'Sie erhalten diese E-Mail, weil wir Ihre Produkte mit jeder Ausschreibung vergleichen. Wie oft sie kommt, wählen Sie in Ihrem Profil unter „E-Mails“.',
  end: 'Keine E-Mails zu Treffern mehr',
}

const es: MatchMailWords = {
  fit: {
    one: '{n} licitación abierta encaja con sus productos',
    other: '{n} licitaciones abiertas encajan con sus productos',
  },
  andNear: { one: '{n} con diferencia subsanable', other: '{n} con diferencia subsanable' },
  near: {
    one: '{n} licitación abierta casi encaja con sus productos',
    other: '{n} licitaciones abiertas casi encajan con sus productos',
  },
  lead: 'Hemos comparado sus productos con las licitaciones. Estas son las novedades:',
  fits: 'Encaja de lleno: {products}. Se cumplen todos los requisitos obligatorios.',
  mayFit: 'Por ahora encaja: {products}. Por aclarar: {points}.',
  close: 'Diferencia subsanable: {products}. Hay que cambiar: {points}.',
  countedFit: {
    one: '{n} de sus productos encaja o puede encajar.',
    other: '{n} de sus productos encajan o pueden encajar.',
  },
  countedNear: {
    one: '{n} tiene una diferencia subsanable.',
    other: '{n} tienen una diferencia subsanable.',
  },
  moreProducts: { one: 'y {n} más', other: 'y {n} más' },
  moreTenders: {
    one: 'Hay {n} licitación más en la página «Licitaciones compatibles».',
    other: 'Hay {n} licitaciones más en la página «Licitaciones compatibles».',
  },
  withPlan:
    'Con el plan Access ve de qué productos se trata, requisito a requisito, y qué tendría que cambiar.',
  deadline: 'ofertas hasta el {date}',
  noDeadline: 'plazo sin anunciar',
  noChance: 'Comparamos datos; eso no dice nada sobre la probabilidad de ganar.',
  openOne: 'Ver la licitación',
  openAll: 'Ver licitaciones compatibles',
  why: 'Recibe este correo porque sus productos en Nordgate se comparan con cada licitación. En su perfil, en «Correos», elige con qué frecuencia llega.',
  end: 'No recibir más correos sobre licitaciones compatibles',
}

export const matchWordsOf: Readonly<Record<Locale, MatchMailWords>> = { en, it, fr, de, es }

/** The form for this number, with the number in it. */
export function countedIn(locale: Locale, forms: Counted, n: number): string {
  // of the languages here none needs more than two forms for whole numbers below a million
  const form = new Intl.PluralRules(locale).select(n) === 'one' ? forms.one : forms.other
  return form.replace('{n}', new Intl.NumberFormat(locale).format(n))
}
