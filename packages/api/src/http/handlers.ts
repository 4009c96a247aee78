import {
  addPasskey,
  appleCallback,
  appleLogin,
  makeToken,
  renameLogin,
  endOtherLogins,
  secondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  passkeys,
  beginPasskey,
  renamePasskey,
  removePasskey,
  beginPasskeyLogin,
  loginByPasskey,
  beginSignIn,
  calendarFeed,
  checkEmail,
  deleteUser,
  endLogin,
  finishSignIn,
  followInviteLink,
  login,
  logins,
  makeCalendarFeed,
  openUnsubscribeLink,
  readCalendarFeed,
  register,
  removeCalendarFeed,
  resetPassword,
  resetUser,
  setNewPassword,
  signInNetworks,
  socialLogin,
  unlinkNetwork,
  unsubscribe,
  updateEmail,
  updatePassword,
  tryWebhook,
  updateUsername,
  verifyDisplayName,
  verifyUsername,
  webhookSecret,
  webhookTries,
} from '../accounts/index.ts'
import { commandHandler, responses, sharedCommandHandler, sharedResponses, withSharedTasks } from '../commands/index.ts'
import {
  content,
  faq,
  getNewsPost,
  i18nContent,
  i18nCore,
  modelPaths,
  news,
  ready,
  status,
  trackEvent,
  worldState,
} from '../content/index.ts'
import {
  type CommandEndpointName,
  type EndpointName,
  endpointNames,
  type SharedEndpointName,
} from '../contract/index.ts'
import type { AppContext } from '../core/app-context.ts'
import type { AnyHandler, EndpointHandler } from '../core/handler.ts'
import { requirePlayer } from '../core/require-player.ts'
import { debugHandlers } from '../debug/index.ts'
import { paymentHandlers } from '../payments/index.ts'
import {
  anonymized,
  dayReports,
  exportHistory,
  exportInbox,
  exportUserJson,
  exportUserXml,
  getNotifications,
  getTag,
  getTags,
  getTask,
  getTasks,
  getUser,
  getWebhooks,
  shopQueries,
  socialQueries,
} from '../queries/index.ts'
import { staffHandlers } from '../staff/index.ts'

type HandlersOf<Name extends EndpointName> = { readonly [Each in Name]: EndpointHandler<Each, keyof AppContext> }

/** The handlers of endpoints that do not merely execute a command. */
const HANDLERS: HandlersOf<Exclude<EndpointName, CommandEndpointName | SharedEndpointName> | 'resetUser'> = {
  register,
  login,
  signInNetworks,
  beginSignIn,
  finishSignIn,
  unlinkNetwork: requirePlayer(unlinkNetwork),
  socialLogin,
  appleLogin,
  appleCallback,
  verifyUsername,
  verifyDisplayName,
  checkEmail,
  updateUsername: requirePlayer(updateUsername),
  updatePassword: requirePlayer(updatePassword),
  updateEmail: requirePlayer(updateEmail),
  resetPassword,
  setNewPassword,
  deleteUser: requirePlayer(deleteUser),
  resetUser,
  followInviteLink: requirePlayer(followInviteLink),
  logins: requirePlayer(logins),
  endLogin: requirePlayer(endLogin),
  makeToken: requirePlayer(makeToken),
  renameLogin: requirePlayer(renameLogin),
  endOtherLogins: requirePlayer(endOtherLogins),
  secondFactor: requirePlayer(secondFactor),
  beginSecondFactor: requirePlayer(beginSecondFactor),
  confirmSecondFactor: requirePlayer(confirmSecondFactor),
  renewRecoveryCodes: requirePlayer(renewRecoveryCodes),
  removeSecondFactor: requirePlayer(removeSecondFactor),
  passkeys: requirePlayer(passkeys),
  beginPasskey: requirePlayer(beginPasskey),
  addPasskey: requirePlayer(addPasskey),
  renamePasskey: requirePlayer(renamePasskey),
  removePasskey: requirePlayer(removePasskey),
  beginPasskeyLogin,
  loginByPasskey,
  calendarFeed: requirePlayer(calendarFeed),
  makeCalendarFeed: requirePlayer(makeCalendarFeed),
  removeCalendarFeed: requirePlayer(removeCalendarFeed),
  readCalendarFeed,
  openUnsubscribeLink,
  unsubscribe,
  getUser: requirePlayer(getUser),
  anonymized: requirePlayer(anonymized),
  dayReports: requirePlayer(dayReports),
  ...shopQueries,
  getTasks: requirePlayer(getTasks),
  getTask: requirePlayer(getTask),
  getTags: requirePlayer(getTags),
  getTag: requirePlayer(getTag),
  getNotifications: requirePlayer(getNotifications),
  getWebhooks: requirePlayer(getWebhooks),
  webhookSecret: requirePlayer(webhookSecret),
  webhookTries: requirePlayer(webhookTries),
  tryWebhook: requirePlayer(tryWebhook),
  ...socialQueries,
  exportHistory: requirePlayer(exportHistory),
  exportUserJson: requirePlayer(exportUserJson),
  exportUserXml: requirePlayer(exportUserXml),
  exportInbox: requirePlayer(exportInbox),
  ...paymentHandlers,
  ...staffHandlers,
  ...debugHandlers,
  getNewsPost,
  worldState,
  modelPaths,
  i18nCore,
  i18nContent,
  trackEvent,
  content,
  faq,
  news,
  status,
  ready,
}

const hasHandler = (name: EndpointName): name is keyof typeof HANDLERS => Object.hasOwn(HANDLERS, name)

/** The types of handlers by name end here: decoding makes sure that each gets the input of its own row. */
const handlerOf = (name: EndpointName): AnyHandler => {
  if (hasHandler(name)) return HANDLERS[name] as unknown as AnyHandler
  return (isShared(name)
    ? sharedCommandHandler(name, sharedResponses[name] as never)
    : commandHandler(name, responses[name] as never)) as unknown as AnyHandler
}

const isShared = (name: EndpointName): name is SharedEndpointName => Object.hasOwn(sharedResponses, name)

/** The handler of every endpoint of the contract. */
export const handlers: ReadonlyMap<EndpointName, AnyHandler> = new Map(
  endpointNames.map((name) => [name, withSharedTasks(name, handlerOf(name))]),
)
