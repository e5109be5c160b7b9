import * as z from 'zod'
import { readVintage } from '../portfolio/reading/read-vintage.ts'
import { isGtin } from '../shared/gtin.ts'

const email = () => z.email().max(254)
export const isEmail = (text: string): boolean => email().safeParse(text).success

/** A barcode number, with the spaces or hyphens that labels print in it. */
export const isPrintedGtin = (text: string): boolean => isGtin(text.replace(/[\s-]/g, ''))

/** One year or the words for none: of "2023/2024" nobody knows which of the two is offered. */
export const isOneVintage = (text: string): boolean =>
  readVintage(text) === 'NV' || (/^\d{4}$/.test(text) && readVintage(text) !== null)
