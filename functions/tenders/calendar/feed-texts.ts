import type { Locale } from '#domain/shared/locale.ts'
import type { Market } from '#domain/shared/market.ts'
import type { Milestone } from '#domain/tenders/key-date.ts'

interface FeedTexts {
  readonly calendar: string
  readonly personal: string
  readonly news: string
  readonly milestone: Readonly<Record<Milestone, string>>
  readonly cancelled: string
  /** That the hour is not known: `{city}` is the market's. */
  readonly day: string
  readonly source: string
  readonly sample: string
}

/** Whose calendar day a date without an hour is, as English, Italian, French, German and Spanish write it. */
export const cityOf: Readonly<Record<Locale, Readonly<Record<Market, string>>>> = {
  en: { SE: 'Stockholm', NO: 'Oslo', FI: 'Helsinki' },
  it: { SE: 'Stoccolma', NO: 'Oslo', FI: 'Helsinki' },
  fr: { SE: 'Stockholm', NO: 'Oslo', FI: 'Helsinki' },
  de: { SE: 'Stockholm', NO: 'Oslo', FI: 'Helsinki' },
  es: { SE: 'Estocolmo', NO: 'Oslo', FI: 'Helsinki' },
}

/** What a feed says: calendar programs show it as it is. */
export const feedTexts: Readonly<Record<Locale, FeedTexts>> = {
  en: {
    calendar: 'Nordic tenders',
    personal: 'My Nordic tenders',
    news: 'New Nordic tenders',
    milestone: { offer: 'Offers close', sample: 'Samples due', launch: 'Launch' },
    cancelled: 'Cancelled',
    day: 'The day counts in {city}; no time of day was announced.',
    source: 'Published at',
    sample: 'Sample data: dates were moved.',
  },
  it: {
    calendar: 'Gare nordiche',
    personal: 'Le mie gare nordiche',
    news: 'Nuove gare nordiche',
    milestone: {
      offer: 'Scadenza delle offerte',
      sample: 'Consegna dei campioni',
      launch: 'Lancio',
    },
    cancelled: 'Annullato',
    day: 'Vale il giorno a {city}; l’ora non è stata comunicata.',
    source: 'Pubblicato su',
    sample: 'Dati di esempio: le date sono state spostate.',
  },
  fr: {
    calendar: 'Appels d’offres nordiques',
    personal: 'Mes appels d’offres nordiques',
    news: 'Nouveaux appels d’offres nordiques',
    milestone: {
      offer: 'Clôture des offres',
      sample: 'Remise des échantillons',
      launch: 'Lancement',
    },
    cancelled: 'Annulé',
    day: 'Le jour s’entend à {city} ; aucune heure n’a été annoncée.',
    source: 'Publié sur',
    sample: 'Données d’exemple : les dates ont été déplacées.',
  },
  de: {
    calendar: 'Nordische Ausschreibungen',
    personal: 'Meine nordischen Ausschreibungen',
    news: 'Neue nordische Ausschreibungen',
    milestone: {
      offer: 'Angebotsfrist',
      sample: 'Musterfrist',
      launch: 'Markteinführung',
    },
    cancelled: 'Abgesagt',
    day: 'Es gilt der Kalendertag in {city}; eine Uhrzeit wurde nicht genannt.',
    source: 'Veröffentlicht unter',
    sample: 'Beispieldaten: Die Termine wurden verschoben.',
  },
  es: {
    calendar: 'Licitaciones nórdicas',
    personal: 'Mis licitaciones nórdicas',
    news: 'Nuevas licitaciones nórdicas',
    milestone: {
      offer: 'Cierre de ofertas',
      sample: 'Entrega de muestras',
      launch: 'Lanzamiento',
    },
    cancelled: 'Anulado',
    day: 'La fecha es la de {city}; no se ha anunciado la hora.',
    source: 'Publicado en',
    sample: 'Datos de ejemplo: las fechas se han desplazado.',
  },
}
