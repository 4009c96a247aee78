import { PawPrint } from 'lucide-react'
import { useState } from 'react'
import { formatNumber, t } from '../../texts/index.ts'
import { Button, CarryArea, EmptyState, useGridKeys } from '../../ui/index.ts'
import { HatchDialog, InventoryPage, type NestModel } from '../inventory/index.ts'
import { ThingPicture } from '../things/index.ts'
import { Larder } from './Larder.tsx'
import { SpeciesCard } from './SpeciesCard.tsx'
import { StableFilters, StableTools } from './StableTools.tsx'
import styles from './StableView.module.css'
import type { RowModel } from './stall.ts'
import type { StallAct } from './stall-act.ts'
import type { ColumnModel } from './to-columns.ts'
import type { Appetite, FoodModel, Portion } from './to-larder.ts'
import type { Tallies, Tally } from './to-tallies.ts'
import { STALL_STATES, type ViewChoices } from './view-choices.ts'
import { WelcomeDialog } from './WelcomeDialog.tsx'

type Props = {
  /** Everyday pets and mounts: what the line beside the title counts. */
  readonly progress: { readonly pets: Tally; readonly mounts: Tally }
  readonly rows: ReadonlyArray<RowModel>
  readonly columns: ReadonlyArray<ColumnModel>
  readonly tallies: Tallies
  readonly choices: ViewChoices
  readonly onChoices: (choices: ViewChoices) => void
  readonly foods: ReadonlyArray<FoodModel>
  readonly food: FoodModel | undefined
  readonly onFood: (key: string | undefined) => void
  /** The animals that take the food in hand; nothing while no food is. */
  readonly appetites: ReadonlyMap<string, Appetite> | undefined
  readonly portion: Portion
  readonly onPortion: (portion: Portion) => void
  readonly onAct: (act: StallAct) => void
  /** A food was let go over an animal. */
  readonly onServe: (food: string, animal: string) => void
  /** The pet that waits for a last word. */
  readonly asked: NestModel | undefined
  readonly onHatch: (nest: NestModel) => void
  readonly onNotYet: () => void
  /** Given on the first visit: the player has read how it works. */
  readonly onWelcomed: (() => void) | undefined
}

/** Cards shown before the player asks for all of them. */
const FIRST = 12

/** The stable: one card a species, the animals that are there, those that could be, and the larder. Reference, screens 4.3. */
export const StableView = (props: Props) => {
  const { rows, columns, tallies, choices, onChoices, foods, food, appetites } = props
  const { ref, ...keys } = useGridKeys()
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, FIRST)
  return (
    <InventoryPage
      title={t('stable.title')}
      summary={summaryOf(props.progress)}
      tools={<StableTools choices={choices} onChoose={onChoices} />}
    >
      <CarryArea onCarry={props.onFood} onDrop={props.onServe} picture={(key) => pictureOf(foods, key)}>
        <div className={styles.room}>
          <StableFilters choices={choices} tallies={tallies} onChoose={onChoices} />
          <div className={styles.main}>
            {columns.length > 0 && <ColumnHeads columns={columns} />}
            <div ref={ref} {...keys} className={styles.cards}>
              {shown.map((row) => (
                <SpeciesCard key={row.id} row={row} choices={choices} appetites={appetites} onAct={props.onAct} />
              ))}
            </div>
            {shown.length < rows.length && (
              <Button look="quiet" onClick={() => setAll(true)}>
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
      </CarryArea>
      <Overlays {...props} />
    </InventoryPage>
  )
}

const Overlays = ({ asked, onHatch, onNotYet, onWelcomed }: Props) => (
  <>
    {asked !== undefined && <HatchDialog nest={asked} onHatch={() => onHatch(asked)} onClose={onNotYet} />}
    {onWelcomed !== undefined && <WelcomeDialog onClose={onWelcomed} />}
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
  const thing = foods.find((food) => food.key === key)?.thing
  return thing === undefined ? null : <ThingPicture thing={thing} size={44} />
}

/** Each cell says its potion itself: these are for the eye. */
const ColumnHeads = ({ columns }: { readonly columns: ReadonlyArray<ColumnModel> }) => (
  <ul className={styles.columns} aria-hidden="true">
    {columns.map(({ key, name, thing }) => (
      <li key={key} className={styles.column}>
        {thing !== undefined && <ThingPicture thing={thing} size={28} />}
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
      <Button look="quiet" onClick={onClear}>
        {t('stable.showEverything')}
      </Button>
    }
  >
    {t('stable.nothingText')}
  </EmptyState>
)
