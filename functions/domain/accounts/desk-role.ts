/**
 * Groups of the user pool whose members work at the desk: an operator does the day's work, an admin
 * that and what costs money, gives rights or opens markets.
 */
export const deskRoles = ['operator', 'admin'] as const
export type DeskRole = (typeof deskRoles)[number]

/** The role of a member of these groups; the greater of two. Null: not of the desk. */
export function deskRoleOf(groups: readonly string[]): DeskRole | null {
  if (groups.includes('admin')) return 'admin'
  return groups.includes('operator') ? 'operator' : null
}
