import type { MemberRow } from '@daykeep/api/contract'
import type { SharedTask } from '@daykeep/rules/model'
import type { AvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'

/** A member as a board names them. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly username: string | undefined
  /** Where faces are shown. */
  readonly avatar?: AvatarArt
}

/** The members of a board's group, and what the reader is among them. */
export type People = {
  readonly readerId: string
  /** The reader is the leader or a manager. */
  readonly manages: boolean
  readonly members: ReadonlyArray<Person>
}

export const toPerson = ({ _id, profile, auth }: MemberRow): Person => ({
  id: _id,
  name: profile.name,
  username: auth.local.username ?? undefined,
})

/** The name of a member; those who left have none any more. */
export const nameIn = ({ members }: People, id: string): string =>
  members.find((person) => person.id === id)?.name ?? t('boards.formerMember')

/** How far somebody is with their part of a task. `waits`: for approval. */
export type PartState = 'open' | 'waits' | 'approved' | 'done'

/** The part of one member; undefined where it is no work of theirs. docs/reference/rules.md 13.4 and 13.6. */
export const partOf = (task: SharedTask, user: string): PartState | undefined => {
  const { assignedUsers, assignedUsersDetail, approval, completedBy } = task.group
  const isAssigned = assignedUsers.includes(user)
  if (assignedUsersDetail?.[user]?.completed === true || completedBy.userId === user) return 'done'
  if (assignedUsers.length > 0 && !isAssigned) return undefined
  const request = approval?.requests?.[user]
  if (request?.approved === true) return 'approved'
  return request?.requested === true ? 'waits' : 'open'
}

/** Members whose work waits for approval. */
export const waitingFor = ({ group }: SharedTask): ReadonlyArray<string> =>
  Object.entries(group.approval?.requests ?? {}).flatMap(([id, { requested, approved }]) =>
    requested && !approved ? [id] : [],
  )
