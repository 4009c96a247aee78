import { Check, Egg } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, t } from '../../../i18n/index.ts'
import { Button, classes, Dialog, useGridKeys, VisuallyHidden } from '../../../ui/index.ts'
import { ItemPicture } from '../../items/index.ts'
import styles from './HatcheryDialog.module.css'
import { hasRoomFor, type HatcheryCell, type HatcheryModel, type Supply } from './to-hatchery.ts'

type Props = {
  readonly hatchery: HatcheryModel
  /** `pets`: keys, in the order of the table. */
  readonly onHatch: (pets: ReadonlyArray<string>) => void
  readonly onClose: () => void
}

/** Eggs against potions: everything that can be hatched is chosen, and hatched with one press. docs/reference/screens.md 4.1. */
export const HatcheryDialog = ({ hatchery, onHatch, onClose }: Props) => {
  const { potions, rows, most } = hatchery
  const [chosen, setChosen] = useState(most)
  const { ref, ...keys } = useGridKeys()
  const toggle = (pet: string): void =>
    setChosen(new Set(chosen.has(pet) ? [...chosen].filter((each) => each !== pet) : [...chosen, pet]))
  const pets = rows.flatMap(({ cells }) => cells.flatMap(({ pet }) => (chosen.has(pet) ? [pet] : [])))
  return (
    <Dialog
      open
      width="xl"
      title={t('inventory.hatchery')}
      intro={t('inventory.hatcheryText')}
      onClose={onClose}
      actions={
        <>
          <Button variant="tertiary" onClick={onClose}>
            {t('inventory.notYet')}
          </Button>
          <Button variant="primary" disabled={pets.length === 0} onClick={() => onHatch(pets)}>
            {t('inventory.hatchMany', { count: pets.length })}
          </Button>
        </>
      }
    >
      <div ref={ref} {...keys} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{t('inventory.groups.eggs')}</VisuallyHidden>
              </th>
              {potions.map((potion) => (
                <th key={potion.key} scope="col">
                  <SupplyHead supply={potion} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ egg, cells }) => (
              <tr key={egg.key}>
                <th scope="row">
                  <SupplyHead supply={egg} />
                </th>
                {cells.map((cell) => (
                  <td key={cell.pet}>
                    <Cell
                      cell={cell}
                      on={chosen.has(cell.pet)}
                      possible={hasRoomFor(hatchery, chosen, cell.pet)}
                      onToggle={() => toggle(cell.pet)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  )
}

const SupplyHead = ({ supply: { name, count, picture } }: { readonly supply: Supply }) => (
  <span className={styles.supply} title={name}>
    {picture === undefined ? <Egg size={24} aria-hidden="true" /> : <ItemPicture item={picture} size={40} />}
    <VisuallyHidden>{name}</VisuallyHidden>
    <span>{formatNumber(count)}</span>
  </span>
)

type CellProps = {
  readonly cell: HatcheryCell
  readonly on: boolean
  /** Whether eggs and potions suffice for it beside those that are chosen. */
  readonly possible: boolean
  readonly onToggle: () => void
}

const Cell = ({ cell: { name, picture, state }, on, possible, onToggle }: CellProps) => {
  if (state === 'none' || picture === undefined) return <span className={styles.none} />
  if (state === 'owned')
    return (
      <span className={styles.owned} title={t('inventory.haveIt', { name })}>
        <ItemPicture item={picture} size={40} />
        <VisuallyHidden>{t('inventory.haveIt', { name })}</VisuallyHidden>
      </span>
    )
  return (
    <button
      type="button"
      data-cell=""
      aria-pressed={on}
      aria-label={name}
      title={name}
      aria-disabled={!on && !possible}
      className={classes(styles.cell, on && styles.on, !on && !possible && styles.off)}
      onClick={() => (on || possible) && onToggle()}
    >
      <ItemPicture item={picture} size={40} />
      {on && (
        <span className={styles.mark}>
          <Check size={13} strokeWidth={3} aria-hidden="true" />
        </span>
      )}
    </button>
  )
}
