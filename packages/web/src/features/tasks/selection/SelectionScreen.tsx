import * as E from 'fp-ts/lib/Either.js'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { dayClockOf, toIsoDay, userDay } from '@daykeep/rules/calendar'
import type { Task, TaskId } from '@daykeep/rules/model'
import type { EditReport, TaskEdit } from '@daykeep/rules/tasks'
import { lazyChunk } from '../../../chunks/index.ts'
import { formatDay, t } from '../../../i18n/index.ts'
import { useShortcuts } from '../../../shortcuts/index.ts'
import { useDispatch, usePlayer, usePlayerStore } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { undoOf } from '../../undo/index.ts'
import { cardAround, cardOf, focusCard, type SelectionStore } from '../card/index.ts'
import { useCardNavigation } from '../card-navigation/index.ts'
import type { ColumnModel } from '../column/index.ts'
import { dayAfter, LONG_DAY, useLaterKeys } from '../later/index.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { scoringsOf } from './scorings-of.ts'
import { useSelectionInput } from './use-selection-input.ts'

const DeleteSelectedDialog = lazyChunk(() => import('./DeleteSelectedDialog.tsx'), 'DeleteSelectedDialog')

type Props = {
  readonly selection: SelectionStore
  readonly columns: ReadonlyArray<ColumnModel>
  /** Brings a completed to-do into the player's store, before a command is about it. */
  readonly inStore: (task: string) => TaskId
}

/** The selection of the board: keys and pointers that select, and the bar of what can be done. It also brings the Tab order of the cards and the keys that put a task off. */
export const SelectionScreen = ({ selection, columns, inStore }: Props) => {
  const store = usePlayerStore()
  const dispatch = useDispatch()
  const selected = useSyncExternalStore(selection.subscribe, selection.get)
  const tasks = usePlayer((player) => player.tasks)
  const tags = usePlayer(({ user }) => user.tags)
  const [asks, setAsks] = useState(false)
  const isOn = selected !== undefined
  const cards = columns.flatMap(({ list }) => (list.type === 'cards' ? list.cards : []))
  const ids = cards.flatMap(({ id }) => (selected?.ids.has(id) ? [id] : []))
  const chosen = ids.flatMap((id) => (tasks as Readonly<Record<string, Task>>)[id] ?? [])

  const end = () => {
    const anchor = selection.get()?.anchor
    selection.end()
    if (anchor !== undefined) requestAnimationFrame(() => focusCard(cardOf(anchor)))
  }
  const edit = async (change: TaskEdit) => {
    await store.prepareUndo()
    const result = dispatch('editTasks', { tasks: ids.map(inStore), edit: change })
    if (E.isLeft(result)) return
    const { edited, left } = result.right.report as EditReport
    const undo = edited.length === 0 ? undefined : undoOf(result.right, dispatch)
    toasts.show({
      type: 'info',
      text: t(`selection.done.${change.type}`, { count: edited.length, day: dayOf(change) }),
      ...(left.length > 0 && { flavorMessage: t('selection.left', { count: left.length }) }),
      ...(undo !== undefined && { undo }),
    })
    if (change.type !== 'tag' && change.type !== 'difficulty') end()
  }
  const complete = () => {
    const scorings = scoringsOf(cards.filter(({ id }) => ids.includes(id)))
    if (scorings.length === 0) toasts.show({ type: 'info', text: t('selection.nothingToScore') })
    else if (E.isRight(dispatch('bulkScore', { scorings: scorings.map((one) => ({ ...one, id: inStore(one.id) })) })))
      end()
  }
  const askToDelete = () => setAsks(ids.length > 0)
  useCardNavigation()
  useLaterKeys(cards)
  useSelectionInput({ selection, onEnd: end, onDelete: askToDelete })
  useShortcuts([
    {
      keys: 'x',
      label: t('selection.key'),
      run: () => {
        const card = document.activeElement === null ? undefined : cardAround(document.activeElement)
        if (card?.dataset['task'] === undefined) selection.begin()
        else selection.toggle(card.dataset['task'])
      },
    },
  ])
  return (
    <>
      {isOn && (
        <SelectionBar
          count={ids.length}
          tags={tags}
          common={tags.flatMap(({ id }) => (chosen.every((task) => task.tags.includes(id)) ? [id] : []))}
          onComplete={complete}
          onEdit={(change) => void edit(change)}
          onStart={(by) => {
            const day = dayAfter(userDay(dayClockOf(store.snapshot().player.user), Date.now()), by)
            void edit({ type: 'startOn', day: toIsoDay(day) })
          }}
          onDelete={askToDelete}
          onEnd={end}
        />
      )}
      {asks && (
        <Suspense>
          <DeleteSelectedDialog
            count={ids.length}
            onClose={() => setAsks(false)}
            onDelete={() => {
              setAsks(false)
              void edit({ type: 'delete' })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** The day to which tasks were moved. */
const dayOf = (change: TaskEdit): string =>
  change.type === 'startOn' ? formatDay(Date.parse(change.day), LONG_DAY) : ''
