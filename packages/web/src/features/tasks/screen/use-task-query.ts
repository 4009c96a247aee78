import { useEffect, useMemo, useRef, useState } from 'react'
import { asKey, type SavedFilter, type Tag, type TagId, type TaskType, type User } from '@daykeep/rules/model'
import { filterInUse, type TaskFilter } from '@daykeep/rules/tasks'
import type { TaskQuery } from '../column/index.ts'

/** The search filters at most this often, in milliseconds. docs/reference/screens.md 2.1. */
const THROTTLE = 250

/**
 * The search text and the chosen tags, which are stored nowhere. A deleted tag is no longer chosen. A filter that is applied
 * replaces both.
 */
export const useTaskQuery = (tags: ReadonlyArray<Tag>, applied: SavedFilter | undefined) => {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlyArray<TagId>>([])
  const [seen, setSeen] = useState<SavedFilter>()
  if (applied !== seen) {
    setSeen(applied)
    setTyped(applied?.search ?? '')
    setChosen(applied?.tags.map(asKey<TagId>) ?? [])
  }
  const search = useThrottled(typed, THROTTLE)
  const active = useMemo(() => chosen.filter((id) => tags.some((tag) => tag.id === id)), [chosen, tags])
  const query: TaskQuery = { search: typed === '' ? '' : search, tags: active }
  const showAll = () => {
    setTyped('')
    setChosen([])
  }
  return { typed, setTyped, active, setChosen, query, showAll }
}

/** The filter of each column: the one chosen since the page was opened, else the stored one. */
export const useFilters = (user: User) => {
  const [chosen, setChosen] = useState<Readonly<Partial<Record<TaskType, TaskFilter>>>>({})
  return {
    filterOf: (type: TaskType): TaskFilter => chosen[type] ?? filterInUse(user, type),
    choose: (type: TaskType, filter: TaskFilter) => setChosen((before) => ({ ...before, [type]: filter })),
  }
}

/** Follows the value, at most once in `interval` milliseconds; the last value always arrives. */
const useThrottled = <A>(value: A, interval: number): A => {
  const [throttled, setThrottled] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const rest = Math.max(0, last.current + interval - Date.now())
    const timer = setTimeout(() => {
      last.current = Date.now()
      setThrottled(value)
    }, rest)
    return () => clearTimeout(timer)
  }, [value, interval])
  return throttled
}
