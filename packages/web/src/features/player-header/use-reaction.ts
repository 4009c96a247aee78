import { useEffect, useState } from 'react'
import type { Expression } from '../../art/index.ts'
import { usePlayerStore } from '../../sync/index.ts'
import { reactionTo } from './reaction-to.ts'

type Reacting = { readonly expression: Expression | undefined; readonly hops: number }

/** What hero and pet show of the last command, for as long as it moves them, and how often they have hopped. */
export const useReaction = (): Reacting => {
  const store = usePlayerStore()
  const [reacting, setReacting] = useState<Reacting>({ expression: undefined, hops: 0 })
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined
    const stop = store.listen({
      executed: (_name, result) => {
        const reaction = reactionTo(result)
        if (reaction === undefined) return
        const { expression, milliseconds } = reaction
        clearTimeout(rest)
        setReacting(({ hops }) => ({ expression, hops: hops + (reaction.hops ? 1 : 0) }))
        rest = setTimeout(() => setReacting(({ hops }) => ({ expression: undefined, hops })), milliseconds)
      },
    })
    return () => {
      stop()
      clearTimeout(rest)
    }
  }, [store])
  return reacting
}
