import { skillOffers } from '@daykeep/rules/skills'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathTo, type RouteName } from '../../routes/index.ts'
import { activeShortcuts } from '../../shortcuts/index.ts'
import { useCatalogue, useDispatch, usePlayerStore } from '../../sync/index.ts'
import { chooseTheme, effectiveTheme } from '../../theme/theme.ts'
import { openAvatarEditor } from '../avatar-editor/index.ts'
import { type FormTarget, TaskFormScreen, useApplyFilter } from '../tasks/index.ts'
import { Palette } from './Palette.tsx'
import { recentEntries } from './recent-entries.ts'
import { toEntries } from './to-entries.ts'

type Props = {
  readonly isOpen: boolean
  readonly screens: ReadonlyArray<RouteName>
  readonly onClose: () => void
  /** Closes the palette, and runs something then. */
  readonly onRun: (run: () => void) => void
}

/** The command palette over the present screen, and the form of a task that was chosen in it. */
export const PaletteScreen = ({ isOpen, screens, onClose, onRun }: Props) => {
  const store = usePlayerStore()
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const applyFilter = useApplyFilter()
  const [form, setForm] = useState<FormTarget>()
  const entries = () =>
    toEntries({
      player: store.snapshot().player,
      screens,
      shortcuts: activeShortcuts(),
      onScreen: (name) => void navigate(pathTo(name)),
      onTask: ({ _id }) => setForm({ type: 'edit', task: _id }),
      onScore: (task) =>
        dispatch('scoreTask', { task: task._id, direction: task.type === 'habit' && !task.up ? 'down' : 'up' }),
      onNew: (kind) => setForm({ type: 'new', kind, title: '', tags: [] }),
      skills: skillOffers(catalogue, store.snapshot().player)
        .filter(({ refusal }) => refusal !== 'spellLevelTooHigh')
        .map(({ skill }) => skill),
      onSkill: ({ key, target }) =>
        target === 'task'
          ? void navigate(pathTo('tasks'), { state: { cast: key } })
          : dispatch('castSkill', { skill: key, quantity: 1 }),
      onFilter: applyFilter,
      onSleep: () => dispatch('toggleSleep', {}),
      onTheme: () => chooseTheme(effectiveTheme() === 'dark' ? 'light' : 'dark'),
      onLooks: openAvatarEditor,
    })
  return (
    <>
      {isOpen && (
        <Palette
          entries={entries()}
          recent={recentEntries.ids()}
          onChoose={({ id }, run) => {
            recentEntries.add(id)
            onRun(run)
          }}
          onClose={onClose}
        />
      )}
      {form !== undefined && (
        <Suspense>
          <TaskFormScreen
            form={form}
            onDelete={(task) => dispatch('deleteTask', { task })}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
