import {
  mostPercentOff,
  mostUsesOfCode,
  referralCodePattern,
} from '#domain/billing/referral-code.ts'

/** What is typed about a new code. */
export interface ReferralForm {
  readonly code: string
  readonly percent: string
  readonly most_uses: string
  readonly last_day: string
}
export const emptyReferral: ReferralForm = { code: '', percent: '10', most_uses: '', last_day: '' }

const whole = (text: string): number | null =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : null
const isWithin = (value: number | null, most: number): value is number =>
  value !== null && value >= 1 && value <= most

/** What goes to the API, or the fields that are wrong. */
export function readReferral(form: ReferralForm) {
  const code = form.code.trim().toUpperCase()
  const percent_off = whole(form.percent)
  const most_uses = form.most_uses.trim() === '' ? null : whole(form.most_uses)
  const isLimited = form.most_uses.trim() !== ''
  const wrong = {
    code: !referralCodePattern.test(code),
    percent: !isWithin(percent_off, mostPercentOff),
    most_uses: isLimited && !isWithin(most_uses, mostUsesOfCode),
  }
  if (Object.values(wrong).some(Boolean) || percent_off === null) return { wrong, body: null }
  return {
    wrong,
    body: { code, percent_off, most_uses, last_day: form.last_day === '' ? null : form.last_day },
  }
}
