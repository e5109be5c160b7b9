import { type DeskRole, deskRoleOf } from '#domain/accounts/desk-role.ts'
import { useSession } from './session.ts'

/** What the user may do at the desk, as far as this device knows; the server decides again. */
export const useDeskRole = (): DeskRole | null => deskRoleOf(useSession().user?.groups ?? [])
