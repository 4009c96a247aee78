import { TaskType } from '@daykeep/rules/model'
import { NewTask } from '@daykeep/rules/tasks'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Imported, type ImportSettings, tagMaker, titleKey } from './imported.ts'

const AnyObject = t.record(t.string, t.unknown)

/** The export of a player, of this game or of another with the same format. docs/reference/api.md 6.4. */
const UserData = t.intersection([
  t.type({ tasks: t.record(t.string, t.array(AnyObject)) }),
  t.partial({ tags: t.array(t.type({ id: t.string, name: t.string })) }),
])

/** A list of tasks, as `GET /tasks/user` answers it. */
const TaskList = t.array(AnyObject)

const Raw = t.intersection([
  t.type({ type: TaskType, text: t.string }),
  t.partial({ completed: t.unknown, challenge: t.unknown, group: t.unknown }),
])
const Shared = t.type({ id: t.string })

/** What belongs to the place where a task was. */
const NOT_TAKEN: ReadonlySet<string> = new Set(['_id', 'id', 'alias', 'tags', 'byHabitica'])

type Leaving = keyof Imported['leftOut']

/** The tasks of an export as JSON; nothing if it is none. */
export const fromUserData = (data: unknown, { user, known, newId }: ImportSettings): Imported | undefined => {
  const source = sourceOf(data)
  if (source === undefined) return undefined
  const { made, tagNamed } = tagMaker(user.tags, newId)
  const leftOut = { completed: 0, shared: 0, known: 0, unreadable: 0 }
  const tasks = source.tasks.flatMap((raw) => {
    const read = readTask(raw, known)
    if (E.isLeft(read)) {
      leftOut[read.left] += 1
      return []
    }
    const names = source.tagsOf(raw)
    return [{ ...read.right, tags: [...new Set(names.map(tagNamed))] }]
  })
  return { tags: made, tasks, leftOut }
}

type Source = {
  readonly tasks: ReadonlyArray<Readonly<Record<string, unknown>>>
  readonly tagsOf: (task: Readonly<Record<string, unknown>>) => ReadonlyArray<string>
}

const sourceOf = (data: unknown): Source | undefined => {
  if (TaskList.is(data)) return { tasks: data, tagsOf: () => [] }
  if (!UserData.is(data)) return undefined
  const nameOf = new Map((data.tags ?? []).map(({ id, name }) => [id, name]))
  return {
    tasks: Object.values(data.tasks).flat(),
    tagsOf: ({ tags }) => (Array.isArray(tags) ? tags.flatMap((id) => nameOf.get(String(id)) ?? []) : []),
  }
}

const readTask = (raw: Readonly<Record<string, unknown>>, known: ReadonlySet<string>): E.Either<Leaving, NewTask> => {
  if (!Raw.is(raw) || raw.text.trim() === '') return E.left('unreadable')
  if (raw.type === 'todo' && raw.completed === true) return E.left('completed')
  if (Shared.is(raw.challenge) || Shared.is(raw.group)) return E.left('shared')
  if (known.has(titleKey(raw.type, raw.text))) return E.left('known')
  const fields = Object.fromEntries(Object.entries(raw).filter(([field]) => !NOT_TAKEN.has(field)))
  const decoded = NewTask.decode({ ...fields, type: raw.type })
  if (E.isLeft(decoded)) return E.left('unreadable')
  const { misfits: _notUnderstood, ...task } = decoded.right
  return E.right(task)
}
