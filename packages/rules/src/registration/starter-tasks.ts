import { dayClockOf } from '../calendar/index.ts'
import type { Catalogue, TaskTemplate } from '../catalogue/index.ts'
import { idFrom, type Instant } from '../kernel/index.ts'
import { asKey, type Player, type Tag, type TagId, type Task, type User } from '../model/index.ts'
import { emptyTask, withTasksOnTop } from '../tasks/index.ts'

/** The kind of client that registered: `other` ones set up tasks of their own and get to-dos only. docs/reference/rules.md 0.5. */
export type RegistrationClient = 'web' | 'mobile' | 'other'

/** Texts of starter tasks and tags by key, in the player's language. */
export type StarterTexts = {
  readonly tasks: Readonly<Record<string, { readonly text: string; readonly notes?: string }>>
  readonly tags: Readonly<Record<string, string>>
}

export type StarterOptions = { readonly client: RegistrationClient; readonly texts: StarterTexts; readonly at: Instant }

/** Adds the starter tasks and tags to a new player. Their ids derive from the player's id. docs/reference/rules.md 0.5. */
export const starterTasks =
  ({ defaultTasks, defaultTags }: Pick<Catalogue, 'defaultTasks' | 'defaultTags'>) =>
  (options: StarterOptions) =>
  (user: User): Player => {
    const tags = defaultTags.map((key, index) => tagOf(key, index, { user, options }))
    const ids = new Map(defaultTags.map((key, index) => [key, tags[index]?.id]))
    const templates = defaultTasks.filter(({ type }) => options.client !== 'other' || type === 'todo')
    const tasks = templates.map((template, index) => taskOf(template, index, { user, ids, options }))
    return {
      user: { ...withTasksOnTop(user, tasks), tags: [...user.tags, ...tags] },
      tasks: Object.fromEntries(tasks.map((task) => [task._id, task])),
    }
  }

const tagOf = (key: string, index: number, { user, options }: Pick<TemplateContext, 'user' | 'options'>): Tag => ({
  id: asKey(idFrom(user._id, `registration.tag/${index}`)),
  name: options.texts.tags[key] ?? key,
})

type TemplateContext = {
  readonly user: User
  readonly ids: ReadonlyMap<string, TagId | undefined>
  readonly options: StarterOptions
}

const taskOf = (template: TaskTemplate, index: number, { user, ids, options }: TemplateContext): Task => {
  const { text, notes = '' } = options.texts.tasks[template.key] ?? { text: template.key }
  const empty = emptyTask(template.type, {
    id: asKey(idFrom(user._id, `registration.task/${index}`)),
    owner: user._id,
    clock: dayClockOf(user),
    now: options.at,
  })
  const task = {
    ...empty,
    text,
    notes,
    tags: (template.tags ?? []).flatMap((key) => ids.get(key) ?? []),
    attribute: template.attribute ?? empty.attribute,
    value: template.value ?? empty.value,
    byHabitica: template.byHabitica ?? false,
  }
  return task.type === 'habit' ? { ...task, ...directionsOf(template) } : task
}

/** A template that names one direction of a habit excludes the other; one that names none has both. */
const directionsOf = ({ up, down }: TaskTemplate) => ({ up: up ?? !(down ?? false), down: down ?? !(up ?? false) })
