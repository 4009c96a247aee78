import { t } from '../../../i18n/index.ts'
import { usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { TextField } from '../../../ui/index.ts'
import { fieldError } from '../../form/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useAccountForm } from '../use-account-form.ts'
import { useIsOffline } from '../use-is-offline.ts'
import { useNameCheck } from '../use-name-check.ts'
import { useRow } from '../use-open-row.ts'

export const UsernameRow = () => {
  const store = usePlayerStore()
  const username = usePlayer(({ user }) => user.auth.local.username ?? '')
  const { row, done } = useRow('username')
  const { problem, isFree, check } = useNameCheck('verifyUsername', (name) => ({ body: { username: name } }))
  const { state, onSubmit } = useAccountForm({
    endpoint: 'updateUsername',
    required: { username: 'auth.missingUsername' },
    toRequest: ({ username: name = '' }) => ({ body: { username: name.trim() } }),
    onDone: () => {
      void store.reload()
      showSuccess(t('settings.username.done'))
      done()
    },
  })
  return (
    <SettingRow {...row} name={t('auth.username')} value={<bdi>@{username}</bdi>}>
      <SettingForm
        label={t('auth.username')}
        state={state}
        submit={t('settings.save')}
        isOffline={useIsOffline()}
        onSubmit={onSubmit}
      >
        <TextField
          name="username"
          label={t('settings.username.new')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          defaultValue={username}
          hint={t(isFree ? 'settings.username.free' : 'settings.username.hint')}
          error={fieldError(state, 'username') ?? problem}
          onChange={({ target }) => check(target.value === username ? '' : target.value)}
        />
      </SettingForm>
    </SettingRow>
  )
}
