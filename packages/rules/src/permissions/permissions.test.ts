import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  A_PLAN,
  aChallenge,
  aGroup,
  aHabit,
  aMessage,
  aPerson,
  aShared,
  type DeepPartial,
  expectRefusal,
  idOf,
  NOON,
  onBoardOf,
} from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import { type Group, TAVERN, type User } from '../model/index.ts'
import { authorizeBoardScore } from './authorize-board-score.ts'
import { authorizeGroupAction, type GroupAction } from './authorize-group.ts'
import { authorizeMessageAction } from './authorize-message.ts'
import { authorizeSiteAction, type SiteAction } from './authorize-site.ts'
import { authorizeTaskAction, type TaskAction } from './authorize-task.ts'
import { INTERACTIONS, denialsOf } from './denials.ts'
import { hasPrivilege, PRIVILEGES, requirePrivilege } from './privileges.ts'
import { hasLastingPlan, hasPlan, isMember, canView } from './membership.ts'

const guild = aGroup('guild', { type: 'guild' })
const inGuild = { guilds: [guild._id] }
const member = aPerson('member', inGuild)
const stranger = aPerson('stranger')
const staff = (permissions: DeepPartial<User['permissions']>) => aPerson('staff', { permissions })

describe('privileges (api 4.1)', () => {
  it.each(PRIVILEGES)('%s is held by a player who was given it, and by full access', (privilege) => {
    expect(hasPrivilege(staff({ [privilege]: true }), privilege)).toBe(true)
    expect(hasPrivilege(staff({ fullAccess: true }), privilege)).toBe(true)
    expect(hasPrivilege(stranger, privilege)).toBe(false)
    expectRefusal(requirePrivilege(stranger, privilege), 'noPrivAccess')
  })

  it('take the old mark of an admin for a moderator, and nothing more', () => {
    const admin = aPerson('admin', { contributor: { admin: true } })
    expect(PRIVILEGES.filter((privilege) => hasPrivilege(admin, privilege))).toEqual(['moderator'])
  })

  it.each<[SiteAction, string]>([
    ['readHero', 'userSupport'],
    ['writeBlockers', 'accessControl'],
    ['writeNews', 'news'],
    ['generateCoupons', 'coupons'],
  ])('%s needs %s', (action, privilege) => {
    expect(E.isRight(authorizeSiteAction(action, staff({ [privilege]: true })))).toBe(true)
    expectRefusal(authorizeSiteAction(action, staff({ moderator: true })), 'noPrivAccess')
  })
})

describe('standing in a group', () => {
  it('puts everybody into the tavern, and lets everybody see what is public', () => {
    const tavern: Group = { ...guild, _id: TAVERN, privacy: 'public' }
    expect([isMember(stranger, tavern), isMember(stranger, guild), isMember(member, guild)]).toEqual([
      true,
      false,
      true,
    ])
    expect([canView(stranger, { ...guild, privacy: 'public' }), canView(stranger, guild)]).toEqual([true, false])
  })

  it.each([
    ['without one', undefined, false, false],
    ['without an end', A_PLAN, true, true],
    ['until its end', { ...A_PLAN, dateTerminated: toIso(NOON + 1) }, true, false],
    ['at its very end', { ...A_PLAN, dateTerminated: toIso(NOON) }, false, false],
  ])('has a plan %s: see', (_, plan, runs, lasts) => {
    const group = { ...guild, purchased: plan === undefined ? {} : { plan } }
    expect([hasPlan(group, NOON), hasLastingPlan(group)]).toEqual([runs, lasts])
  })
})

describe('decideOnGroup', () => {
  const ACTIONS: ReadonlyArray<GroupAction> = [
    'view',
    'look',
    'update',
    'handOver',
    'invite',
    'removeMembers',
    'nameManagers',
    'leave',
    'writeChat',
    'reportChat',
    'makeChallenge',
    'readBoard',
    'editBoard',
  ]

  it('never lets an ordinary stranger do anything with a private group', () => {
    const law = fc.property(fc.constantFrom(...ACTIONS), fc.boolean(), fc.boolean(), (action, planned, party) => {
      const group = aGroup('group', { type: party ? 'party' : 'guild', purchased: planned ? { plan: A_PLAN } : {} })
      return E.isLeft(authorizeGroupAction(action, { actor: stranger, group, now: NOON }))
    })
    const examples = ACTIONS.flatMap((action): [typeof action, boolean, boolean][] => [
      [action, true, true],
      [action, true, false],
      [action, false, true],
      [action, false, false],
    ])
    fc.assert(law, { examples })
  })

  it('does not find a group that is not there, whoever asks', () => {
    for (const action of ACTIONS)
      expectRefusal(
        authorizeGroupAction(action, { actor: staff({ fullAccess: true }), group: undefined, now: NOON }),
        'groupNotFound',
      )
  })

  it('opens the board only while the plan runs', () => {
    const plan = { ...A_PLAN, dateTerminated: toIso(NOON) }
    const ended = { ...guild, leader: member._id, purchased: { plan } }
    expectRefusal(authorizeGroupAction('editBoard', { actor: member, group: ended, now: NOON }), 'groupNotFound')
    expect(E.isRight(authorizeGroupAction('editBoard', { actor: member, group: ended, now: NOON - 1 }))).toBe(true)
  })
})

