import { Avatar, type AvatarArt } from '../../art/index.ts'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, Dialog } from '../../ui/index.ts'
import { ItemPicture } from '../items/index.ts'
import styles from './BuyGearDialog.module.css'
import type { RewardModel } from './to-rewards.ts'

type Props = {
  readonly reward: RewardModel
  /** The player wearing the piece. */
  readonly wearing: AvatarArt
  readonly onBuy: () => void
  readonly onClose: () => void
}

/** Shows a piece of gear on the player before it is bought, with its bonuses. */
export const BuyGearDialog = ({ reward, wearing, onBuy, onClose }: Props) => (
  <Dialog
    open
    title={reward.name}
    width="sm"
    onClose={onClose}
    actions={
      reward.locked === undefined && reward.affordable ? (
        <Button variant="primary" onClick={onBuy}>
          {t('rewards.buyFor', { price: reward.price })}
        </Button>
      ) : (
        <Button variant="tertiary" onClick={onClose}>
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
        <ItemPicture item={reward.picture} />
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
