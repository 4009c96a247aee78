import type { Player, Task } from '@daykeep/rules/model'
import type { ActChanges } from '@daykeep/rules/undo'
import { eggName, nameOf, potionName, t } from '../../i18n/index.ts'

type Subject = ActChanges['subject']

/** An act in words: "Done: Water the plants". `changes` knows tasks that are gone. */
export const actText = (
  { tasks }: Pick<Player, 'tasks'>,
  { command, changes }: { readonly command: string; readonly changes: Pick<ActChanges, 'subject' | 'tasks'> },
): string => {
  const { subject } = changes
  const titles = titlesOf(tasks, changes)
  const values = { name: titles[0] ?? nameOfSubject(subject), count: Math.max(1, Object.keys(changes.tasks).length) }
  return t(`acts.${keyOf(command, subject, titles)}`, values)
}

/** The commands with words for each direction. */
const keyOf = (command: string, { direction }: Subject, titles: ReadonlyArray<string>): string => {
  if (command === 'scoreTask') return direction === 'down' ? 'scoreTaskDown' : 'scoreTaskUp'
  return command === 'createTasks' && titles.length !== 1 ? 'createSeveral' : command
}

const titlesOf = (
  tasks: Readonly<Record<string, Task>>,
  { subject, tasks: changed }: Pick<ActChanges, 'subject' | 'tasks'>,
): ReadonlyArray<string> => {
  const named = typeof subject['task'] === 'string' ? [subject['task']] : Object.keys(changed)
  return named.flatMap((id) => {
    const change = changed[id]
    return tasks[id]?.text ?? (change?.type === 'deleted' ? change.before.text : [])
  })
}

/** The kind of entry by the words that commands have for it. */
const KINDS: Readonly<Record<string, string>> = {
  equipped: 'gear',
  costume: 'gear',
  gear: 'gear',
  marketGear: 'gear',
  pet: 'pets',
  mount: 'mounts',
  pets: 'pets',
  mounts: 'mounts',
  food: 'food',
  quests: 'quests',
  quest: 'quests',
}

const nameOfSubject = ({ type, key, pet, egg, hatchingPotion, skill, name, class: role }: Subject): string => {
  if (typeof pet === 'string') return nameOf(`pets.${pet}`)
  if (typeof egg === 'string' && typeof hatchingPotion === 'string') return nameOf(`pets.${egg}-${hatchingPotion}`)
  if (typeof skill === 'string') return nameOf(`skills.${skill}`)
  if (typeof key === 'string') return nameOfEntry(String(type), key)
  return String(name ?? role ?? '')
}

const nameOfEntry = (type: string, key: string): string => {
  if (type === 'eggs') return eggName(key)
  if (type === 'hatchingPotions') return potionName(key)
  const guessed = /^(weapon|armor|head|shield|back|body|eyewear|headAccessory)_/.test(key) ? 'gear' : 'quests'
  return nameOf(`${KINDS[type] ?? guessed}.${key}`)
}
