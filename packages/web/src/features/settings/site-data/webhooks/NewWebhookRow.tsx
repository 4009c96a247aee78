import * as E from 'fp-ts/lib/Either.js'
import { t } from '../../../../i18n/index.ts'
import { useDispatch, usePlayer, usePlayerStore } from '../../../../sync/index.ts'
import styles from '../../SettingRow.module.css'
import { SettingRow } from '../../SettingRow.tsx'
import { useRow } from '../../use-open-row.ts'
import { NEW_WEBHOOK } from './webhook-draft.ts'
import { WebhookForm } from './WebhookForm.tsx'

export const NewWebhookRow = () => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const hasSome = usePlayer(({ user }) => user.webhooks.length > 0)
  const { row, done } = useRow('newWebhook')
  return (
    <SettingRow
      {...row}
      name={t('settings.webhook.new')}
      value={hasSome ? '' : t('settings.webhook.none')}
      action={t('settings.webhook.add')}
    >
      <p className={styles.text}>{t('settings.webhook.text')}</p>
      <WebhookForm
        label={t('settings.webhook.new')}
        draft={NEW_WEBHOOK}
        submit={t('settings.webhook.create')}
        onSubmit={async (draft, onRefused) => {
          await store.prepareUndo()
          if (E.isRight(dispatch('createWebhook', draft, { onRefused }))) done()
        }}
      />
    </SettingRow>
  )
}
