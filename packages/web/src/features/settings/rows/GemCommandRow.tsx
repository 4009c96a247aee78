import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { offerOf } from '@daykeep/rules/shops'
import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { t } from '../../../i18n/index.ts'
import { GetGems } from '../../money/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../../sync/index.ts'
import { SettingForm } from '../SettingForm.tsx'
import styles from '../SettingRow.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { useRow } from '../use-open-row.ts'

type Props = { readonly command: 'fortify' | 'rebirth' }

/** Under which the market offers the same. */
const PINS = {
  fortify: { type: 'fortify', path: 'special.fortify' },
  rebirth: { type: 'rebirth_orb', path: 'special.rebirth_orb' },
} as const

/** An act upon the whole hero: what it does, what it costs, and what is left afterwards, before it is done. */
export const GemCommandRow = ({ command }: Props) => {
  const dispatch = useDispatch()
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const { row, done } = useRow(command)
  const [now] = useState(() => Date.now())
  const { price = 0, locked = true } = offerOf(catalogue, now)(PINS[command])(user) ?? {}
  const gems = user.balance * GEMS_PER_BALANCE
  const left = gems - price
  const run = () => {
    if (E.isRight(dispatch(command, {}))) done()
  }
  return (
    <SettingRow
      {...row}
      name={t(`settings.${command}.name`)}
      value={t('settings.forGems', { gems: price })}
      action={t('settings.show')}
      unavailable={locked ? t(`settings.${command}.locked`) : undefined}
    >
      <SettingForm
        label={t(`settings.${command}.name`)}
        state={
          left < 0
            ? { type: 'refused', errors: {}, problem: t('settings.gemsShort', { gems: -left }) }
            : { type: 'open' }
        }
        submit={t(`settings.${command}.do`, { gems: price })}
        danger={command === 'rebirth'}
        isOff={left < 0}
        onSubmit={run}
      >
        <p className={styles.text}>{t(`settings.${command}.text`)}</p>
        {left >= 0 ? <p className={styles.text}>{t('settings.gemsLeft', { gems, left })}</p> : <GetGems />}
      </SettingForm>
    </SettingRow>
  )
}
