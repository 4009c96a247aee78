import { t } from '../../../i18n/index.ts'
import { session } from '../../../session/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { PasswordField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { FirstPasswordRow } from './FirstPasswordRow.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useRow } from '../use-open-row.ts'

/** Changes the password, or sets the first one. docs/reference/screens.md 13.1. */
export const PasswordRow = () =>
  usePlayer(({ user }) => user.auth.local.has_password) ? <ChangePasswordRow /> : <FirstPasswordRow />

const ChangePasswordRow = () => {
  const { row, done } = useRow('password')
  const { state, onSubmit } = useAccountForm({
    endpoint: 'updatePassword',
    required: { password: 'auth.missingPassword', newPassword: 'auth.missingPassword' },
    toRequest: ({ password = '', newPassword = '' }) => ({
      body: { password, newPassword, confirmPassword: newPassword },
    }),
    onDone: ({ apiToken }) => {
      const login = session.credentials()
      done()
      // Every other login has ended; this browser goes on with the new one.
      if (login !== undefined) session.signIn({ apiId: login.apiId, apiToken })
      showSuccess(t('settings.password.done'))
    },
  })
  return (
    <SettingRow {...row} name={t('auth.password')} value={t('settings.password.value')}>
      <SettingForm
        label={t('auth.password')}
        state={state}
        submit={t('settings.password.save')}
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <PasswordField
          name="password"
          label={t('settings.password.present')}
          autoComplete="current-password"
          error={fieldError(state, 'password')}
        />
        <PasswordField
          name="newPassword"
          label={t('auth.newPassword')}
          autoComplete="new-password"
          hint={t('settings.password.hint')}
          error={fieldError(state, 'newPassword')}
        />
      </SettingForm>
    </SettingRow>
  )
}
