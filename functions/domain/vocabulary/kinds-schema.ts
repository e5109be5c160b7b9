import * as z from 'zod'
import {
  categories,
  closures,
  containers,
  priceBases,
  priceUnits,
  statedPriceBases,
} from './kinds.ts'

export const categorySchema = z.enum(categories)
export const containerSchema = z.enum(containers)
export const closureSchema = z.enum(closures)
export const priceBasisSchema = z.enum(priceBases)
export const statedPriceBasisSchema = z.enum(statedPriceBases)
export const priceUnitSchema = z.enum(priceUnits)
