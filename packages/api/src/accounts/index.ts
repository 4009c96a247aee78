export { tryWebhook, webhookSecret, webhookTries } from './webhooks/index.ts'
export { calendarFeed, makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from './calendar-feed/index.ts'
export { addPushSubscription, pushSubscriptions, removePushSubscription, tryPushSubscription } from './push/index.ts'
export { type AccountBody, isTaken, normalize } from './account.ts'
export { updateEmail, updatePassword, updateUsername } from './change-credentials.ts'
export { followInviteLink } from './follow-invite-link.ts'
export { login } from './login.ts'
export { endLogin, endOtherLogins, logins, makeToken, renameLogin } from './logins/handlers.ts'
export {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  loginByPasskey,
  passkeys,
  removePasskey,
  renamePasskey,
} from './passkeys/index.ts'
export {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactor,
} from './second-factor/index.ts'
export { DEFAULT_HASHING_COST, hashPassword } from './passwords.ts'
export {
  appleCallback,
  appleLogin,
  beginSignIn,
  finishSignIn,
  signInNetworks,
  socialLogin,
  unlinkNetwork,
} from './social/index.ts'
export { register } from './register.ts'
export {
  accountByResetCode,
  createResetSender,
  makeResetCode,
  resetPassword,
  type ResetDependencies,
  setNewPassword,
} from './reset-password.ts'
export { deleteUser, removalOf, resetUser } from './removal/index.ts'
export { updateAccount } from './update-account.ts'
export { findToken, findTokens, toTokenRemovals } from './logins/tokens.ts'
export { checkEmail, verifyDisplayName, verifyUsername } from './verify-names.ts'
export { openUnsubscribeLink, unsubscribe } from './unsubscribe.ts'
export type { FeedDocument } from './calendar-feed/index.ts'
export type { CeremonyBody, PasskeyBody } from './passkeys/index.ts'
export type { AuthRequest } from './social/index.ts'
export type { IdentityBody } from './social/index.ts'
