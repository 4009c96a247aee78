import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Switch } from '../../../ui/index.ts'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** Shows the ids of things, which programs name. */
export const DeveloperRow = () => {
  const dispatch = useDispatch()
  const isOn = usePlayer(({ user }) => user.preferences.developerMode)
  const { row } = useRow('developer')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  return (
    <SettingRow
      {...rest}
      name={t('settings.developer.name')}
      value={t(isOn ? 'settings.developer.on' : 'settings.developer.off')}
      action={t('settings.change')}
    >
      <Switch
        label={t('settings.developer.name')}
        hint={t('settings.developer.text')}
        checked={isOn}
        onChange={(on) => dispatch('updateUser', { changes: { 'preferences.developerMode': on } })}
      />
    </SettingRow>
  )
}
