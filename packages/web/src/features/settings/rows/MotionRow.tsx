import { t } from '../../../i18n/index.ts'
import { chooseMotion, MOTIONS, useChosenMotion } from '../../../theme/motion.ts'
import { SegmentedControl } from '../../../ui/index.ts'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

export const MotionRow = () => {
  const motion = useChosenMotion()
  const { row } = useRow('motion')
  const { onDirty: _takesEffectAtOnce, ...rest } = row
  return (
    <SettingRow
      {...rest}
      name={t('settings.motion.name')}
      value={t(`settings.motion.${motion}`)}
      action={t('settings.change')}
    >
      <p className={styles.text}>{t('settings.motion.text')}</p>
      <SegmentedControl
        label={t('settings.motion.name')}
        value={motion}
        onChange={chooseMotion}
        segments={MOTIONS.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
      />
    </SettingRow>
  )
}
