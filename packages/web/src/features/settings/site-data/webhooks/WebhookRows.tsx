import { usePlayer } from '../../../../sync/index.ts'
import { WebhookRow } from './WebhookRow.tsx'

export const WebhookRows = () => {
  const webhooks = usePlayer(({ user }) => user.webhooks)
  return webhooks.map((webhook) => <WebhookRow key={webhook.id} webhook={webhook} />)
}
