import { type Attribute, ATTRIBUTES, type GearSlot } from '@daykeep/rules/model'
import { Info, Sparkles } from 'lucide-react'
import { Avatar } from '../../art/index.ts'
import { formatList, formatNumber, t } from '../../i18n/index.ts'
import { Button, Card, Menu, Switch } from '../../ui/index.ts'
import { ItemFrame } from '../items/index.ts'
import styles from './OutfitPanel.module.css'
import type { PieceModel } from './piece.ts'
import type { AttributeModel, OutfitModel } from './to-outfit.ts'

const UNEQUIP = ['equipped', 'costume', 'pet', 'background', 'all'] as const
export type UnequipType = (typeof UNEQUIP)[number]

type Props = {
  readonly outfit: OutfitModel
  readonly autoEquip: boolean
  readonly wearsCostume: boolean
  readonly onAutoEquip: (on: boolean) => void
  readonly onWearCostume: (on: boolean) => void
  readonly onUnequip: (type: UnequipType) => void
  /** Puts on what raises an attribute most. */
  readonly onBest: (attribute: Attribute) => void
  readonly onOpen: (piece: PieceModel) => void
}

/** The player in one of their outfits, with the slots and the attributes. */
export const OutfitPanel = (props: Props) => {
  const { outfit, autoEquip, wearsCostume, onAutoEquip, onWearCostume, onUnequip, onBest, onOpen } = props
  const isBattle = outfit.name === 'equipped'
  return (
    <Card className={styles.panel}>
      <div className={styles.mirror}>
        <Avatar art={outfit.avatar} crop="whole" label={t(`equipment.avatar.${outfit.name}`)} />
      </div>
      {isBattle ? (
        <Switch label={t('equipment.autoEquip')} checked={autoEquip} onChange={onAutoEquip} />
      ) : (
        <Switch
          label={t('equipment.wearCostume')}
          hint={t('equipment.costumeCounts')}
          checked={wearsCostume}
          onChange={onWearCostume}
        />
      )}
      {!isBattle && !wearsCostume && (
        <p className={styles.warning}>
          <Info size={18} aria-hidden="true" />
          {t('equipment.costumeOff')}
        </p>
      )}
      <ul className={styles.slots} aria-label={t('equipment.slots')}>
        {outfit.slots.map(({ slot, piece }) => (
          <li key={slot} className={styles.slot}>
            <Slot slot={slot} piece={piece} onOpen={onOpen} />
          </li>
        ))}
      </ul>
      {isBattle && <Attributes attributes={outfit.attributes} />}
      {isBattle && (
        <Menu
          align="start"
          trigger={
            <Button variant="secondary" icon={<Sparkles size={16} aria-hidden="true" />}>
              {t('equipment.best.title')}
            </Button>
          }
          items={ATTRIBUTES.map((attribute) => ({
            type: 'action',
            label: t('equipment.best.for', { attribute: t(`equipment.attribute.${attribute}`) }),
            onSelect: () => onBest(attribute),
          }))}
        />
      )}
      <Menu
        align="start"
        trigger={<Button variant="tertiary">{t('equipment.takeOff')}</Button>}
        items={UNEQUIP.map((type) => ({
          type: 'action',
          label: t(`equipment.unequip.${type}`),
          onSelect: () => onUnequip(type),
        }))}
      />
    </Card>
  )
}

type SlotProps = Pick<Props, 'onOpen'> & { readonly slot: GearSlot; readonly piece: PieceModel | undefined }

const Slot = ({ slot, piece, onOpen }: SlotProps) => {
  const label = <span className={styles.label}>{t(`equipment.group.${slot}`)}</span>
  if (piece === undefined)
    return (
      <div className={styles.empty}>
        {label}
        <span className={styles.name}>{t('equipment.emptySlot')}</span>
      </div>
    )
  return (
    <button type="button" className={styles.filled} onClick={() => onOpen(piece)}>
      <ItemFrame item={piece.picture} className={styles.tile} />
      {label}
      <span className={styles.name}>{piece.name}</span>
    </button>
  )
}

const Attributes = ({ attributes }: { readonly attributes: ReadonlyArray<AttributeModel> }) => (
  <section aria-labelledby="attributes">
    <h2 id="attributes" className={styles.title}>
      {t('equipment.attributes')}
    </h2>
    <dl className={styles.attributes}>
      {attributes.map(({ attribute, total, from }) => (
        <div key={attribute} className={styles.attribute}>
          <dt>{t(`equipment.attribute.${attribute}`)}</dt>
          <dd>
            <b className={styles.total}>{figure(total)}</b>
            <span className={styles.from}>{formatList(partsOf(from))}</span>
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const SOURCES = ['base', 'level', 'gear', 'class', 'buff'] as const

const partsOf = (from: AttributeModel['from']): ReadonlyArray<string> =>
  SOURCES.filter((source) => from[source] !== 0).map((source) =>
    t(`equipment.from.${source}`, { points: figure(from[source]) }),
  )

const figure = (value: number): string => formatNumber(value, { maximumFractionDigits: 1 })