describe('decideOnTask (api 4.6)', () => {
  const challenge = aChallenge('walks')
  const original = aShared.habit('walk', { challenge: { id: challenge._id } })
  const decide = (action: TaskAction, actor: User, task: Parameters<typeof authorizeTaskAction>[1]['task']) =>
    authorizeTaskAction(action, { actor, task, challenge, group: guild, now: NOON })

  it.each<[TaskAction, string, Parameters<typeof expectRefusal>[1]]>([
    ['edit', 'stranger', 'onlyChalLeaderEditTasks'],
    ['read', 'stranger', 'messageTaskNotFound'],
    ['assign', 'leader', 'onlyGroupTasksCanBeAssigned'],
    ['tickItem', 'leader', 'messageTaskNotFound'],
    ['unlink', 'leader', 'messageTaskNotFound'],
  ])('does not let an original be used for %s by a %s', (action, who, key) =>
    expectRefusal(decide(action, aPerson(who), original), key),
  )

  it('shows an original to a player who may see its challenge', () => {
    expect(E.isRight(decide('read', member, original))).toBe(true)
    expect(E.isRight(decide('edit', aPerson('leader'), original))).toBe(true)
  })

  it('does not find a task that is not there', () =>
    expectRefusal(decide('read', member, undefined), 'messageTaskNotFound'))

  it('lets only its owner tick the steps of an own task', () => {
    const own = aHabit({ userId: member._id })
    expect(E.isRight(decide('tickItem', member, own))).toBe(true)
    expectRefusal(decide('tickItem', stranger, own), 'taskNotYours')
  })
})

describe('decideOnBoardScore (rules 2.1 and 13.2)', () => {
  const score = (task: Parameters<typeof authorizeBoardScore>[0]['task'], direction: 'up' | 'down', actor = member) =>
    authorizeBoardScore({ actor, task, group: guild, now: NOON }, direction)

  it('never scores an original of a challenge, nor an own task', () => {
    expectRefusal(score(aShared.habit('walk', { challenge: { id: 'c' } }), 'up'), 'messageTaskNotFound')
    expectRefusal(score(aHabit({ userId: member._id }), 'up'), 'messageTaskNotFound')
  })

  it('looks at the player’s own part of a task that was given to some', () => {
    const task = aShared.daily('daily', { group: onBoardOf('guild', { member: true, other: false }) })
    expectRefusal(score(task, 'up'), 'sessionOutdated')
    expect(E.isRight(score(task, 'down'))).toBe(true)
  })

  it('lets every member use habits and rewards, in both directions', () => {
    for (const direction of ['up', 'down'] as const)
      expect(E.isRight(score(aShared.habit('sweep', { group: onBoardOf('guild') }), direction))).toBe(true)
    expectRefusal(score(aShared.habit('sweep', { group: onBoardOf('guild') }), 'up', stranger), 'taskNotYours')
  })
})

describe('decideOnMessage', () => {
  it('does not find what is not there', () => {
    const message = aMessage('line')
    expectRefusal(authorizeMessageAction('like', { actor: member, group: undefined, message }), 'groupNotFound')
    expectRefusal(
      authorizeMessageAction('like', { actor: member, group: guild, message: undefined }),
      'messageGroupChatNotFound',
    )
  })
})

describe('objectionsTo (api 4.5)', () => {
  it('lists all, each once, in order', () => {
    const sender = aPerson('a', { flags: { chatRevoked: true }, inbox: { blocks: [idOf('b')] } })
    const receiver = aPerson('b', { inbox: { blocks: [idOf('a')], optOut: true } })
    expect(denialsOf('send-private-message', sender, receiver)).toEqual([
      'chatPrivilegesRevoked',
      'notAuthorizedToSendMessageToThisUser',
      'blockedToSendToThisUser',
    ])
  })

  it.each(INTERACTIONS)('has none to %s between players who let each other', (interaction) => {
    expect(denialsOf(interaction, member, stranger)).toEqual([])
  })

  it('lets moderators past blocks for letters only', () => {
    const blocking = aPerson('b', { inbox: { blocks: [idOf('staff')] } })
    expect(denialsOf('send-private-message', staff({ moderator: true }), blocking)).toEqual([])
    expect(denialsOf('transfer-gems', staff({ moderator: true }), blocking)).toHaveLength(1)
  })
})
