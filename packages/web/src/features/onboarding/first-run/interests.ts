import type { Catalogue, TaskTemplate } from '@daykeep/rules/catalogue'
import type { NewTask } from '@daykeep/rules/tasks'
import { nameOf, notesOf, t } from '../../../i18n/index.ts'

/** Keys of the interests, in order; the last one is for those who have no other yet. docs/reference/screens.md 1.11. */
const INTERESTS = [
  'work',
  'exercise',
  'health_wellness',
  'school',
  'chores',
  'creativity',
  'self_care',
  'defaults',
] as const

/** A task that an interest suggests. */
export type StarterTask = {
  readonly key: string
  readonly kind: TaskTemplate['type']
  readonly text: string
  readonly notes: string
}

export type Interest = { readonly key: string; readonly name: string; readonly starters: ReadonlyArray<StarterTask> }

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

/** Parameters for creating the tasks of some templates. */
export const toNewTasks = (
  { taskTemplates }: Pick<Catalogue, 'taskTemplates'>,
  keys: ReadonlySet<string>,
): ReadonlyArray<NewTask> =>
  INTERESTS.flatMap((interest) => taskTemplates[interest] ?? [])
    .filter(({ key }) => keys.has(key))
    .map(({ key, type, up, down, value, attribute, byHabitica }) => ({
      type,
      text: nameOf(`taskTemplates.${key}`),
      notes: notesOf(`taskTemplates.${key}`),
      ...(up === undefined ? {} : { up }),
      ...(down === undefined ? {} : { down }),
      ...(value === undefined ? {} : { value }),
      ...(attribute === undefined ? {} : { attribute }),
      ...(byHabitica === undefined ? {} : { byHabitica }),
    }))
