import { dayClockOf } from '../calendar/index.ts'
import type { Catalogue, TaskTemplate } from '../content/catalogue.ts'
import { idFrom, type Instant } from '../kernel/index.ts'
import { asKey, type Player, type Tag, type TagId, type Task, type User } from '../model/index.ts'
import { emptyTask, withTasksOnTop } from '../tasks/index.ts'

/** Where a player registered: programs that set up a list of their own ask for less. Reference, rules 0.5. */
export type RegistrationClient = 'web' | 'mobile' | 'other'

/** The words for a task or a tag, in the player's language. */
export type StarterTexts = {
  readonly tasks: Readonly<Record<string, { readonly text: string; readonly notes?: string }>>
  readonly tags: Readonly<Record<string, string>>
}

export type Starting = { readonly client: RegistrationClient; readonly texts: StarterTexts; readonly at: Instant }

/** A new player with the tasks and tags of the first day. Ids are drawn from the player's own. */
export const starterTasks =
  ({ defaultTasks, defaultTags }: Pick<Catalogue, 'defaultTasks' | 'defaultTags'>) =>
  (starting: Starting) =>
  (user: User): Player => {
    const tags = defaultTags.map((key, index) => tagOf(key, seedOf(user), index, starting.texts))
    const ids = new Map(defaultTags.map((key, index) => [key, tags[index]?.id]))
    const templates = defaultTasks.filter(({ type }) => starting.client !== 'other' || type === 'todo')
    const tasks = templates.map((template, index) => taskOf(template, index, { user, ids, starting }))
    return {
      user: { ...withTasksOnTop(user, tasks), tags: [...user.tags, ...tags] },
      tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
    }
  }

const seedOf = ({ _id }: User): string => `${_id}/starter`

const tagOf = (key: string, seed: string, index: number, { tags }: StarterTexts): Tag => ({
  id: asKey(idFrom(seed, `tag/${index}`)),
  name: tags[key] ?? key,
})

type Context = {
  readonly user: User
  readonly ids: ReadonlyMap<string, TagId | undefined>
  readonly starting: Starting
}

const taskOf = (template: TaskTemplate, index: number, { user, ids, starting }: Context): Task => {
  const { text, notes = '' } = starting.texts.tasks[template.key] ?? { text: template.key }
  const empty = emptyTask(template.type, {
    id: asKey(idFrom(seedOf(user), `task/${index}`)),
    owner: user._id,
    clock: dayClockOf(user),
    now: starting.at,
  })
  const task = {
    ...empty,
    text,
    notes,
    tags: (template.tags ?? []).flatMap((key) => ids.get(key) ?? []),
    attribute: template.attribute ?? empty.attribute,
    value: template.value ?? empty.value,
  }
  return task.type === 'habit' ? { ...task, ...signsOf(template) } : task
}

/** A template that names one sign of a habit means that it lacks the other; one that names none has both. */
const signsOf = ({ up, down }: TaskTemplate) => ({ up: up ?? !(down ?? false), down: down ?? !(up ?? false) })
