import { statistics } from '../../lib/statistics/figures.build-time.ts'

/** The few figures that the home page shows; the rest stays on the statistics page. */
const shown = {
  SE: ['volumeTotal2024', 'revenue2024'],
  NO: ['volumeH1_2025', 'wineImports2024.importVolume'],
  FI: ['volumeH1_2025', 'revenueH1_2025'],
} as const

type Shown = typeof shown
type ShownId = { [M in keyof Shown]: `${M}.${Shown[M][number]}` }[keyof Shown]

export interface ExcerptFigure {
  readonly id: ShownId
  readonly value: number
  /** The text names the half of the year. */
  readonly year: string
}

const excerptOf = (market: keyof Shown): ExcerptFigure[] =>
  shown[market].map((name) => {
    const id = `${market}.${name}` as ShownId
    const figure = statistics.figures.find((found) => found.id === id)
    if (figure === undefined) throw new Error(`No figure ${id}`)
    return { id, value: figure.value, year: figure.period.slice(0, 4) }
  })

export const excerpt = { SE: excerptOf('SE'), NO: excerptOf('NO'), FI: excerptOf('FI') }
