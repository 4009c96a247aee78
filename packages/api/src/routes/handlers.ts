import { type EndpointName, endpointNamed, endpointNames } from '../contract/index.ts'
import type { Handler } from '../http/ask.ts'
import { updateEmail, updatePassword, updateUsername } from './accounts/change.ts'
import { deleteUser } from './accounts/delete-user.ts'
import { login } from './accounts/login.ts'
import { endLogin, logins } from './accounts/logins.ts'
import { checkEmail, verifyDisplayName, verifyUsername } from './accounts/names.ts'
import { register } from './accounts/register.ts'
import { resetPassword, setNewPassword } from './accounts/reset-password.ts'
import { resetUser } from './accounts/reset-user.ts'
import type { AnswerOf } from './answer.ts'
import { answers } from './answers.ts'
import { commandHandler } from './command-handler.ts'
import { content } from './content-routes.ts'
import { forPlayer } from './for-player.ts'
import { faq, news } from './reading-routes.ts'
import { inAppRewards, inventoryBuy } from './shop-routes.ts'
import { getNotifications, getTag, getTags } from './tag-routes.ts'
import { getTask, getTasks } from './task-routes.ts'
import { getUser } from './user-routes.ts'
import { getWebhooks } from './webhook-routes.ts'
import { ready, status, worldState } from './world-routes.ts'

type Written = { readonly [Name in EndpointName]?: Handler<never> }

/** What answers the endpoints that do not merely play a command. */
const WRITTEN: Written = {
  register,
  login,
  verifyUsername,
  verifyDisplayName,
  checkEmail,
  updateUsername: forPlayer(updateUsername),
  updatePassword: forPlayer(updatePassword),
  updateEmail: forPlayer(updateEmail),
  resetPassword,
  setNewPassword,
  deleteUser: forPlayer(deleteUser),
  resetUser: resetUser(answers.resetUser),
  logins: forPlayer(logins),
  endLogin: forPlayer(endLogin),
  getUser: forPlayer(getUser),
  inAppRewards: forPlayer(inAppRewards),
  inventoryBuy: forPlayer(inventoryBuy),
  getTasks: forPlayer(getTasks),
  getTask: forPlayer(getTask),
  getTags: forPlayer(getTags),
  getTag: forPlayer(getTag),
  getNotifications: forPlayer(getNotifications),
  getWebhooks: forPlayer(getWebhooks),
  worldState,
  content,
  faq,
  news,
  status,
  ready,
}

const ANSWERS: Readonly<Record<string, AnswerOf>> = answers

const handlerOf = (name: EndpointName): Handler => {
  const written = WRITTEN[name]
  if (written !== undefined) return written as unknown as Handler
  const answer = ANSWERS[name]
  if (answer === undefined) throw new Error(`nothing answers the endpoint ${name}`)
  return commandHandler(endpointNamed(name), answer)
}

/** The handler of every endpoint. A row that nobody answers is a fault of ours and ends the start. */
export const handlers: ReadonlyMap<EndpointName, Handler> = new Map(
  endpointNames.map((name) => [name, handlerOf(name)]),
)
