import { addMonths } from '../shared/calendar-date.ts'

const digits = /^\d{4}(-(0[1-9]|1[0-2])(-\d{2})?)?$/

/** Whether it is a date as exact as a source shows it: a year, a month, or a day that the calendar has. */
export const isSourceDate = (text: string): boolean =>
  digits.test(text) && (text.length < 10 || addMonths(text, 0) === text)
