import type { WireChallenge } from '@daykeep/api/contract'
import { TAVERN, type TaskType, type User } from '@daykeep/rules/model'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { ORDER_OF } from '@daykeep/rules/tasks'
import { t } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'

export type Topic = { readonly slug: string; readonly name: string }

/** A challenge as its card and its page show it to a player. */
export type ChallengeModel = {
  readonly id: string
  readonly name: string
  readonly shortName: string
  readonly summary: string
  readonly description: string
  readonly isOfficial: boolean
  /** Gems for the winner. */
  readonly prize: number
  readonly participants: number
  /** Missing when the account is deleted. */
  readonly leader: { readonly id: string; readonly name: string } | undefined
  readonly group: { readonly id: string; readonly name: string; readonly path: string } | undefined
  readonly topics: ReadonlyArray<Topic>
  readonly taskCounts: Readonly<Record<TaskType, number>>
  readonly isJoined: boolean
  readonly leads: boolean
  /** May edit and end it: its leader and challenge admins. */
  readonly mayEdit: boolean
  readonly mayModerate: boolean
  /** Reports, as far as the player may know of them. */
  readonly reports: number
  readonly isReportedByReader: boolean
  /** Milliseconds since 1970. */
  readonly changedAt: number
}

/** docs/reference/screens.md 9.1 and 9.3. */
export const toChallenge = (reader: User, challenge: WireChallenge): ChallengeModel => {
  const { leader, group, tasksOrder } = challenge
  const leads = leader?._id === reader._id
  return {
    id: challenge._id,
    name: challenge.name,
    shortName: challenge.shortName,
    summary: challenge.summary,
    description: challenge.description ?? '',
    isOfficial: challenge.official,
    prize: challenge.prize,
    participants: challenge.memberCount,
    leader: leader === null ? undefined : { id: leader._id, name: leader.profile.name },
    group: group === null ? undefined : toGroup(group),
    topics: challenge.categories.map(({ slug, name }) => ({ slug, name })),
    taskCounts: {
      habit: tasksOrder[ORDER_OF.habit].length,
      daily: tasksOrder[ORDER_OF.daily].length,
      todo: tasksOrder[ORDER_OF.todo].length,
      reward: tasksOrder[ORDER_OF.reward].length,
    },
    isJoined: reader.challenges.some((id) => id === challenge._id),
    leads,
    mayEdit: leads || hasPrivilege(reader, 'challengeAdmin'),
    mayModerate: hasPrivilege(reader, 'moderator'),
    reports: challenge.flagCount,
    isReportedByReader: challenge.flags[reader._id] === true,
    changedAt: Date.parse(challenge.updatedAt),
  }
}

const toGroup = ({ _id: id, name, type }: NonNullable<WireChallenge['group']>): ChallengeModel['group'] => {
  if (id === TAVERN) return { id, name: t('titles.tavern'), path: pathTo('tavern') }
  return { id, name, path: type === 'party' ? pathTo('party') : pathTo('guild', { groupId: id }) }
}
