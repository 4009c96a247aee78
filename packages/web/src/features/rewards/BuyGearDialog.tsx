import { Avatar, type AvatarArt } from '../../art/index.ts'
import { formatNumber, t } from '../../texts/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { ThingPicture } from '../things/index.ts'
import styles from './BuyGearDialog.module.css'
import type { RewardModel } from './to-rewards.ts'

type Props = {
  readonly reward: RewardModel
  /** The player with the piece on. */
  readonly wearing: AvatarArt
  readonly onBuy: () => void
  readonly onClose: () => void
}

/** A piece of gear before it is bought: how it looks on the player, and what it gives. */
export const BuyGearDialog = ({ reward, wearing, onBuy, onClose }: Props) => (
  <Dialog
    open
    title={reward.name}
    width="sm"
    onClose={onClose}
    actions={
      reward.locked === undefined && reward.affordable ? (
        <Button look="lantern" onClick={onBuy}>
          {t('rewards.buyFor', { price: reward.price })}
        </Button>
      ) : (
        <Button look="quiet" onClick={onClose}>
          {t('common.close')}
        </Button>
      )
    }
  >
    <div className={styles.pictures}>
      <div className={styles.avatar}>
        <Avatar art={wearing} label={t('rewards.wearing', { name: reward.name })} />
      </div>
      <div className={styles.piece}>
        <ThingPicture thing={reward.thing} />
      </div>
    </div>
    <p className={styles.notes}>{reward.notes}</p>
    {reward.gains.length > 0 && (
      <dl className={styles.gains}>
        {reward.gains.map(({ attribute, own, classBonus }) => (
          <div key={attribute} className={styles.gain}>
            <dt>{t(`rewards.attribute.${attribute}`)}</dt>
            <dd>
              {formatNumber(own + classBonus, { signDisplay: 'always' })}
              {classBonus > 0 && <small> {t('rewards.classBonus', { bonus: classBonus })}</small>}
            </dd>
          </div>
        ))}
      </dl>
    )}
    <p className={styles.why}>{standing(reward)}</p>
  </Dialog>
)

const standing = ({ locked, affordable, missing, left }: RewardModel): string => {
  if (locked !== undefined) return locked
  return affordable ? t('rewards.left', { gold: left }) : t('rewards.missing', { gold: missing })
}
