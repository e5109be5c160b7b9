import type { Operation } from './operation.ts'
import { adminAddUserToGroup } from './operations/admin-add-user-to-group.ts'
import { adminCreateUser } from './operations/admin-create-user.ts'
import { adminGetUser } from './operations/admin-get-user.ts'
import { adminListGroupsForUser } from './operations/admin-list-groups-for-user.ts'
import { adminRemoveUserFromGroup } from './operations/admin-remove-user-from-group.ts'
import { adminSetUserPassword } from './operations/admin-set-user-password.ts'
import { changePassword } from './operations/change-password.ts'
import { confirmForgotPassword } from './operations/confirm-forgot-password.ts'
import { confirmSignUp } from './operations/confirm-sign-up.ts'
import { createGroup } from './operations/create-group.ts'
import { deleteUser } from './operations/delete-user.ts'
import { forgotPassword } from './operations/forgot-password.ts'
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts'
import { getUser } from './operations/get-user.ts'
import { globalSignOut } from './operations/global-sign-out.ts'
import { initiateAuth } from './operations/initiate-auth.ts'
import { listUsers } from './operations/list-users.ts'
import { resendConfirmationCode } from './operations/resend-confirmation-code.ts'
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts'
import { revokeToken } from './operations/revoke-token.ts'
import { signUp } from './operations/sign-up.ts'
import { updateUserAttributes } from './operations/update-user-attributes.ts'
import { verifyUserAttribute } from './operations/verify-user-attribute.ts'

/** By the name in `X-Amz-Target`. */
export const OPERATIONS = new Map<string, Operation>([
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminCreateUser', adminCreateUser],
  ['AdminGetUser', adminGetUser],
  ['AdminListGroupsForUser', adminListGroupsForUser],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['CreateGroup', createGroup],
  ['DeleteUser', deleteUser],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ListUsers', listUsers],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifyUserAttribute', verifyUserAttribute],
])
