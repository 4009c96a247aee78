import type { OutfitName } from '@daykeep/rules/inventory'
import { useMemo, useState } from 'react'
import { useDispatch, useCatalogue, usePlayer } from '../../sync/index.ts'
import { tryOn } from '../items/index.ts'
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
      onUnequip={(type) => dispatch('unequip', { type })}
      onOpen={({ key }) => setOpenedKey(key)}
      opened={opened === undefined ? undefined : { piece: opened, avatar: tryOn(catalogue, user, name, opened.key) }}
      onClose={() => setOpenedKey(undefined)}
      onEquip={(key) => {
        dispatch('equip', { type: name, key })
        setOpenedKey(undefined)
      }}
    />
  )
}
