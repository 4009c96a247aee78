import { useState } from 'react'
import type { Tag, TagId } from '@daykeep/rules/model'
import type { Wanted } from '../column/index.ts'
import { useThrottled } from './use-throttled.ts'

/** Search waits this long, ms, before it sifts again. Reference, screens 2.1. */
const THROTTLE = 250

/** What is searched for and which tags are chosen; remembered nowhere. A tag that is gone is chosen no more. */
export const useWanted = (tags: ReadonlyArray<Tag>) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlyArray<TagId>>([])
  const search = useThrottled(typed, THROTTLE)
  const active = chosen.filter((id) => tags.some((tag) => tag.id === id))
  const wanted: Wanted = { search: typed === '' ? '' : search, tags: active }
  const showAll = () => {
    setTyped('')
    setChosen([])
  }
  return { typed, setTyped, active, setChosen, wanted, showAll }
}
