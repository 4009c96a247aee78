import { describe, expect, it } from 'vitest'
import { aMessage, aUser } from '../../test-kit/index.ts'
import { asKey, type AchievementKey, type PetKey } from '../model/index.ts'
import type { GameEvent } from '../kernel/index.ts'
import { notificationOf, notify } from './notify.ts'

const achievement = asKey<AchievementKey>('lordOfTheGame')
const group = { id: 'group-1', name: 'The Lamps' }
const task = { id: 'task-1', text: 'Sweep' }
const person = { id: 'user-2', name: 'Ida' }

/** An event for each notification that the game raises. */
const RAISED: Readonly<Record<string, GameEvent>> = {
  ACHIEVEMENT: { type: 'AchievementUnlocked', achievement },
  ACHIEVEMENT_PET_COLOR: { type: 'PetColorCompleted', achievement },
  ACHIEVEMENT_MOUNT_COLOR: { type: 'MountColorCompleted', achievement },
  ACHIEVEMENT_ANIMAL_SET: { type: 'AnimalSetCompleted', achievement },
  ACHIEVEMENT_PET_SET_COMPLETE: { type: 'PetSetCompleted', achievement },
  ACHIEVEMENT_QUESTS: { type: 'QuestLineCompleted', achievement },
  ACHIEVEMENT_STABLE: { type: 'StableCompleted', achievement: 'beastMaster' },
  ACHIEVEMENT_PARTY_UP: { type: 'PartyGathered', achievement: 'partyUp' },
  ACHIEVEMENT_PARTY_ON: { type: 'PartyGathered', achievement: 'partyOn' },
  BOSS_DAMAGE: { type: 'BossRaged', quest: asKey('owl'), effect: 'healing' },
  CARD_RECEIVED: { type: 'CardReceived', card: 'greeting', from: person },
  CHALLENGE_JOINED_ACHIEVEMENT: { type: 'ChallengeFirstJoined' },
  GUILD_JOINED_ACHIEVEMENT: { type: 'GuildFirstJoined' },
  INVITED_FRIEND_ACHIEVEMENT: { type: 'FriendRegistered' },
  FIRST_DROPS: { type: 'FirstItemsDropped', egg: 'Wolf', hatchingPotion: 'Base' },
  GIFT_ONE_GET_ONE: { type: 'GiftComesBack', event: 'winter', end: '2026-12-31T20:00:00.000Z' },
  GROUP_TASK_ASSIGNED: { type: 'GroupTaskAssigned', group: group.id, task, by: 'ida' },
  GROUP_TASK_APPROVAL: { type: 'GroupTaskApprovalRequested', group: group.id, task, user: person, direction: 'up' },
  GROUP_TASK_APPROVED: { type: 'GroupTaskApproved', group: group.id, task },
  GROUP_TASK_NEEDS_WORK: { type: 'GroupTaskNeedsWork', group, task, manager: person },
  ITEM_RECEIVED: { type: 'ItemGranted', icon: 'gift', title: 'A gift', text: 'For you', destination: 'inventory' },
  LOGIN_INCENTIVE: { type: 'CheckedIn', count: 1, nextRewardAt: 2, rewards: [], sprites: [] },
  NEW_CHAT_MESSAGE: { type: 'ChatMessagePosted', group, chat: aMessage('line'), quiet: false },
  NEW_CONTRIBUTOR_LEVEL: { type: 'ContributorRaised', level: 2 },
  NEW_MYSTERY_ITEMS: { type: 'MysteryItemsReceived', gear: [] },
  NEW_STUFF: { type: 'NewsPutOff', title: 'A new wing' },
  ONBOARDING_COMPLETE: { type: 'OnboardingCompleted' },
  REBIRTH_ENABLED: { type: 'RebirthEnabled' },
  REBIRTH_ACHIEVEMENT: { type: 'PlayerReborn', level: 50, free: true },
  SCORED_TASK: { type: 'ApprovedTaskWaits', task, direction: 'up' },
  STREAK_ACHIEVEMENT: { type: 'StreakReached', task: asKey('task-1'), streak: 21 },
  ULTIMATE_GEAR_ACHIEVEMENT: { type: 'UltimateGearCompleted', class: 'warrior' },
  WEBHOOK_DISABLED: { type: 'WebhookDisabled', webhook: 'hook-1', label: 'Lamp', url: 'https://example.org' },
  WON_CHALLENGE: { type: 'ChallengeWon', challenge: 'challenge-1', name: 'Walks', prize: 4, leader: 'user-2' },
}

