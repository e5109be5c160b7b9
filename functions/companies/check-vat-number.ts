import { uncheckedVat } from '#domain/companies/vat-check.ts'
import { readVatNumber } from '#domain/companies/vat-number.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { fail, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import type { Limit, Throttle } from '../platform/throttle/throttle.ts'
import type { CompanyProfileStore } from './company-profile-store.ts'
import type { VatRegister } from './vat-register.ts'

const checksPerHour: Limit = { name: 'vat-check', tries: 20, seconds: 3600 }

export interface VatChecking {
  readonly profiles: CompanyProfileStore
  readonly register: VatRegister
  readonly throttle: Throttle
  readonly now: Clock
}

/** Asks the register about the company's VAT number and keeps what it said. */
export async function checkVatNumber(deps: VatChecking, user_id: UserId) {
  const now = deps.now()
  const company = await deps.profiles.findCompany(user_id)
  const written = company?.profile.vat_number ?? null
  if (company === null || written === null) return fail('not_found')
  const number = readVatNumber(company.profile.country_code, written)
  if (number === null || !number.isInRegister) return succeed({ vat_check: uncheckedVat })
  if (!(await deps.throttle(checksPerHour, user_id, now))) return fail('too_many_requests')
  const vat_check = { ...(await deps.register(number)), checked_at: now.toISOString() }
  const saved = await deps.profiles.saveVatCheck(user_id, written, vat_check)
  // changed meanwhile: the answer was about another number
  return succeed({ vat_check: saved === 'written' ? vat_check : uncheckedVat })
}
