import { CLASS_LEVEL, hasClass } from '@daykeep/rules/stats'
import { t } from '../../../i18n/index.ts'
import { usePlayer } from '../../../sync/index.ts'
import { openClassChoice } from '../../class-choice/index.ts'
import { SettingRow } from '../SettingRow.tsx'

/** Leads to the choice of a class, which says what a change costs and asks before it is made. */
export const ClassRow = () => {
  const user = usePlayer((player) => player.user)
  const isEarly = user.stats.lvl < CLASS_LEVEL
  const value = () => {
    if (user.preferences.disableClasses) return t('settings.class.none')
    return hasClass(user) ? t(`classes.${user.stats.class}`) : t('settings.class.open')
  }
  return (
    <SettingRow
      name={t('settings.class.name')}
      value={value()}
      isOpen={false}
      onOpen={openClassChoice}
      onClose={() => undefined}
      action={t('settings.choose')}
      unavailable={isEarly ? t('settings.class.early', { level: CLASS_LEVEL }) : undefined}
    >
      {null}
    </SettingRow>
  )
}
