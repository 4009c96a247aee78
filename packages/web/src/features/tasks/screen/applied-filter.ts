import { SavedFilter } from '@daykeep/rules/model'
import * as E from 'fp-ts/lib/Either.js'
import { useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { pathTo } from '../../../routes/index.ts'

/** Leads to the board with a saved filter applied, from every screen. It travels in the state of the address. */
export const useApplyFilter = (): ((filter: SavedFilter) => void) => {
  const navigate = useNavigate()
  return (filter) => void navigate(pathTo('tasks'), { state: { filter } })
}

/** The saved filter with which this visit of the board began, if any. */
export const useAppliedFilter = (): SavedFilter | undefined => {
  const { state } = useLocation() as { readonly state: unknown }
  // A copy for each visit: one that was applied before is applied again.
  return useMemo(() => {
    const filter = SavedFilter.decode(Object(state)['filter'])
    return E.isRight(filter) ? { ...filter.right } : undefined
  }, [state])
}
