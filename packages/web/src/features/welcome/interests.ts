import type { Catalogue, TaskTemplate } from '@daykeep/rules/content'
import type { NewTask } from '@daykeep/rules/tasks'
import { nameOf, notesOf, t } from '../../texts/index.ts'

/** What a player may care about, in the order in which it is asked. Reference, screens 1.11. */
const INTERESTS = ['work', 'exercise', 'health_wellness', 'school', 'chores', 'creativity', 'self_care'] as const

/** A task that would be added, as it is shown. */
export type Starter = {
  readonly key: string
  readonly kind: TaskTemplate['type']
  readonly text: string
  readonly notes: string
}

export type Interest = { readonly key: string; readonly name: string; readonly starters: ReadonlyArray<Starter> }

/** The interests, each with the tasks it would add. */
export const toInterests = ({ taskTemplates }: Pick<Catalogue, 'taskTemplates'>): ReadonlyArray<Interest> =>
  INTERESTS.map((key) => ({
    key,
    name: t(`welcome.interest.${key}`),
    starters: (taskTemplates[key] ?? []).map((template) => ({
      key: template.key,
      kind: template.type,
      text: nameOf(`taskTemplates.${template.key}`),
      notes: notesOf(`taskTemplates.${template.key}`),
    })),
  }))

/** The tasks of these templates, to be created. */
export const toNewTasks = (
  { taskTemplates }: Pick<Catalogue, 'taskTemplates'>,
  keys: ReadonlySet<string>,
): ReadonlyArray<NewTask> =>
  INTERESTS.flatMap((interest) => taskTemplates[interest] ?? [])
    .filter(({ key }) => keys.has(key))
    .map(({ key, type, up, down, value, attribute }) => ({
      type,
      text: nameOf(`taskTemplates.${key}`),
      notes: notesOf(`taskTemplates.${key}`),
      ...(up === undefined ? {} : { up }),
      ...(down === undefined ? {} : { down }),
      ...(value === undefined ? {} : { value }),
      ...(attribute === undefined ? {} : { attribute }),
    }))
