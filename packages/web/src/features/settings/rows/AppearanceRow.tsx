import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { chooseTheme, THEMES } from '../../../theme/theme.ts'
import { useChosenTheme } from '../../../theme/use-theme.ts'
import { SegmentedControl, Switch } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** Takes effect at once: the theme in this browser, the header everywhere. */
export const AppearanceRow = () => {
  const dispatch = useDispatch()
  const { hideHeader, stickyHeader } = usePlayer(({ user }) => user.preferences)
  const theme = useChosenTheme()
  const { row } = useRow('appearance')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  return (
    <SettingRow
      {...rest}
      name={t('settings.appearance.name')}
      value={t(`shell.theme_${theme}`)}
      action={t('settings.change')}
    >
      <SegmentedControl
        label={t('shell.theme')}
        value={theme}
        onChange={chooseTheme}
        segments={THEMES.map((value) => ({ value, label: t(`shell.theme_${value}`) }))}
      />
      <div className={styles.switches}>
        <Switch
          label={t('settings.appearance.header')}
          checked={!hideHeader}
          onChange={(shown) => dispatch('updateUser', { changes: { 'preferences.hideHeader': !shown } })}
        />
        <Switch
          label={t('settings.appearance.sticky')}
          hint={t('settings.appearance.stickyHint')}
          disabled={hideHeader}
          checked={stickyHeader}
          onChange={(sticky) => dispatch('updateUser', { changes: { 'preferences.stickyHeader': sticky } })}
        />
      </div>
    </SettingRow>
  )
}
