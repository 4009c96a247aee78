/** What a player did with the guide: left it open, folded it, or put it away for good. */
export type GuidePlace = 'open' | 'folded' | 'skipped'

const KEY = 'daykeep.guide'

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** As remembered in this browser; open where nothing can be remembered. */
export const rememberedPlace = (memory: Memory, userId: string): GuidePlace => {
  const kept = attempt(() => memory.getItem(`${KEY}.${userId}`))
  return kept === 'folded' || kept === 'skipped' ? kept : 'open'
}

export const rememberPlace = (memory: Memory, userId: string, place: GuidePlace): void => {
  attempt(() => memory.setItem(`${KEY}.${userId}`, place))
}

/** A browser may forbid to keep anything. */
const attempt = <A>(use: () => A): A | undefined => {
  try {
    return use()
  } catch {
    return undefined
  }
}
