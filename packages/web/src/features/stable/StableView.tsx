import { PawPrint } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, DragArea, EmptyState, useGridKeys } from '../../ui/index.ts'
import { HatchDialog, InventoryPage, type NestModel } from '../inventory/index.ts'
import { ItemPicture } from '../items/index.ts'
import { Larder } from './larder/Larder.tsx'
import { SpeciesCard } from './SpeciesCard.tsx'
import { StableFilters, StableTools } from './StableTools.tsx'
import styles from './StableView.module.css'
import type { RowModel, StallAction } from './stall/stall.ts'
import type { PotionColumn } from './to-potion-columns.ts'
import type { Appetite, FoodModel, Portion } from './larder/to-larder.ts'
import type { Tallies, Tally } from './to-tallies.ts'
import { STALL_STATES, type ViewChoices } from './view-choices.ts'
import { StableIntroDialog } from './StableIntroDialog.tsx'

type Props = {
  /** The everyday pets and mounts, for the line beside the title. */
  readonly progress: { readonly pets: Tally; readonly mounts: Tally }
  readonly rows: ReadonlyArray<RowModel>
  readonly columns: ReadonlyArray<PotionColumn>
  readonly tallies: Tallies
  readonly choices: ViewChoices
  readonly onChoices: (choices: ViewChoices) => void
  readonly foods: ReadonlyArray<FoodModel>
  readonly food: FoodModel | undefined
  readonly onFood: (key: string | undefined) => void
  /** The animals that take the chosen food. Undefined while no food is chosen. */
  readonly appetites: ReadonlyMap<string, Appetite> | undefined
  readonly portion: Portion
  readonly onPortion: (portion: Portion) => void
  readonly onAct: (dispatch: StallAction) => void
  /** Called when a food is dropped on an animal. */
  readonly onServe: (food: string, animal: string) => void
  /** The pet whose hatching is to be confirmed. */
  readonly confirming: NestModel | undefined
  readonly onHatch: (nest: NestModel) => void
  readonly onCancelHatch: () => void
  /** Called when the introduction was read. Undefined after the first visit. */
  readonly onIntroRead: (() => void) | undefined
}

/** The number of cards before the player shows all of them. */
const FIRST_COUNT = 12

/** A card for each species with its animals, and the larder. docs/reference/screens.md 4.3. */
export const StableView = (props: Props) => {
  const { rows, columns, tallies, choices, onChoices, foods, food, appetites } = props
  const { ref, ...keys } = useGridKeys()
  const [all, setAll] = useState(false)
  const visible = all ? rows : rows.slice(0, FIRST_COUNT)
  return (
    <InventoryPage
      title={t('stable.title')}
      summary={summaryOf(props.progress)}
      tools={<StableTools choices={choices} onChoose={onChoices} />}
    >
      <DragArea onDragStart={props.onFood} onDrop={props.onServe} preview={(key) => pictureOf(foods, key)}>
        <div className={styles.room}>
          <StableFilters choices={choices} tallies={tallies} onChoose={onChoices} />
          <div className={styles.main}>
            {columns.length > 0 && <ColumnHeads columns={columns} />}
            <div ref={ref} {...keys} className={styles.cards}>
              {visible.map((row) => (
                <SpeciesCard key={row.id} row={row} choices={choices} appetites={appetites} onAct={props.onAct} />
              ))}
            </div>
            {visible.length < rows.length && (
              <Button variant="tertiary" onClick={() => setAll(true)}>
                {t('stable.showAll', { count: formatNumber(rows.length) })}
              </Button>
            )}
            {rows.length === 0 && (
              <NothingShown
                onClear={() => onChoices({ ...choices, search: '', states: STALL_STATES, kinds: kindsIn(tallies) })}
              />
            )}
            <Larder
              foods={foods}
              chosen={food}
              takers={appetites?.size ?? 0}
              portion={props.portion}
              onChoose={props.onFood}
              onPortion={props.onPortion}
            />
          </div>
        </div>
      </DragArea>
      <Dialogs {...props} />
    </InventoryPage>
  )
}

const Dialogs = ({ confirming, onHatch, onCancelHatch, onIntroRead }: Props) => (
  <>
    {confirming !== undefined && (
      <HatchDialog nest={confirming} onHatch={() => onHatch(confirming)} onClose={onCancelHatch} />
    )}
    {onIntroRead !== undefined && <StableIntroDialog onClose={onIntroRead} />}
  </>
)

const summaryOf = ({ pets, mounts }: Props['progress']): string =>
  t('stable.summary', {
    pets: formatNumber(pets.count),
    petsTotal: formatNumber(pets.total),
    mounts: formatNumber(mounts.count),
  })

const kindsIn = ({ kinds }: Tallies): ViewChoices['kinds'] => kinds.map(({ kind }) => kind)

const pictureOf = (foods: ReadonlyArray<FoodModel>, key: string) => {
  const picture = foods.find((food) => food.key === key)?.picture
  return picture === undefined ? null : <ItemPicture item={picture} size={44} />
}

/** Hidden from screen readers: the name of each stall has its potion. */
const ColumnHeads = ({ columns }: { readonly columns: ReadonlyArray<PotionColumn> }) => (
  <ul className={styles.columns} aria-hidden="true">
    {columns.map(({ key, name, picture }) => (
      <li key={key} className={styles.column}>
        {picture !== undefined && <ItemPicture item={picture} size={28} />}
        {name}
      </li>
    ))}
  </ul>
)

const NothingShown = ({ onClear }: { readonly onClear: () => void }) => (
  <EmptyState
    icon={<PawPrint size={26} />}
    title={t('stable.nothing')}
    action={
      <Button variant="tertiary" onClick={onClear}>
        {t('stable.showEverything')}
      </Button>
    }
  >
    {t('stable.nothingText')}
  </EmptyState>
)
