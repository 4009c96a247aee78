import type { OutfitName } from '@daykeep/rules/inventory'
import { useMemo, useState } from 'react'
import { useAct, useCatalogue, usePlayer } from '../../player/index.ts'
import { EquipmentView } from './EquipmentView.tsx'
import { FIRST_SORTING, sortedPieces } from './sorted-pieces.ts'
import { toOutfit } from './to-outfit.ts'
import { toPieces } from './to-pieces.ts'
import { tryOn } from './try-on.ts'

/** The gear of the player. Reference, screens 4.2. */
export const EquipmentScreen = () => {
  const catalogue = useCatalogue()
  const act = useAct()
  const user = usePlayer((player) => player.user)
  const [name, setName] = useState<OutfitName>('equipped')
  const [sorting, setSorting] = useState(FIRST_SORTING)
  const [openedKey, setOpenedKey] = useState<string>()

  const pieces = useMemo(() => toPieces(catalogue, user, name), [catalogue, user, name])
  const opened = pieces.find(({ key }) => key === openedKey)
  const prefer = (changes: object) => act('updateUser', { changes: { ...changes } })

  return (
    <EquipmentView
      outfit={toOutfit(catalogue, user, name, pieces)}
      onOutfit={setName}
      owned={pieces.length}
      racks={sortedPieces(pieces, sorting)}
      sorting={sorting}
      onSort={setSorting}
      autoEquip={user.preferences.autoEquip}
      onAutoEquip={(on) => prefer({ 'preferences.autoEquip': on })}
      wearsCostume={user.preferences.costume}
      onWearCostume={(on) => prefer({ 'preferences.costume': on })}
      onUnequip={(type) => act('unequip', { type })}
      onOpen={({ key }) => setOpenedKey(key)}
      opened={opened === undefined ? undefined : { piece: opened, avatar: tryOn(catalogue, user, name, opened.key) }}
      onClose={() => setOpenedKey(undefined)}
      onEquip={(key) => {
        act('equip', { type: name, key })
        setOpenedKey(undefined)
      }}
    />
  )
}