describe('the notifications of rules 12.1', () => {
  it.each(Object.entries(RAISED))('%s is raised by its event', (type, event) => {
    expect(notificationOf(event)?.type).toBe(type)
  })

  it('says nothing of what happens all the time', () => {
    expect(notificationOf({ type: 'PetHatched', pet: asKey<PetKey>('Wolf-Base') })).toBeUndefined()
  })

  it('tells what won a challenge', () => {
    expect(notificationOf(RAISED['WON_CHALLENGE'] as GameEvent)?.data).toEqual({
      id: 'challenge-1',
      name: 'Walks',
      prize: 4,
      leader: 'user-2',
    })
  })

  it('has the news seen from the start, in capitals', () => {
    const [news] = notify('seed')([{ type: 'NewsPutOff', title: 'A new wing' }])(aUser()).notifications
    expect(news).toMatchObject({ type: 'NEW_STUFF', data: { title: 'A NEW WING' }, seen: true })
  })
})

describe('notify', () => {
  const posted = (id: string): GameEvent => ({
    type: 'ChatMessagePosted',
    group: { id, name: id },
    chat: aMessage('line'),
    quiet: false,
  })

  it('keeps one notification for each chat, which changes nothing until it is seen', () => {
    const once = notify('one')([posted('a')])(aUser())
    expect(notify('two')([posted('a')])(once)).toBe(once)
    expect(notify('two')([posted('b'), posted('a')])(once).notifications.map(({ data }) => data)).toEqual([
      { group: { id: 'a', name: 'a' } },
      { group: { id: 'b', name: 'b' } },
    ])
    const seen = { ...once, notifications: once.notifications.map((each) => ({ ...each, seen: true })) }
    const again = notify('two')([posted('a')])(seen).notifications
    expect(again).toMatchObject([{ data: { group: { id: 'a' } }, seen: false }])
    expect(again[0]?.id).not.toBe(once.notifications[0]?.id)
  })

  it.each<[string, GameEvent]>([
    ['LOGIN_INCENTIVE', RAISED['LOGIN_INCENTIVE'] as GameEvent],
    ['GIFT_ONE_GET_ONE', RAISED['GIFT_ONE_GET_ONE'] as GameEvent],
    ['NEW_STUFF', RAISED['NEW_STUFF'] as GameEvent],
    ['BOSS_DAMAGE', RAISED['BOSS_DAMAGE'] as GameEvent],
  ])('keeps the newest %s only', (type, event) => {
    const twice = notify('two')([event])(notify('one')([event])(aUser())).notifications
    expect(twice.map((each) => each.type)).toEqual([type])
    expect(twice[0]?.id).toBe(notify('two')([event])(aUser()).notifications[0]?.id)
  })

  it('keeps both of two achievements', () => {
    const event = RAISED['ACHIEVEMENT'] as GameEvent
    expect(notify('two')([event])(notify('one')([event])(aUser())).notifications).toHaveLength(2)
  })

  it('says of a check-in what it brings, and nothing of what it does not', () => {
    const day = { type: 'CheckedIn', count: 4, nextRewardAt: 5, rewards: [], sprites: [] } as const
    expect(notificationOf(day)?.data).toStrictEqual({ nextRewardAt: 5 })
    const rewards = ['head_special_bardHat']
    expect(notificationOf({ ...day, rewards, sprites: ['hat'], rewardName: 'gear.hat' })?.data).toStrictEqual({
      nextRewardAt: 5,
      reward: rewards,
      rewardKey: ['hat'],
      rewardText: 'gear.hat',
    })
  })

  it('is silent about quiet messages', () => {
    const user = aUser()
    const quiet = { ...posted('a'), quiet: true } as GameEvent
    expect(notify('seed')([quiet])(user)).toBe(user)
  })

  it('gives ids that every shell works out alike, and others under another name', () => {
    const ids = (name?: string) =>
      notify('seed', name)([{ type: 'RebirthEnabled' }])(aUser()).notifications.map(({ id }) => id)
    expect(ids()).toEqual(ids())
    expect(ids()).not.toEqual(ids('other'))
  })
})
