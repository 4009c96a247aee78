import { choice, closed, Flag, KeyText, linkTo, listOf, Whole } from '../codec/index.ts'
import { contentFile } from './content-file.ts'
import { fileKind, type Thing } from './thing.ts'

const Template = closed(
  { key: KeyText, type: choice('habit', 'daily', 'todo', 'reward') },
  {
    up: Flag,
    down: Flag,
    value: Whole,
    attribute: choice('str', 'int', 'con', 'per'),
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

/** Sample tasks by what a new player wants to get better at. Content facts, section 8.5. */
export const taskTemplates = fileKind({
  name: 'task-templates',
  pattern: /^task-templates\.json$/,
  codec: contentFile({ groups: listOf(closed({ group: choice(...GROUPS), tasks: listOf(Template) })) }),
  things: (file) =>
    file.groups.flatMap(({ tasks }, group) =>
      tasks.map(
        ({ key }, index): Thing => ({ kind: 'taskTemplates', key, at: ['groups', group, 'tasks', index, 'key'] }),
      ),
    ),
})

/** What a player finds on the first day. Content facts, section 8.6. */
export const newPlayer = fileKind({
  name: 'new-player',
  pattern: /^new-player\.json$/,
  codec: contentFile({ tags: listOf(closed({ key: KeyText })), tasks: listOf(Template) }),
  things: (file) => [
    ...file.tags.map(({ key }, index): Thing => ({ kind: 'starterTags', key, at: ['tags', index, 'key'] })),
    ...file.tasks.map(({ key }, index): Thing => ({ kind: 'taskTemplates', key, at: ['tasks', index, 'key'] })),
  ],
})
