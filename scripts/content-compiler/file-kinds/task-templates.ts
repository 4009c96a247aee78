import { choice, strictObject, Flag, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { contentFile, fileKind } from './file-kind.ts'
import type { ContentEntry } from './content-entry.ts'

const Template = strictObject(
  { key: KeyText, type: choice('habit', 'daily', 'todo', 'reward') },
  {
    up: Flag,
    down: Flag,
    value: Whole,
    attribute: choice('str', 'int', 'con', 'per'),
    byHabitica: Flag,
    tags: listOf(linkTo('starterTags')),
  },
)

const GROUPS = [
  'work',
  'exercise',
  'health_wellness',
  'school',
  'self_care',
  'chores',
  'creativity',
  'defaults',
] as const

/** Sample tasks by what a new player wants to get better at. docs/reference/content-facts.md 8.5. */
export const taskTemplates = fileKind({
  name: 'task-templates',
  pattern: /^task-templates\.json$/,
  codec: contentFile({ groups: listOf(strictObject({ group: choice(...GROUPS), tasks: listOf(Template) })) }),
  entries: (file) =>
    file.groups.flatMap(({ tasks }, group) =>
      tasks.map(
        ({ key }, index): ContentEntry => ({
          kind: 'taskTemplates',
          key,
          at: ['groups', group, 'tasks', index, 'key'],
        }),
      ),
    ),
})

/** What a player finds on the first day. docs/reference/content-facts.md 8.6. */
export const newPlayer = fileKind({
  name: 'new-player',
  pattern: /^new-player\.json$/,
  codec: contentFile({ tags: listOf(strictObject({ key: KeyText })), tasks: listOf(Template) }),
  entries: (file) => [
    ...file.tags.map(({ key }, index): ContentEntry => ({ kind: 'starterTags', key, at: ['tags', index, 'key'] })),
    ...file.tasks.map(({ key }, index): ContentEntry => ({ kind: 'taskTemplates', key, at: ['tasks', index, 'key'] })),
  ],
})
