import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore } from '../../../store/index.ts'

/** The selected tasks, while the player selects several. */
export type Selection = {
  readonly ids: ReadonlySet<string>
  /** Where a range begins: the card that was selected last. */
  readonly anchor: string | undefined
}

export const NONE_SELECTED: Selection = { ids: new Set(), anchor: undefined }

/** The selection of a board. `undefined` while nothing is selected: then cards are what they always are. */
export const createSelection = () => {
  const store = createStore<Selection | undefined>(undefined)
  return {
    get: store.get,
    subscribe: store.subscribe,
    set: store.set,
    begin: (): void => store.set(store.get() ?? NONE_SELECTED),
    end: (): void => store.set(undefined),
    toggle: (id: string): void => {
      const ids = new Set(store.get()?.ids)
      if (!ids.delete(id)) ids.add(id)
      store.set({ ids, anchor: id })
    },
  }
}

export type SelectionStore = ReturnType<typeof createSelection>

/** Boards without one select nothing. */
export const SelectionContext = createContext<SelectionStore | undefined>(undefined)

const never = () => () => undefined

/** Whether a card is selected; `undefined` while cards are not selected, and for one that never is. */
export const useSelected = (id: string | undefined): boolean | undefined => {
  const store = useContext(SelectionContext)
  return useSyncExternalStore(store?.subscribe ?? never, () =>
    id === undefined ? undefined : store?.get()?.ids.has(id),
  )
}
