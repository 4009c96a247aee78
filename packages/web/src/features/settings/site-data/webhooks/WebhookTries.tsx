import { useMutation, useQuery } from '../../../../queries/index.ts'
import { t } from '../../../../i18n/index.ts'
import { showSuccess } from '../../show-success.ts'
import { WebhookTriesView } from './WebhookTriesView.tsx'

type Props = { readonly webhook: string }

/** What a webhook was sent lately, and a try-out. docs/decisions/106-webhook-tries.md */
export const WebhookTries = ({ webhook }: Props) => {
  const { data, isError, refetch } = useQuery('webhookTries', { params: { id: webhook } })
  const test = useMutation('tryWebhook', {
    invalidates: ['webhookTries'],
    onDone: ({ failure }) => failure === null && showSuccess(t('settings.webhook.received')),
  })
  return (
    <WebhookTriesView
      tries={data}
      isFailed={isError}
      isTesting={test.isPending}
      onTest={() => test.send({ params: { id: webhook } })}
      onRefresh={() => void refetch()}
    />
  )
}
