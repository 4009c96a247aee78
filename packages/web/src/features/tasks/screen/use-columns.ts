import { useEffect, useState } from 'react'
import type { Instant } from '@daykeep/rules/kernel'
import type { ColumnModel } from '../column/index.ts'
import { type ColumnSources, createColumns } from './create-columns.ts'

/** The four columns of the player's own board. */
export const useColumns = (sources: ColumnSources): ReadonlyArray<ColumnModel> => {
  const now = useNow()
  const [columns] = useState(createColumns)
  return columns(sources, now)
}

/** How often the current time is read, in milliseconds. Due and late tasks change with the day. */
const INTERVAL = 60_000

const useNow = (): Instant => {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return now
}
