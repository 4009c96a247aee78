import { createContext, useContext, useState } from 'react'

export type OpenRow = {
  readonly isOpen: (row: string) => boolean
  /** Opens a row; asks first if another has something that is not saved. */
  readonly open: (row: string) => void
  readonly close: () => void
  /** Closes the open row without a question: it was saved. */
  readonly done: () => void
  readonly touch: () => void
}

export const OpenRowContext = createContext<OpenRow | undefined>(undefined)

/** The props of one row: whether it is open, and what opens and closes it. */
export const useRow = (row: string) => {
  const rows = useContext(OpenRowContext)
  if (rows === undefined) throw new Error('a setting needs an OpenRowContext around it')
  return {
    done: rows.done,
    row: { isOpen: rows.isOpen(row), onOpen: () => rows.open(row), onClose: rows.close, onDirty: rows.touch },
  }
}

type State = {
  readonly current: string | undefined
  readonly isDirty: boolean
  /** What the player wanted, until the question about unsaved changes is answered. */
  readonly leaving: { readonly next: string | undefined } | undefined
}

const CLOSED: State = { current: undefined, isDirty: false, leaving: undefined }

/** One row is open at a time, and nothing that was typed is lost without a question. docs/reference/screens.md 13. */
export const useOpenRow = () => {
  const [{ current, isDirty, leaving }, setState] = useState(CLOSED)
  const go = (next: string | undefined) =>
    setState((state) => (state.isDirty ? { ...state, leaving: { next } } : { ...CLOSED, current: next }))
  const rows: OpenRow = {
    isOpen: (row) => row === current,
    open: go,
    close: () => go(undefined),
    done: () => setState(CLOSED),
    touch: () => isDirty || setState((state) => ({ ...state, isDirty: true })),
  }
  return {
    rows,
    isUnsaved: isDirty,
    isAsking: leaving !== undefined,
    stay: () => setState((state) => ({ ...state, leaving: undefined })),
    leave: () => setState(({ leaving }) => ({ ...CLOSED, current: leaving?.next })),
  }
}
