import { type Finding, unknown } from '../finding.ts'

const forAPerson = unknown('check_yourself', null)

/** Words that no machine evaluates: shown as they are, for a person to check. */
export const compareText = (): Finding => forAPerson
