import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatAmount, t } from '../../../i18n/index.ts'
import { Checkbox, classes, IconButton, useDock, useDragItem, useGridKeys, VisuallyHidden } from '../../../ui/index.ts'
import { ItemPicture, QuantityField } from '../../items/index.ts'
import styles from './Larder.module.css'
import type { FoodModel, Portion } from './to-larder.ts'

type Props = {
  readonly foods: ReadonlyArray<FoodModel>
  /** The chosen food. */
  readonly chosen: FoodModel | undefined
  /** How many pets take the chosen food. */
  readonly takers: number
  readonly portion: Portion
  readonly onChoose: (key: string | undefined) => void
  readonly onPortion: (portion: Portion) => void
}

/** The player's food, at the bottom of the stable, and how much of the chosen one a pet gets. */
export const Larder = ({ foods, chosen, takers, portion, onChoose, onPortion }: Props) => {
  const larder = useRef<HTMLElement>(null)
  useDock(larder)
  const { ref, ...keys } = useGridKeys()
  return (
    <section ref={larder} className={styles.larder} aria-label={t('stable.larder')}>
      {chosen !== undefined && (
        <Serving food={chosen} portion={portion} onPortion={onPortion} onLeave={() => onChoose(undefined)} />
      )}
      <div aria-live="polite">
        {chosen !== undefined && (
          <VisuallyHidden>{t('stable.inHand', { name: chosen.name, count: takers })}</VisuallyHidden>
        )}
      </div>
      <div className={styles.bar}>
        <h2 className={styles.title}>{t('stable.larder')}</h2>
        {foods.length === 0 ? (
          <p className={styles.hint}>{t('stable.larderEmpty')}</p>
        ) : (
          <>
            <div ref={ref} {...keys} className={styles.scroller}>
              <ul className={styles.foods}>
                {foods.map((food) => (
                  <FoodTile
                    key={food.key}
                    food={food}
                    chosen={food.key === chosen?.key}
                    onPress={() => onChoose(food.key === chosen?.key ? undefined : food.key)}
                  />
                ))}
              </ul>
            </div>
            <p className={classes(styles.hint, styles.how)}>{t('stable.larderHint')}</p>
          </>
        )}
      </div>
    </section>
  )
}

type TileProps = { readonly food: FoodModel; readonly chosen: boolean; readonly onPress: () => void }

const FoodTile = ({ food, chosen, onPress }: TileProps) => {
  const { ref, handle } = useDragItem(food.key)
  const { name, count, likedBy: potion } = food
  return (
    <li>
      <button
        {...handle}
        ref={ref}
        type="button"
        data-cell=""
        aria-pressed={chosen}
        className={classes(styles.food, chosen && styles.chosen)}
        onClick={onPress}
      >
        {food.picture !== undefined && <ItemPicture item={food.picture} size={34} />}
        <b className={styles.count} aria-hidden="true">
          {formatAmount(count)}
        </b>
        <VisuallyHidden>
          {potion === undefined ? t('stable.food', { name, count }) : t('stable.foodLiked', { name, count, potion })}
        </VisuallyHidden>
      </button>
    </li>
  )
}

type ServingProps = Pick<Props, 'portion' | 'onPortion'> & { readonly food: FoodModel; readonly onLeave: () => void }

const Serving = ({ food, portion, onPortion, onLeave }: ServingProps) => (
  <div className={styles.serving}>
    <p className={styles.what}>
      <b>{food.name}</b> {food.likedBy === undefined ? t('stable.saddle') : t('stable.liked', { potion: food.likedBy })}
    </p>
    {!food.isSaddle && (
      <>
        <QuantityField
          className={styles.amount}
          label={t('stable.amount')}
          max={food.count}
          disabled={portion.type === 'untilRaised'}
          value={portion.type === 'pieces' ? portion.pieces : undefined}
          onChange={(pieces = 1) => onPortion({ type: 'pieces', pieces })}
        />
        <Checkbox
          label={t('stable.untilRaised')}
          checked={portion.type === 'untilRaised'}
          onChange={(on) => onPortion(on ? { type: 'untilRaised' } : { type: 'pieces', pieces: 1 })}
        />
      </>
    )}
    <IconButton className={styles.back} label={t('stable.putBack')} icon={<X size={20} />} onClick={onLeave} />
  </div>
)
