import * as z from 'zod'
import { readVintage } from '../portfolio/reading/read-vintage.ts'
import { isGtin } from '../shared/gtin.ts'

// decimals are taken with comma or point
const decimal = /^\d{1,12}([.,]\d{1,4})?$/
const amount = /^\d{1,12}([.,]\d{1,2})?$/

/** The number that a text states, or null where it is none. */
export const numberIn = (text: string): number | null =>
  decimal.test(text) ? Number(text.replace(',', '.')) : null

/** An amount of money above zero, with at most two decimals. */
export const isAmount = (text: string): boolean => amount.test(text) && (numberIn(text) ?? 0) > 0

const email = () => z.email().max(254)
export const isEmail = (text: string): boolean => email().safeParse(text).success

/** A barcode number, with the spaces or hyphens that labels print in it. */
export const isPrintedGtin = (text: string): boolean => isGtin(text.replace(/[\s-]/g, ''))

/** One year or the words for none: of "2023/2024" nobody knows which of the two is offered. */
export const isOneVintage = (text: string): boolean =>
  readVintage(text) === 'NV' || (/^\d{4}$/.test(text) && readVintage(text) !== null)
