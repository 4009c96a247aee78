import { createContext, useContext, useSyncExternalStore } from 'react'
import { createStore } from '../../../store/index.ts'

/** The selected tasks, while the player selects several. */
type Selection = {
  readonly ids: ReadonlySet<string>
  /** Where a range begins: the card that was selected last. */
  readonly anchor: string | undefined
}

const NONE: Selection = { ids: new Set(), anchor: undefined }

/** The selection of a board. `undefined` while nothing is selected: then cards are what they always are. */
export const createSelection = () => {
  const store = createStore<Selection | undefined>(undefined)
  return {
    get: store.get,
    subscribe: store.subscribe,
    begin: (): void => store.set(store.get() ?? NONE),
    end: (): void => store.set(undefined),
    toggle: (id: string): void => {
      const ids = new Set(store.get()?.ids)
      if (!ids.delete(id)) ids.add(id)
      store.set({ ids, anchor: id })
    },
    /** Adds the cards from the anchor to this one; `visible` are those of its column, in their order. */
    extendTo: (id: string, visible: ReadonlyArray<string>): void => {
      const { ids, anchor = id } = store.get() ?? NONE
      const from = Math.max(0, visible.indexOf(visible.includes(anchor) ? anchor : id))
      const to = visible.indexOf(id)
      const range = visible.slice(Math.min(from, to), Math.max(from, to) + 1)
      store.set({ ids: new Set([...ids, ...range]), anchor: id })
    },
    add: (added: ReadonlyArray<string>): void => {
      const { ids, anchor } = store.get() ?? NONE
      store.set({ ids: new Set([...ids, ...added]), anchor })
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
