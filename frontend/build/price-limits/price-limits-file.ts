import path from 'node:path'
import { projectFolder } from '../site-options.ts'
import { countPriceLimits } from './count-price-limits.ts'

/** What the page of statistics reads, so that the tenders themselves stay out of it. */
export const priceLimitsFile = () => ({
  file: path.join(projectFolder, 'frontend/content/statistics/price-limits.json'),
  text: `${JSON.stringify(countPriceLimits(), null, 2)}\n`,
})
