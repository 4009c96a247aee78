import { Droplet, Lock } from 'lucide-react'
import type { PlayerClass } from '@daykeep/rules/model'
import { SkillPicture } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { classes } from '../../ui/index.ts'
import type { SkillModel } from './drawer.ts'
import { gainText } from './gain-text.ts'
import styles from './SkillTile.module.css'

type Props = {
  readonly skill: SkillModel
  readonly of: PlayerClass
  /** It waits for its target. */
  readonly chosen: boolean
  readonly onCast: () => void
}

/** A skill with its price and what it will do now. One that can't be cast says why. */
export const SkillTile = ({ skill, of, chosen, onCast }: Props) => {
  const { name, notes, art, mana, target, gains, state } = skill
  const ready = state.type === 'ready'
  return (
    <button
      type="button"
      data-cell=""
      data-skill={skill.key}
      className={classes(styles.tile, !ready && styles.off, chosen && styles.chosen)}
      aria-pressed={target === 'task' ? chosen : undefined}
      aria-disabled={!ready || undefined}
      onClick={ready ? onCast : undefined}
    >
      <span className={styles.arch}>
        <SkillPicture art={art} of={of} />
        {state.type === 'locked' && <Lock size={18} className={styles.lock} aria-hidden="true" />}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <strong className={styles.name}>{name}</strong>
          <span className={styles.mana}>
            <Droplet size={13} aria-hidden="true" />
            <span aria-hidden="true">{formatNumber(mana)}</span>
            <span className={styles.unseen}>{t('casting.mana', { mana })}</span>
          </span>
        </span>
        {state.type === 'ready' || gains.length > 0 ? (
          <span className={styles.gains}>
            {gains.map((gain) => (
              <span key={gain.figure}>{gainText(gain)}</span>
            ))}
            {target !== 'self' && <span className={styles.target}>{t(`casting.target.${target}`)}</span>}
          </span>
        ) : null}
        {state.type === 'locked' && <span className={styles.why}>{t('casting.locked', { level: state.level })}</span>}
        {state.type === 'refused' && <span className={styles.why}>{state.reason}</span>}
        <span className={styles.notes}>{notes}</span>
      </span>
    </button>
  )
}
