import { NONE_SELECTED, type SelectionStore } from '../card/index.ts'

/** Adds cards. */
export const addToSelection = (selection: SelectionStore, added: ReadonlyArray<string>): void => {
  const { ids, anchor } = selection.get() ?? NONE_SELECTED
  selection.set({ ids: new Set([...ids, ...added]), anchor })
}

/** Adds the cards from the one selected last to this one; `visible` are those of its column, in their order. */
export const extendSelection = (selection: SelectionStore, id: string, visible: ReadonlyArray<string>): void => {
  const { ids, anchor = id } = selection.get() ?? NONE_SELECTED
  const from = Math.max(0, visible.indexOf(visible.includes(anchor) ? anchor : id))
  const to = visible.indexOf(id)
  const range = visible.slice(Math.min(from, to), Math.max(from, to) + 1)
  selection.set({ ids: new Set([...ids, ...range]), anchor: id })
}
