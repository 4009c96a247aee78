import { Heart } from 'lucide-react'
import type { ReactNode } from 'react'
import { t } from '../../../i18n/index.ts'
import { Button, classes, Tooltip, useDropTarget } from '../../../ui/index.ts'
import { accessibleName, type Ingredient, type StallModel, type StallAction } from './stall.ts'
import styles from './StallCell.module.css'
import { StallChoices } from './StallChoices.tsx'
import { Grown, Growth, StallFace } from './StallFace.tsx'
import type { Appetite } from '../larder/to-larder.ts'

type Props = {
  readonly stall: StallModel
  /** Whether a food is chosen, and the animal's appetite for it. */
  readonly feeding: 'off' | 'refuses' | Appetite
  readonly onAct: (dispatch: StallAction) => void
}

/** A stall. A press runs its only action, or opens a panel with several. */
export const StallCell = ({ stall, feeding, onAct }: Props) => {
  const { ref, isOver } = useDropTarget(stall.key, stall.type !== 'pet')
  return (
    <li ref={ref} className={classes(styles.place, isOver && styles.over)}>
      <Cell stall={stall} feeding={feeding} onAct={onAct} />
    </li>
  )
}

const Cell = ({ stall, feeding, onAct }: Props): ReactNode => {
  const label = accessibleName(stall)
  switch (stall.type) {
    case 'missing':
      return (
        <StallChoices
          name={stall.name}
          button={<StallFace label={label} picture={stall.pet ?? stall.mount} look="missing" />}
        >
          {() => <Needs needs={stall.needs} />}
        </StallChoices>
      )
    case 'hatchable':
      return (
        <Tooltip text={stall.name}>
          <StallFace label={label} picture={stall.pet} look="hatchable" onPress={() => onAct({ type: 'hatch', stall })}>
            <span className={styles.pill} aria-hidden="true">
              {t('stable.hatch')}
            </span>
          </StallFace>
        </Tooltip>
      )
    case 'pet':
      return <Pet stall={stall} feeding={feeding} onAct={onAct} />
    case 'mount':
      return <Mount stall={stall} feeding={feeding} onAct={onAct} />
    case 'both':
      return (
        <StallChoices
          name={stall.name}
          button={
            <StallFace
              label={label}
              picture={stall.pet}
              look={feeding === 'off' ? 'mount' : 'aside'}
              current={stall.petCurrent || stall.mountCurrent}
            >
              <Grown />
            </StallFace>
          }
        >
          {(close) => (
            <>
              <Button variant="secondary" onClick={close(() => onAct({ type: 'takeAlong', pet: stall.key }))}>
                {t(stall.petCurrent ? 'stable.sendHome' : 'stable.takeAlong')}
              </Button>
              <Button variant="secondary" onClick={close(() => onAct({ type: 'ride', mount: stall.key }))}>
                {t(stall.mountCurrent ? 'stable.dismount' : 'stable.ride')}
              </Button>
            </>
          )}
        </StallChoices>
      )
  }
}

type PropsOf<Type extends StallModel['type']> = Pick<Props, 'feeding' | 'onAct'> & {
  readonly stall: Extract<StallModel, { readonly type: Type }>
}

const Pet = ({ stall, feeding, onAct }: PropsOf<'pet'>) => {
  const pet = accessibleName(stall)
  const isHungry = typeof feeding === 'object'
  const label = isHungry ? t(feeding.liked ? 'stable.likes' : 'stable.takes', { pet }) : pet
  return (
    <Tooltip text={label}>
      <StallFace
        label={label}
        picture={stall.pet}
        look={isHungry ? 'hungry' : feeding === 'refuses' ? 'aside' : 'pet'}
        current={stall.current}
        onPress={() => onAct(isHungry ? { type: 'feed', pet: stall.key } : { type: 'takeAlong', pet: stall.key })}
      >
        {isHungry && feeding.liked && <Heart size={15} className={styles.likes} aria-hidden="true" />}
        {stall.growing !== undefined && <Growth growing={stall.growing} />}
      </StallFace>
    </Tooltip>
  )
}

const Mount = ({ stall, feeding, onAct }: PropsOf<'mount'>) => {
  const { key: mount, current } = stall
  const face = {
    label: accessibleName(stall),
    picture: stall.mount,
    look: feeding === 'off' ? ('mount' as const) : ('aside' as const),
    current,
    children: <Grown />,
  }
  if (!stall.hatchable)
    return (
      <Tooltip text={face.label}>
        <StallFace {...face} onPress={() => onAct({ type: 'ride', mount })} />
      </Tooltip>
    )
  return (
    <StallChoices name={stall.name} button={<StallFace {...face} />}>
      {(close) => (
        <>
          <Button variant="secondary" onClick={close(() => onAct({ type: 'ride', mount }))}>
            {t(current ? 'stable.dismount' : 'stable.ride')}
          </Button>
          <Button variant="primary" onClick={close(() => onAct({ type: 'hatch', stall }))}>
            {t('stable.hatchAgain')}
          </Button>
        </>
      )}
    </StallChoices>
  )
}

type NeedsProps = { readonly needs: ReadonlyArray<Ingredient> }

const Needs = ({ needs }: NeedsProps) =>
  needs.length === 0 ? (
    <p>{t('stable.noEgg')}</p>
  ) : (
    <>
      <p>{t('stable.needs')}</p>
      <ul>
        {needs.map(({ name, count }) => (
          <li key={name}>{t('stable.need', { name, count })}</li>
        ))}
      </ul>
    </>
  )
