/**
 * What stands behind an entry of the collected vocabulary, and whether it may go with the product
 * (docs/decisions/0021-vocabulary.md). An entry is taken when one of its sources may be shipped.
 */
export const sources = {
  project: { mayBeShipped: true, isChecked: true, licence: 'own' },
  inao: { mayBeShipped: true, isChecked: true, licence: 'Licence Ouverte 2.0 (INAO)' },
  eambrosia: {
    mayBeShipped: true,
    isChecked: true,
    licence: 'EU register of geographical indications, reuse by the Commission (CC BY 4.0)',
  },
  'ucdavis-ava': { mayBeShipped: true, isChecked: true, licence: 'CC0 1.0 (UC Davis Library)' },
  'fr-catalogue': { mayBeShipped: true, isChecked: true, licence: 'MIT (AgenceBio)' },
  'fr-vine-register': {
    mayBeShipped: true,
    isChecked: true,
    licence: 'open data of the French vine register',
  },
  bjcp: { mayBeShipped: true, isChecked: true, licence: 'MIT (bjcp-json): names only' },
  'eu-2019/787': { mayBeShipped: true, isChecked: true, licence: 'public law' },
  /** General knowledge that nobody compared with a register. */
  hand: { mayBeShipped: true, isChecked: false, licence: 'own' },
  // share-alike over databases
  off: { mayBeShipped: false, isChecked: false, licence: 'ODbL 1.0' },
  openbeerdb: { mayBeShipped: false, isChecked: false, licence: 'ODbL 1.0' },
  wikipedia: { mayBeShipped: false, isChecked: false, licence: 'CC BY-SA' },
  // nobody says under which right
  grapegeek: { mayBeShipped: false, isChecked: false, licence: 'none stated' },
  vivc: { mayBeShipped: false, isChecked: false, licence: 'none stated' },
} as const

type Source = keyof typeof sources

function known(key: string): (typeof sources)[Source] {
  if (!(key in sources)) throw new Error(`no licence is known for the source ${key}`)
  return sources[key as Source]
}

interface Sourced {
  readonly sources: readonly string[]
}

export const mayBeShipped = (entry: Sourced): boolean =>
  entry.sources.some((key) => known(key).mayBeShipped)

/** Rests on general knowledge alone. */
export const isUncertain = (entry: Sourced): boolean =>
  !entry.sources.some((key) => known(key).mayBeShipped && known(key).isChecked)
