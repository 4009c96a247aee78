import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { isSoundTheme } from '../../sounds/index.ts'
import { SoundAndMomentsSettings } from '../../sound-settings/index.ts'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** The theme of sounds, how loud it is, and whether moments open by themselves. */
export const SoundRow = () => {
  const sound = usePlayer(({ user }) => user.preferences.sound)
  const { row } = useRow('sound')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  return (
    <SettingRow
      {...rest}
      name={t('sounds.title')}
      value={t(`sounds.themes.${isSoundTheme(sound) ? sound : 'off'}`)}
      action={t('settings.change')}
    >
      <SoundAndMomentsSettings />
    </SettingRow>
  )
}
