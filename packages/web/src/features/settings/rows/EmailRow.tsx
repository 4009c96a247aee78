import { t } from '../../../i18n/index.ts'
import { usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { PasswordField, TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

export const EmailRow = () => {
  const store = usePlayerStore()
  const email = usePlayer(({ user }) => user.auth.local.email ?? '')
  const hasPassword = usePlayer(({ user }) => user.auth.local.has_password)
  const { row, done } = useRow('email')
  const { state, onSubmit } = useAccountForm({
    endpoint: 'updateEmail',
    required: { newEmail: 'auth.missingEmail', password: 'auth.missingPassword' },
    toRequest: ({ newEmail = '', password = '' }) => ({ body: { newEmail, password } }),
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.email.done'))
      done()
    },
  })
  return (
    <SettingRow
      {...row}
      name={t('auth.email')}
      value={email}
      unavailable={hasPassword ? undefined : t('settings.email.noPassword')}
    >
      <SettingForm
        label={t('auth.email')}
        state={state}
        submit={t('settings.save')}
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <TextField
          name="newEmail"
          type="email"
          label={t('settings.email.new')}
          autoComplete="email"
          error={fieldError(state, 'newEmail')}
        />
        <PasswordField
          name="password"
          label={t('settings.password.present')}
          autoComplete="current-password"
          error={fieldError(state, 'password')}
        />
      </SettingForm>
    </SettingRow>
  )
}
