import { type KeyboardEvent, useState } from 'react'
import { t } from '../../i18n/index.ts'

type Lifted = { readonly id: string; readonly to: number }

export type LiftedRow = {
  readonly lifted: Lifted | undefined
  /** What screen readers announce. */
  readonly announcement: string
  readonly onKeyDown: (id: string, event: KeyboardEvent) => void
  readonly onBlur: (id: string) => void
}

type Options = {
  readonly ids: readonly string[]
  readonly nameOf: (id: string) => string
  readonly onMove: (id: string, to: number) => void
  /** Called before the row is drawn at another place of the list. */
  readonly onStep: (id: string) => void
}

/** Moves a row by its handle: Space picks it up, arrows move it, Space puts it down, Escape leaves it where it was. */
export const useLiftedRow = ({ ids, nameOf, onMove, onStep }: Options): LiftedRow => {
  const [lifted, setLifted] = useState<Lifted>()
  const [announcement, setAnnouncement] = useState('')
  const announce = (key: string, { id, to }: Lifted): void =>
    setAnnouncement(t(`common.${key}`, { name: nameOf(id), place: to + 1, count: ids.length }))
  const leave = (row: Lifted): void => {
    announce('sortCancelled', row)
    onStep(row.id)
    setLifted(undefined)
  }
  const step = (row: Lifted, by: number): void => {
    const to = Math.min(Math.max(row.to + by, 0), ids.length - 1)
    announce('sortOver', { ...row, to })
    onStep(row.id)
    setLifted({ ...row, to })
  }
  const pressed = (row: Lifted): Readonly<Record<string, () => void>> => ({
    ' ': () => {
      announce('sortDropped', row)
      setLifted(undefined)
      if (row.to !== ids.indexOf(row.id)) onMove(row.id, row.to)
    },
    ArrowUp: () => step(row, -1),
    ArrowDown: () => step(row, 1),
    Escape: () => leave(row),
  })
  const onKeyDown = (id: string, event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const isLifted = lifted?.id === id
    const act = isLifted ? pressed(lifted)[event.key] : event.key === ' ' ? pickUp : undefined
    if (act === undefined) return
    event.preventDefault()
    event.stopPropagation()
    act()
    function pickUp(): void {
      const row = { id, to: ids.indexOf(id) }
      announce('sortPicked', row)
      setLifted(row)
    }
  }
  return {
    lifted,
    announcement,
    onKeyDown,
    onBlur: (id) => {
      if (lifted?.id === id) leave(lifted)
    },
  }
}
