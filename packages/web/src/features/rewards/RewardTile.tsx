import { EllipsisVertical, Lock } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { classes, IconButton, Menu, type MenuItem, Tooltip, VisuallyHidden } from '../../ui/index.ts'
import { Price } from '../items/index.ts'
import { ShopItemFace } from '../shops/item/index.ts'
import styles from './RewardTile.module.css'
import type { RewardModel } from './to-rewards.ts'

type Props = {
  readonly reward: RewardModel
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  /** Moves and unpinning. */
  readonly menu: ReadonlyArray<MenuItem>
  readonly takesFocus?: boolean
  readonly onFocus?: () => void
}

/** A reward: its picture, its name and its price. */
export const RewardTile = ({ reward, onPress, onKeyDown, menu, takesFocus = false, onFocus }: Props) => {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  return (
    <div className={classes(styles.tile, reward.locked !== undefined && styles.locked)}>
      <Tooltip text={reward.locked ?? reward.name}>
        <button
          ref={button}
          type="button"
          data-cell={reward.id}
          className={styles.press}
          aria-disabled={reward.locked !== undefined || undefined}
          onClick={onPress}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <VisuallyHidden>{t(reward.atOnce ? 'rewards.buy' : 'rewards.look')}</VisuallyHidden>
          <ShopItemFace picture={reward.picture} className={styles.picture} />
          <span className={styles.name}>{reward.name}</span>
          <Price amount={reward.price} currency={reward.currency} dear={reward.missing > 0} />
          {reward.locked !== undefined && (
            <span className={styles.lock}>
              <Lock size={14} aria-hidden="true" />
              <VisuallyHidden>{reward.locked}</VisuallyHidden>
            </span>
          )}
        </button>
      </Tooltip>
      <div className={styles.menu}>
        <Menu
          trigger={
            <IconButton
              label={t('rewards.menu', { name: reward.name })}
              size="sm"
              // Its keys work on the tile, which is the one stop.
              tabIndex={-1}
              icon={<EllipsisVertical size={15} />}
            />
          }
          items={menu}
        />
      </div>
    </div>
  )
}
