import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { Switch } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

/** How the board begins, and how much of a form one sees first. Takes effect at once. docs/reference/screens.md 2.3 and 2.7. */
export const TasksRow = () => {
  const dispatch = useDispatch()
  const { dailyDueDefaultView: beginsWithDue, advancedCollapsed } = usePlayer(({ user }) => user.preferences)
  const { row } = useRow('tasks')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  const set = (preference: string) => (on: boolean) =>
    dispatch('updateUser', { changes: { [`preferences.${preference}`]: on } })
  return (
    <SettingRow
      {...rest}
      name={t('settings.tasks.name')}
      value={t(beginsWithDue ? 'settings.tasks.due' : 'settings.tasks.all')}
      action={t('settings.change')}
    >
      <div className={styles.switches}>
        <Switch
          label={t('settings.tasks.beginWithDue')}
          hint={t('settings.tasks.beginWithDueHint')}
          checked={beginsWithDue}
          onChange={set('dailyDueDefaultView')}
        />
        <Switch
          label={t('settings.tasks.fold')}
          hint={t('settings.tasks.foldHint')}
          checked={advancedCollapsed}
          onChange={set('advancedCollapsed')}
        />
      </div>
    </SettingRow>
  )
}
