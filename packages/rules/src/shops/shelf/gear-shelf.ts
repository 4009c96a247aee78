import { lookUp } from '../../kernel/index.ts'
import { gemsForGear } from '../buy-gear-for-gems.ts'
import { gearLock } from '../gear-lock.ts'
import { forGems, forGold, type Shelf } from './shelf.ts'

/** Gear for gold, as the market has it, or for gems, as seasons have it: the way it is pinned says which. */
export const gearShelf: Shelf =
  ({ catalogue, now, type }, [group, key = '', ...rest]) =>
  (user) => {
    const piece = group === 'flat' && rest.length === 0 ? lookUp(catalogue.gear, key) : undefined
    if (piece === undefined) return undefined
    if (type === 'gear') return forGems(gemsForGear(piece))
    return { ...forGold(piece.value), ...gearLock(catalogue, now)(piece)(user) }
  }
