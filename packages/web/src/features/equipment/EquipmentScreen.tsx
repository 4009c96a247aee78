import { bestGear, type OutfitName } from '@daykeep/rules/inventory'
import type { Attribute } from '@daykeep/rules/model'
import { useMemo, useState } from 'react'
import { useDispatch, useCatalogue, usePlayer } from '../../sync/index.ts'
import { t } from '../../i18n/index.ts'
import { toasts } from '../../toasts/index.ts'
import { tryOn } from '../items/index.ts'
import { gearEffect } from '../shops/purchase/index.ts'
import { EquipmentView } from './EquipmentView.tsx'
import { DEFAULT_SORTING, toRacks } from './to-racks.ts'
import { toOutfit } from './to-outfit.ts'
import { toPieces } from './to-pieces.ts'

/** docs/reference/screens.md 4.2. */
export const EquipmentScreen = () => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const [name, setName] = useState<OutfitName>('equipped')
  const [sorting, setSorting] = useState(DEFAULT_SORTING)
  const [openedKey, setOpenedKey] = useState<string>()

  const pieces = useMemo(() => toPieces(catalogue, user, name), [catalogue, user, name])
  const opened = pieces.find(({ key }) => key === openedKey)
  const prefer = (changes: object) => dispatch('updateUser', { changes: { ...changes } })
  const wearBest = (attribute: Attribute): void => {
    const worn = new Set<string>(Object.values(user.items.gear.equipped))
    const missing = bestGear(catalogue, user, attribute).filter((key) => !worn.has(key))
    for (const key of missing) dispatch('equip', { type: 'equipped', key }, { onExecuted: () => undefined })
    toasts.show({ type: 'success', text: t('equipment.best.done', { count: missing.length }) })
  }

  return (
    <EquipmentView
      outfit={toOutfit(catalogue, user, name, pieces)}
      onOutfit={setName}
      owned={pieces.length}
      racks={toRacks(pieces, sorting)}
      sorting={sorting}
      onSort={setSorting}
      autoEquip={user.preferences.autoEquip}
      onAutoEquip={(on) => prefer({ 'preferences.autoEquip': on })}
      wearsCostume={user.preferences.costume}
      onWearCostume={(on) => prefer({ 'preferences.costume': on })}
      onBest={wearBest}
      onUnequip={(type) => dispatch('unequip', { type })}
      onOpen={({ key }) => setOpenedKey(key)}
      opened={
        opened && {
          piece: opened,
          avatar: tryOn(catalogue, user, name, opened.key),
          effect:
            opened.worn || name === 'costume'
              ? undefined
              : gearEffect(catalogue, user, { type: 'gear', key: opened.key }),
        }
      }
      onClose={() => setOpenedKey(undefined)}
      onEquip={(key) => {
        dispatch('equip', { type: name, key })
        setOpenedKey(undefined)
      }}
    />
  )
}
