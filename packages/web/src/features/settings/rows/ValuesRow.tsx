import { useState } from 'react'
import { MAX_HEALTH } from '@daykeep/rules/stats'
import { t } from '../../../i18n/index.ts'
import { useDispatch, usePlayer } from '../../../sync/index.ts'
import { NumberField } from '../../../ui/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { showSuccess } from '../show-success.ts'
import { useRow } from '../use-open-row.ts'

const FIGURES = ['hp', 'exp', 'mp', 'gp', 'lvl'] as const

type Values = Readonly<Record<(typeof FIGURES)[number], number | undefined>>

/** Sets figures that a mistake has put wrong. docs/reference/screens.md 13.1, "Fix character values". */
export const ValuesRow = () => {
  const dispatch = useDispatch()
  const stats = usePlayer(({ user }) => user.stats)
  const { row, done } = useRow('values')
  const [values, setValues] = useState<Values>(stats)
  const open = () => {
    setValues(Object.fromEntries(FIGURES.map((figure) => [figure, Math.floor(stats[figure])])) as Values)
    row.onOpen()
  }
  const save = () => {
    const changed = FIGURES.filter(
      (figure) => values[figure] !== undefined && values[figure] !== Math.floor(stats[figure]),
    )
    if (changed.length > 0) {
      dispatch('updateUser', {
        changes: Object.fromEntries(changed.map((figure) => [`stats.${figure}`, values[figure]])),
      })
      // Experience may suffice for more than one level now.
      dispatch('syncStats', {})
      showSuccess(t('settings.values.done'))
    }
    done()
  }
  return (
    <SettingRow {...row} onOpen={open} name={t('settings.values.name')} value={t('settings.values.value')}>
      <SettingForm
        label={t('settings.values.name')}
        state={{ type: 'open' }}
        submit={t('settings.save')}
        onSubmit={save}
      >
        <p className={styles.text}>{t('settings.values.text')}</p>
        <div className={styles.two}>
          {FIGURES.map((figure) => (
            <NumberField
              key={figure}
              label={t(`settings.values.${figure}`)}
              value={values[figure]}
              {...(figure === 'hp' && { max: MAX_HEALTH })}
              min={figure === 'lvl' ? 1 : 0}
              onChange={(value) => {
                row.onDirty()
                setValues({ ...values, [figure]: value })
              }}
            />
          ))}
        </div>
      </SettingForm>
    </SettingRow>
  )
}
