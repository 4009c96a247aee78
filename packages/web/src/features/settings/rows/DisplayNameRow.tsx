import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { TextField } from '../../../ui/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { useNameCheck } from '../use-name-check.ts'
import { useRow } from '../use-open-row.ts'

/** docs/reference/application.md 5. */
const LONGEST = 30

export const DisplayNameRow = () => {
  const dispatch = useDispatch()
  const name = usePlayer(({ user }) => user.profile.name)
  const { row, done } = useRow('displayName')
  const [isEmpty, setEmpty] = useState(false)
  const { problem, check } = useNameCheck('verifyDisplayName', (displayName) => ({ body: { displayName } }))
  const save = ({ displayName = '' }: Readonly<Record<string, string>>) => {
    const chosen = displayName.trim()
    setEmpty(chosen === '')
    if (chosen === '' || problem !== undefined) return
    if (E.isRight(dispatch('updateUser', { changes: { 'profile.name': chosen } }))) done()
  }
  return (
    <SettingRow {...row} name={t('settings.displayName.name')} value={<bdi>{name}</bdi>}>
      <SettingForm
        label={t('settings.displayName.name')}
        state={{ type: 'open' }}
        submit={t('settings.save')}
        onSubmit={save}
      >
        <TextField
          name="displayName"
          label={t('settings.displayName.name')}
          autoComplete="nickname"
          maxLength={LONGEST}
          defaultValue={name}
          hint={t('settings.displayName.hint')}
          error={isEmpty ? t('settings.displayName.missing') : problem}
          onChange={({ target }) => check(target.value)}
        />
      </SettingForm>
    </SettingRow>
  )
}
