import type { Player, SavedFilter, Task, TaskType } from '@daykeep/rules/model'
import type { SkillOffer } from '@daykeep/rules/skills'
import { sortByOrder } from '@daykeep/rules/tasks'
import { nameOf, t } from '../../i18n/index.ts'
import { type RouteName, ROUTES } from '../../routes/index.ts'
import { showShortcuts, type Shortcut } from '../../shortcuts/index.ts'
import { KINDS } from '../tasks/index.ts'
import type { PaletteEntry } from './palette-entry.ts'

export type PaletteSkill = Pick<SkillOffer['skill'], 'key' | 'target'>

export type EntrySources = {
  readonly player: Player
  /** The screens that the player may open. */
  readonly screens: ReadonlyArray<RouteName>
  /** The shortcuts of the screens that are mounted. */
  readonly shortcuts: ReadonlyArray<Shortcut>
  readonly onScreen: (name: RouteName) => void
  readonly onTask: (task: Task) => void
  /** Ticks a task, or plus for a habit. */
  readonly onScore: (task: Task) => void
  readonly onNew: (kind: TaskType) => void
  readonly onFilter: (filter: SavedFilter) => void
  /** The skills that the player has learned. */
  readonly skills: ReadonlyArray<PaletteSkill>
  readonly onSkill: (skill: PaletteSkill) => void
  readonly onSleep: () => void
  readonly onTheme: () => void
  readonly onLooks: () => void
}

/** Everything that the command palette knows: actions, screens and tasks. Actions of the present screen come first. */
export const toEntries = (sources: EntrySources): ReadonlyArray<PaletteEntry> => [
  ...actionsOf(sources),
  ...screensOf(sources),
  ...tasksOf(sources),
]

const actionsOf = ({
  player,
  shortcuts,
  onNew,
  onFilter,
  skills,
  onSkill,
  onSleep,
  onTheme,
  onLooks,
}: EntrySources): ReadonlyArray<PaletteEntry> => {
  const action = (text: string, run: () => void, keys?: string): PaletteEntry => ({
    id: `action:${text}`,
    type: 'action',
    text,
    keys,
    run,
  })
  const byKey = shortcuts
    .filter(({ isCardKey, keys }) => isCardKey !== true && !keys.startsWith('g ') && keys !== '$mod+k')
    .filter(({ label }) => label !== t('shell.showShortcuts'))
    .map(({ label, run, keys }) => action(label, run, keys))
  const everywhere = [
    ...KINDS.map((kind) => action(t(`tasks.new.${kind}`), () => onNew(kind))),
    ...(player.user.preferences.savedFilters ?? []).map((filter) =>
      action(t('palette.filter', { name: filter.name }), () => onFilter(filter)),
    ),
    ...skills.map((skill) =>
      action(t('casting.castNamed', { name: nameOf(`skills.${skill.key}`) }), () => onSkill(skill)),
    ),
    action(t(player.user.preferences.sleep ? 'shell.resumeDamage' : 'shell.pauseDamage'), onSleep),
    action(t('palette.theme'), onTheme),
    action(t('mirror.open'), onLooks),
    action(t('shell.shortcuts'), showShortcuts, '[Shift]+?'),
  ]
  return [...byKey, ...everywhere].filter(
    ({ text }, index, all) => all.findIndex((other) => other.text === text) === index,
  )
}

const screensOf = ({ screens, shortcuts, onScreen }: EntrySources): ReadonlyArray<PaletteEntry> =>
  screens.map((name) => {
    const [title, section] = ROUTES[name].title.map((part) => t(`titles.${part}`))
    const goTo = t('shell.goTo', { screen: title ?? '' })
    return {
      id: `screen:${name}`,
      type: 'screen',
      text: title ?? '',
      note: section,
      keys: shortcuts.find(({ label }) => label === goTo)?.keys,
      run: () => onScreen(name),
    }
  })

const tasksOf = ({ player: { user, tasks }, onTask, onScore }: EntrySources): ReadonlyArray<PaletteEntry> =>
  sortByOrder(Object.values<Task>(tasks), user.tasksOrder).map((task) => ({
    id: `task:${task._id}`,
    type: 'task',
    kind: task.type,
    text: task.text,
    note: user.tags.flatMap(({ id, name }) => (task.tags.includes(id) ? [name] : [])).join(', ') || undefined,
    run: () => onTask(task),
    runSecond: canBeScored(task) ? () => onScore(task) : undefined,
  }))

const canBeScored = (task: Task): boolean =>
  task.type === 'habit' ? task.up || task.down : task.type !== 'reward' && !task.completed
