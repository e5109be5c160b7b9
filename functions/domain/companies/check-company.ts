import type { CompanyProfile } from './company-profile.ts'
import { readVatNumber } from './vat-number.ts'

export interface CompanyIssue {
  readonly field: 'vat_number' | 'gln'
  readonly code: 'vat_format' | 'gln_check_digit'
}

/**
 * What is wrong beyond the schema: the VAT number against the format of its country, the GLN against
 * its check digit.
 */
export function checkCompany(
  profile: Pick<CompanyProfile, 'country_code' | 'vat_number' | 'gln'>,
): CompanyIssue[] {
  const issues: CompanyIssue[] = []
  const { country_code, vat_number, gln } = profile
  if (vat_number !== null && readVatNumber(country_code, vat_number) === null) {
    issues.push({ field: 'vat_number', code: 'vat_format' })
  }
  if (gln !== null && !hasRightCheckDigit(gln)) {
    issues.push({ field: 'gln', code: 'gln_check_digit' })
  }
  return issues
}

/** GS1 General Specifications, section 7.9: digits from the left weigh 1, 3, 1, 3 ...; the sum ends in 0. */
function hasRightCheckDigit(gln: string): boolean {
  const sum = [...gln].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  )
  return sum % 10 === 0
}
