import content from '../../../content/statistics/figures.json' with { type: 'json' }
import { type Statistics, statisticsSchema } from './figure.ts'

/** Checked while building: a figure without period, source or status stops the build. */
export const statistics: Statistics = statisticsSchema.parse(content)
