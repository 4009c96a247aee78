import type { Webhook, WebhookType } from '@daykeep/rules/model'
import { WEBHOOK_SWITCHES } from '@daykeep/rules/webhooks'

/** What the form of a webhook edits. */
export type WebhookDraft = Pick<Webhook, 'url' | 'label' | 'type' | 'options'>

export const NEW_WEBHOOK: WebhookDraft = {
  url: '',
  label: '',
  type: 'taskActivity',
  options: WEBHOOK_SWITCHES.taskActivity,
}

/** The switches of a kind of webhook, as they stand. docs/reference/api.md 3.10. */
export const switchesOf = ({ type, options }: WebhookDraft): ReadonlyArray<readonly [name: string, on: boolean]> =>
  Object.entries(WEBHOOK_SWITCHES[type]).map(([name, fallback]) => [name, (options[name] ?? fallback) === true])

/** Another kind begins with its own options. */
export const withType = (draft: WebhookDraft, type: WebhookType): WebhookDraft => ({
  ...draft,
  type,
  options: WEBHOOK_SWITCHES[type],
})

export const withOption = (draft: WebhookDraft, name: string, value: boolean | string): WebhookDraft => ({
  ...draft,
  options: { ...draft.options, [name]: value },
})

/** What an address is recognised by. Safari before 18 has no `URL.parse`. */
export const hostOf = (url: string): string => {
  try {
    return new URL(url).host
  } catch {
    return url
  }
}
