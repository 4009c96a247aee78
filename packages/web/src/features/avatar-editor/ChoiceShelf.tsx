import { Check, Layers, Lock } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { Button, classes, useNearScreen, VisuallyHidden } from '../../ui/index.ts'
import { Price } from '../items/index.ts'
import { ShopItemFace, type ShopItemModel } from '../shops/item/index.ts'
import type { ChoiceGroup, ChoiceModel } from './choice.ts'
import styles from './ChoiceShelf.module.css'

type Props = {
  readonly group: ChoiceGroup
  /** The ids of the choices that are tried on. */
  readonly tried: ReadonlyArray<string>
  readonly onChoose: (choice: ChoiceModel) => void
  readonly onWhole: (whole: ShopItemModel) => void
}

/** Shelves with so few choices stand side by side. */
const SMALL = 2

/** The choices for one part of the figure. Pictures are drawn when it comes near the screen. */
export const ChoiceShelf = ({ group: { id, title, choices, whole }, tried, onChoose, onWhole }: Props) => {
  const { ref, near } = useNearScreen<HTMLElement>()
  return (
    <section
      ref={ref}
      className={classes(styles.shelf, whole === undefined && choices.length <= SMALL && styles.small)}
      aria-labelledby={`looks-${id}`}
    >
      <header className={styles.head}>
        <h3 id={`looks-${id}`} className={styles.title}>
          {title}
        </h3>
        {whole !== undefined && (
          <Button
            variant="tertiary"
            size="sm"
            icon={<Layers size={16} aria-hidden="true" />}
            onClick={() => onWhole(whole)}
          >
            {t('shops.wholeSet')} <Price amount={whole.price} currency={whole.currency} dear={whole.missing > 0} />
          </Button>
        )}
      </header>
      <ul className={classes(styles.choices, choices[0]?.picture.kind === 'scene' && styles.scenes)}>
        {choices.map((choice) => (
          <Choice
            key={choice.id}
            choice={choice}
            near={near}
            tried={tried.includes(choice.id)}
            onChoose={() => onChoose(choice)}
          />
        ))}
      </ul>
    </section>
  )
}

type ChoiceProps = {
  readonly choice: ChoiceModel
  readonly near: boolean
  readonly tried: boolean
  readonly onChoose: () => void
}

const Choice = ({ choice: { name, picture, worn, sale, earned }, near, tried, onChoose }: ChoiceProps) => (
  <li className={styles.place}>
    <button
      type="button"
      data-cell=""
      aria-pressed={worn || tried}
      className={classes(styles.choice, worn && styles.worn, tried && styles.tried)}
      onClick={onChoose}
    >
      <span className={styles.picture}>
        <ShopItemFace picture={picture} waiting={!near} className={styles.face} />
        {worn && (
          <span className={styles.mark}>
            <Check size={14} strokeWidth={3} aria-hidden="true" />
          </span>
        )}
        {earned !== undefined && (
          <span className={styles.mark}>
            <Lock size={13} aria-hidden="true" />
          </span>
        )}
      </span>
      <span className={styles.name}>{name}</span>
      {sale !== undefined && <Price amount={sale.price} currency={sale.currency} dear={sale.missing > 0} size={15} />}
      {earned !== undefined && <VisuallyHidden>, {earned}</VisuallyHidden>}
    </button>
  </li>
)
