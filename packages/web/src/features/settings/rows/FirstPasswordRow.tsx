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

/** A password for a player who has signed in by another provider so far. */
export const FirstPasswordRow = () => {
  const store = usePlayerStore()
  const { row, done } = useRow('password')
  const { username = '', email = '' } = usePlayer(({ user }) => user.auth.local)
  const { state, onSubmit } = useAccountForm({
    endpoint: 'register',
    required: { email: 'auth.missingEmail', password: 'auth.missingPassword' },
    toRequest: (fields) => ({
      body: {
        username,
        email: fields['email'] ?? '',
        password: fields['password'] ?? '',
        confirmPassword: fields['password'] ?? '',
      },
    }),
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.password.first'))
      done()
    },
  })
  return (
    <SettingRow {...row} name={t('auth.password')} value={t('settings.password.none')}>
      <SettingForm
        label={t('auth.password')}
        state={state}
        submit={t('settings.password.set')}
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <TextField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="email"
          defaultValue={email}
          error={fieldError(state, 'email')}
        />
        <PasswordField
          name="password"
          label={t('auth.newPassword')}
          autoComplete="new-password"
          hint={t('settings.password.hint')}
          error={fieldError(state, 'password')}
        />
      </SettingForm>
    </SettingRow>
  )
}
