import type { OutfitName } from '@daykeep/rules/inventory'
import { GEAR_SLOTS } from '@daykeep/rules/model'
import { Shirt } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { pathTo } from '../../routes/index.ts'
import { t } from '../../i18n/index.ts'
import { Button, EmptyState, SegmentedControl, Select, TextField, useGridKeys } from '../../ui/index.ts'
import { InventoryPage } from '../inventory/index.ts'
import styles from './EquipmentView.module.css'
import { OutfitPanel } from './OutfitPanel.tsx'
import { PieceDialog } from './PieceDialog.tsx'
import { Rack } from './Rack.tsx'
import { PIECE_ORDERS, type RackModel, type Sorting } from './to-racks.ts'

type Props = ComponentProps<typeof OutfitPanel> & {
  /** How many pieces the player owns, filtered out or not. */
  readonly owned: number
  readonly racks: ReadonlyArray<RackModel>
  readonly sorting: Sorting
  readonly onSort: (sorting: Sorting) => void
  readonly onOutfit: (outfit: OutfitName) => void
  /** The piece in its dialog. */
  readonly opened: Omit<ComponentProps<typeof PieceDialog>, 'onEquip' | 'onClose'> | undefined
  readonly onEquip: (key: string) => void
  readonly onClose: () => void
}

/** The player's gear, and the two outfits. docs/reference/screens.md 4.2. */
export const EquipmentView = (props: Props) => {
  const { outfit, owned, racks, sorting, onSort, onOutfit, opened, onEquip, onClose, ...panel } = props
  const { ref, ...keys } = useGridKeys()
  return (
    <InventoryPage
      title={t('equipment.title')}
      summary={t('equipment.summary', { count: owned })}
      tools={<Tools outfit={outfit.name} onOutfit={onOutfit} sorting={sorting} onSort={onSort} />}
    >
      <div className={styles.room}>
        <OutfitPanel outfit={outfit} {...panel} />
        <div ref={ref} {...keys} className={styles.racks}>
          {racks.length === 0 ? (
            <Nothing owned={owned} onClear={() => onSort({ ...sorting, search: '', slot: 'all' })} />
          ) : (
            racks.map((rack) => <Rack key={rack.group} rack={rack} onOpen={panel.onOpen} />)
          )}
        </div>
      </div>
      {opened !== undefined && <PieceDialog {...opened} onEquip={() => onEquip(opened.piece.key)} onClose={onClose} />}
    </InventoryPage>
  )
}

type ToolsProps = Pick<Props, 'sorting' | 'onSort' | 'onOutfit'> & { readonly outfit: OutfitName }

const Tools = ({ outfit, onOutfit, sorting, onSort }: ToolsProps): ReactNode => (
  <>
    <SegmentedControl
      label={t('equipment.outfit')}
      value={outfit}
      segments={[
        { value: 'equipped', label: t('equipment.outfits.equipped') },
        { value: 'costume', label: t('equipment.outfits.costume') },
      ]}
      onChange={onOutfit}
    />
    <TextField
      label={t('equipment.search')}
      hideLabel
      placeholder={t('equipment.search')}
      type="search"
      className={styles.search}
      value={sorting.search}
      onChange={(event) => onSort({ ...sorting, search: event.target.value })}
    />
    <Select
      label={t('equipment.order')}
      hideLabel
      value={sorting.order}
      options={PIECE_ORDERS.map((value) => ({ value, label: t(`equipment.orders.${value}`) }))}
      onChange={(order) => onSort({ ...sorting, order })}
    />
    <Select
      label={t('equipment.shown')}
      hideLabel
      value={sorting.slot}
      options={[
        { value: 'all', label: t('equipment.allSlots') },
        ...GEAR_SLOTS.map((value) => ({ value, label: t(`equipment.group.${value}`) })),
      ]}
      onChange={(slot) => onSort({ ...sorting, slot })}
    />
    <SegmentedControl
      label={t('equipment.racks')}
      value={sorting.by}
      segments={[
        { value: 'slot', label: t('equipment.by.slot') },
        { value: 'origin', label: t('equipment.by.origin') },
      ]}
      onChange={(by) => onSort({ ...sorting, by })}
    />
  </>
)

type NothingProps = { readonly owned: number; readonly onClear: () => void }

const Nothing = ({ owned, onClear }: NothingProps) =>
  owned === 0 ? (
    <EmptyState
      icon={<Shirt size={26} />}
      title={t('equipment.none')}
      action={
        <Button asChild variant="secondary">
          <Link to={pathTo('market')}>{t('equipment.toMarket')}</Link>
        </Button>
      }
    >
      {t('equipment.noneText')}
    </EmptyState>
  ) : (
    <EmptyState
      icon={<Shirt size={26} />}
      title={t('equipment.nothing')}
      action={
        <Button variant="tertiary" onClick={onClear}>
          {t('equipment.showAll')}
        </Button>
      }
    >
      {t('equipment.nothingText')}
    </EmptyState>
  )
