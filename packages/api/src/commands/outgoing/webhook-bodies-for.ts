import type { ChatMessage, Task } from '@daykeep/rules/model'
import type { Message } from '@daykeep/rules/kernel'
import { deliveriesFor } from '@daykeep/rules/webhooks'
import type { AppContext } from '../../core/app-context.ts'
import { toWireTask } from '../../core/wire-documents.ts'
import { chooseLanguage } from '../../i18n/choose-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { translateMessage } from '../../i18n/translate-message.ts'
import { toWireChat } from '../../wire/index.ts'
import type { Concerned } from './concerned.ts'

type WebhookBody = {
  readonly userId: string
  readonly webhook: string
  readonly body: Readonly<Record<string, unknown>>
}

/** What the player's webhooks are told, in their order. docs/reference/api.md 3.10. */
export const webhookBodiesFor = (
  app: Pick<AppContext, 'catalogue' | 'i18n'>,
  { events, ...player }: Concerned,
): ReadonlyArray<WebhookBody> => {
  const { user } = player.after
  if (user.webhooks.length === 0) return []
  return deliveriesFor({ catalogue: app.catalogue, ...player })(events).map(({ webhook, body }) => ({
    userId: user._id,
    webhook,
    body: toWireBody(app, player, body),
  }))
}

type Fields = { readonly task?: Task; readonly chat?: ChatMessage; readonly message?: Message }

/** Documents as calls answer them, sentences in the language of the player. */
const toWireBody = (
  { i18n }: Pick<AppContext, 'i18n'>,
  { after: { user } }: Pick<Concerned, 'after'>,
  body: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => {
  const { task, chat, message } = body as Fields
  const { language: player } = user.preferences
  const language = chooseLanguage(i18n.languages, player === undefined ? {} : { player })
  return {
    ...body,
    ...(task === undefined ? {} : { task: toWireTask(task) }),
    ...(chat === undefined
      ? {}
      : { chat: toWireChat(createTranslator(i18n, language), user, { _id: chat.groupId }, [chat])[0] }),
    ...(message === undefined ? {} : { message: translateMessage(i18n, language, message) }),
  }
}
