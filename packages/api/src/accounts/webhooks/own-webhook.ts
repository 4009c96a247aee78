import type { User, Webhook } from '@daykeep/rules/model'

export const ownWebhook = ({ webhooks }: User, id: string): Webhook | undefined =>
  webhooks.find((each) => each.id === id)
