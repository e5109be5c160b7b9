import * as z from 'zod'

export const calendarDateSchema = z.iso.date()
export const instantSchema = z.iso.datetime()
