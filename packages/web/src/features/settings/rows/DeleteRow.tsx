import { t } from '../../../i18n/index.ts'
import { session } from '../../../session/index.ts'
import { forgetPlayer } from '../../../sync/index.ts'
import { TextArea } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { OwnerField } from '../OwnerField.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

/** Deletes the account on the server, and its copy in this browser. */
export const DeleteRow = () => {
  const { row } = useRow('delete')
  const { state, onSubmit } = useAccountForm({
    endpoint: 'deleteUser',
    required: { password: 'auth.missingPassword' },
    toRequest: ({ password = '', feedback = '' }) => ({
      body: { password, ...(feedback.trim() !== '' && { feedback: feedback.trim() }) },
    }),
    onDone: () => {
      const player = session.credentials()?.apiId
      session.signOut()
      showSuccess(t('settings.delete.done'))
      if (player !== undefined) void forgetPlayer(player).catch(() => undefined)
    },
  })
  return (
    <SettingRow
      {...row}
      name={t('settings.delete.name')}
      value={t('settings.delete.value')}
      action={t('settings.show')}
    >
      <SettingForm
        label={t('settings.delete.name')}
        state={state}
        submit={t('settings.delete.do')}
        danger
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <p className={styles.text}>{t('settings.delete.text')}</p>
        <OwnerField phrase="DELETE" error={fieldError(state, 'password')} />
        <TextArea name="feedback" label={t('settings.delete.why')} optional rows={3} />
      </SettingForm>
    </SettingRow>
  )
}
