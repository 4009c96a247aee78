import type { Webhook } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { t } from '../../../../i18n/index.ts'
import { sendRequest } from '../../../../queries/index.ts'
import { useDispatch, usePlayerStore } from '../../../../sync/index.ts'
import { Button, Switch } from '../../../../ui/index.ts'
import { showSuccess } from '../../show-success.ts'
import styles from '../../SettingRow.module.css'
import { SettingRow } from '../../SettingRow.tsx'
import { useIsOffline } from '../../use-is-offline.ts'
import { useRow } from '../../use-open-row.ts'
import { CopyLine } from '../../CopyLine.tsx'
import { hostOf } from './webhook-draft.ts'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookTries } from './WebhookTries.tsx'

type Props = { readonly webhook: Webhook }

/** One webhook: its form, a try-out, what it was sent lately, its secret, and the way to delete it. */
export const WebhookRow = ({ webhook }: Props) => {
  const { id, url, label, type, enabled } = webhook
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const isOffline = useIsOffline()
  const { row, done } = useRow(`webhook-${id}`)
  const remove = async () => {
    await store.prepareUndo()
    if (E.isRight(dispatch('deleteWebhook', { webhook: id }))) done()
  }
  return (
    <SettingRow
      {...row}
      name={label === '' ? hostOf(url) : label}
      value={
        <>
          {label !== '' && <>{hostOf(url)} · </>}
          {t(`settings.webhook.type.${type}`)} · {stateText(webhook)}
        </>
      }
    >
      <Switch
        label={t('settings.webhook.enabled')}
        hint={t('settings.webhook.enabledHint')}
        checked={enabled}
        onChange={(on) => void store.prepareUndo().then(() => dispatch('updateWebhook', { webhook: id, enabled: on }))}
      />
      <WebhookForm
        label={label === '' ? url : label}
        draft={webhook}
        submit={t('settings.save')}
        onSubmit={async ({ url: to, label: name, type: kind, options }, onRefused) => {
          await store.prepareUndo()
          const fields = { webhook: id, url: to, label: name, type: kind, options }
          if (E.isRight(dispatch('updateWebhook', fields, { onRefused }))) done()
        }}
      />
      {isOffline ? (
        <p className={styles.text}>{t('settings.needsNetwork')}</p>
      ) : (
        <>
          <WebhookTries webhook={id} />
          <SigningSecret webhook={id} />
        </>
      )}
      <div className={styles.buttons}>
        <Button variant="danger" onClick={() => void remove()}>
          {t('settings.webhook.delete')}
        </Button>
      </div>
    </SettingRow>
  )
}

const stateText = ({ enabled, failures }: Webhook): string => {
  if (!enabled) return t('settings.webhook.off')
  return failures === 0 ? t('settings.webhook.on') : t('settings.webhook.failing', { failures })
}

/** By which a receiver knows who sent something. docs/decisions/097-signed-webhooks.md */
const SigningSecret = ({ webhook }: { readonly webhook: string }) => {
  const [secret, setSecret] = useState<string>()
  const reveal = () =>
    void sendRequest('webhookSecret', { params: { id: webhook } }).then(
      (found) => setSecret(found.secret),
      () => showSuccess(t('toasts.unexpected')),
    )
  return secret === undefined ? (
    <div className={styles.buttons}>
      <Button variant="tertiary" size="sm" onClick={reveal}>
        {t('settings.webhook.secret')}
      </Button>
    </div>
  ) : (
    <CopyLine label={t('settings.webhook.secretName')} text={secret} />
  )
}
