import * as z from 'zod'
import { locales } from './locale.ts'

export const localeSchema = z.enum(locales)
