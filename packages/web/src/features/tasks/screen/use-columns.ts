import { useState } from 'react'
import { useNow } from '../../../ui/index.ts'
import type { ColumnModel } from '../column/index.ts'
import { type ColumnSources, createColumns } from './create-columns.ts'

/** The four columns of the player's own board. */
export const useColumns = (sources: ColumnSources): ReadonlyArray<ColumnModel> => {
  const now = useNow()
  const [columns] = useState(createColumns)
  return columns(sources, now)
}
