import type { Operation } from './operation.ts'
import { adminAddUserToGroup } from './operations/admin-add-user-to-group.ts'
import { adminCreateUser } from './operations/admin-create-user.ts'
import { adminDeleteUser } from './operations/admin-delete-user.ts'
import { adminDeleteUserAttributes } from './operations/admin-delete-user-attributes.ts'
import { adminDisableUser } from './operations/admin-disable-user.ts'
import { adminEnableUser } from './operations/admin-enable-user.ts'
import { adminGetUser } from './operations/admin-get-user.ts'
import { adminInitiateAuth } from './operations/admin-initiate-auth.ts'
import { adminListGroupsForUser } from './operations/admin-list-groups-for-user.ts'
import { adminRemoveUserFromGroup } from './operations/admin-remove-user-from-group.ts'
import { adminRespondToAuthChallenge } from './operations/admin-respond-to-auth-challenge.ts'
import { adminSetUserMfaPreference } from './operations/admin-set-user-mfa-preference.ts'
import { adminSetUserPassword } from './operations/admin-set-user-password.ts'
import { adminUpdateUserAttributes } from './operations/admin-update-user-attributes.ts'
import { adminUserGlobalSignOut } from './operations/admin-user-global-sign-out.ts'
import { associateSoftwareToken } from './operations/associate-software-token.ts'
import { changePassword } from './operations/change-password.ts'
import { confirmForgotPassword } from './operations/confirm-forgot-password.ts'
import { confirmSignUp } from './operations/confirm-sign-up.ts'
import { createGroup } from './operations/create-group.ts'
import { deleteUser } from './operations/delete-user.ts'
import { deleteUserAttributes } from './operations/delete-user-attributes.ts'
import { forgotPassword } from './operations/forgot-password.ts'
import { getTokensFromRefreshToken } from './operations/get-tokens-from-refresh-token.ts'
import { getUser } from './operations/get-user.ts'
import { getUserAttributeVerificationCode } from './operations/get-user-attribute-verification-code.ts'
import { globalSignOut } from './operations/global-sign-out.ts'
import { initiateAuth } from './operations/initiate-auth.ts'
import { listUsers } from './operations/list-users.ts'
import { listUsersInGroup } from './operations/list-users-in-group.ts'
import { resendConfirmationCode } from './operations/resend-confirmation-code.ts'
import { respondToAuthChallenge } from './operations/respond-to-auth-challenge.ts'
import { revokeToken } from './operations/revoke-token.ts'
import { setUserMfaPreference } from './operations/set-user-mfa-preference.ts'
import { signUp } from './operations/sign-up.ts'
import { updateUserAttributes } from './operations/update-user-attributes.ts'
import { verifySoftwareToken } from './operations/verify-software-token.ts'
import { verifyUserAttribute } from './operations/verify-user-attribute.ts'

/** By the name in `X-Amz-Target`. */
export const OPERATIONS = new Map<string, Operation>([
  ['AdminAddUserToGroup', adminAddUserToGroup],
  ['AdminCreateUser', adminCreateUser],
  ['AdminDeleteUser', adminDeleteUser],
  ['AdminDeleteUserAttributes', adminDeleteUserAttributes],
  ['AdminDisableUser', adminDisableUser],
  ['AdminEnableUser', adminEnableUser],
  ['AdminGetUser', adminGetUser],
  ['AdminInitiateAuth', adminInitiateAuth],
  ['AdminListGroupsForUser', adminListGroupsForUser],
  ['AdminRemoveUserFromGroup', adminRemoveUserFromGroup],
  ['AdminRespondToAuthChallenge', adminRespondToAuthChallenge],
  ['AdminSetUserMFAPreference', adminSetUserMfaPreference],
  ['AdminSetUserPassword', adminSetUserPassword],
  ['AdminUpdateUserAttributes', adminUpdateUserAttributes],
  ['AdminUserGlobalSignOut', adminUserGlobalSignOut],
  ['AssociateSoftwareToken', associateSoftwareToken],
  ['ChangePassword', changePassword],
  ['ConfirmForgotPassword', confirmForgotPassword],
  ['ConfirmSignUp', confirmSignUp],
  ['CreateGroup', createGroup],
  ['DeleteUser', deleteUser],
  ['DeleteUserAttributes', deleteUserAttributes],
  ['ForgotPassword', forgotPassword],
  ['GetTokensFromRefreshToken', getTokensFromRefreshToken],
  ['GetUser', getUser],
  ['GetUserAttributeVerificationCode', getUserAttributeVerificationCode],
  ['GlobalSignOut', globalSignOut],
  ['InitiateAuth', initiateAuth],
  ['ListUsers', listUsers],
  ['ListUsersInGroup', listUsersInGroup],
  ['ResendConfirmationCode', resendConfirmationCode],
  ['RespondToAuthChallenge', respondToAuthChallenge],
  ['RevokeToken', revokeToken],
  ['SetUserMFAPreference', setUserMfaPreference],
  ['SignUp', signUp],
  ['UpdateUserAttributes', updateUserAttributes],
  ['VerifySoftwareToken', verifySoftwareToken],
  ['VerifyUserAttribute', verifyUserAttribute],
])
