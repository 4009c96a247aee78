import * as E from 'fp-ts/lib/Either.js'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aCatalogue, outcomeOf, aPlayer, aUser, expectRefusal, loadCatalogue, NOON } from '../../test-kit/index.ts'
import { User } from '../model/index.ts'
import { updateUser } from './update-user.ts'

const { looks } = loadCatalogue()
const catalogue = aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] }, looks })
const user = aUser()
const set = (changes: Readonly<Record<string, unknown>>, before: User = user) =>
  updateUser({ catalogue, now: NOON + 1, seed: 'seed' })({ changes })(aPlayer(before))
const after = (changes: Readonly<Record<string, unknown>>, before: User = user): User =>
  outcomeOf(set(changes, before)).state.user

const aFilter = { name: 'Calls', search: 'call', tags: ['work'] }

describe('updateUser', () => {
  it('sets the named fields and no others', () => {
    expect(after({ 'profile.blurb': 'Tea first.', 'flags.tour.intro': 3, 'preferences.hair.color': 'black' })).toEqual({
      ...user,
      profile: { ...user.profile, blurb: 'Tea first.' },
      flags: { ...user.flags, tour: { ...user.flags.tour, intro: 3 } },
      preferences: { ...user.preferences, hair: { ...user.preferences.hair, color: 'black' } },
    })
  })

  it('takes every look of no set from everybody, and one that a designer adds', () => {
    const plum = { kind: 'shirt', key: 'trialPlum', path: 'shirt.trialPlum', price: 0 } as const
    const added = aCatalogue({ looks: [...looks, plum] })
    const free = added.looks.filter(({ kind, set: set_ }) => kind !== 'size' && set_ === undefined)
    const wear = (kind: string, key: string) =>
      updateUser({ catalogue: added, now: NOON, seed: '' })({ changes: { [`preferences.${kind}`]: key } })(
        aPlayer(user),
      )
    expect(free.filter(({ kind, key }) => E.isLeft(wear(kind, key))).map(({ path }) => path)).toEqual([])
    expectRefusal(set({ 'preferences.shirt': 'trialPlum' }), 'mustPurchaseToSet')
  })

  it.each([
    ['_ABtests.counter', 1],
    ['preferences.timezoneOffset', -840],
    ['preferences.timezoneOffset', 840],
    ['flags.welcomed', true],
    ['flags.tutorial.common.habits', true],
    ['flags.newStuff', false],
    ['achievements.ultimateGearSets.healer', true],
    ['achievements.partyUp', true],
    ['party.order', 'random'],
    ['party.quest.completed', null],
    ['preferences.emailNotifications.newPM', false],
    ['preferences.tasks.activeFilter.daily', 'due'],
    ['preferences.background', ''],
    ['stats.buffs.str', 3],
    ['inbox.optOut', true],
  ])('lets a client set %s', (path, value) => expect(set({ [path]: value })._tag).toBe('Right'))

  it.each([
    ['_id', 'user-2'],
    ['balance', 100],
    ['items.gear.owned.weapon_warrior_6', true],
    ['purchased.plan.customerId', 'me'],
    ['permissions.fullAccess', true],
    ['preferences.sleep', true],
    ['preferences.disableClasses', true],
    ['stats.class', 'healer'],
    ['stats', {}],
    ['preferences.hair', {}],
    ['preferences.nonsense', 1],
    ['flags.newStuff', true],
    ['flags.cronCount', 0],
    ['achievements.__proto__', true],
    ['', 1],
  ])('refuses to let a client set %s', (path, value) => {
    expect(set({ 'profile.blurb': 'x', [path]: value })).toMatchObject({
      left: { key: 'messageUserOperationProtected', kind: 'notAuthorized', params: { operation: path } },
    })
  })

  it.each([
    ['preferences.hair.color', 'rainbow'],
    ['preferences.hair.base', 4],
    ['preferences.skin', 'bear'],
    ['preferences.shirt', 'fire'],
    ['preferences.background', 'beach'],
    ['preferences.chair', 'throne'],
  ])('refuses a look that is not owned: %s %s', (path, value) => {
    expectRefusal(set({ [path]: value }), 'mustPurchaseToSet')
  })

  it('lets the player wear a look that they own', () => {
    const owner = aUser({
      purchased: { hair: { base: { '4': true } }, skin: { bear: true }, background: { beach: true } },
    })
    const worn = { 'preferences.hair.base': 4, 'preferences.skin': 'bear', 'preferences.background': 'beach' }
    expect(after(worn, owner).preferences).toMatchObject({ hair: { base: 4 }, skin: 'bear', background: 'beach' })
  })

  it.each([
    ['a'.repeat(31), 'displaynameIssueLength'],
    [' ', 'displaynameIssueLength'],
    ['Ada\nLovelace', 'displaynameIssueNewline'],
  ] as const)('refuses the display name %j', (name, key) => expectRefusal(set({ 'profile.name': name }), key))

  it.each(['profile.name', 'profile.blurb'])('refuses a slur in %s, and takes the right to write to others', (path) => {
    const result = set({ [path]: 'You numpty' })
    expectRefusal(result, 'bannedSlurUsedInProfile')
    expect(E.isLeft(result) && result.left.consequence).toBe('chatRevoked')
    expect(after({ [path]: 'Drat' }).profile).not.toEqual(user.profile)
  })

  it.each([
    ['flags.welcomed', 'yes', 'fieldInvalid'],
    ['profile.name', 7, 'fieldInvalid'],
    ['profile.name', null, 'fieldInvalid'],
    ['stats.hp', 'much', 'fieldInvalid'],
    ['preferences.allocationMode', 'random', 'fieldInvalid'],
    ['preferences.timezoneOffset', 841, 'fieldOutOfRange'],
    ['preferences.timezoneOffset', -841, 'fieldOutOfRange'],
    ['preferences.tasks.mirrorGroupTasks', ['group-1'], 'fieldInvalid'],
    ['preferences.improvementCategories', ['junk'], 'fieldInvalid'],
    ['preferences.improvementCategories', ['work', 'work'], 'fieldInvalid'],
    ['preferences.improvementCategories', ['defaults'], 'fieldInvalid'],
    ['preferences.savedFilters', [{ name: 'Calls' }], 'fieldInvalid'],
    ['preferences.savedFilters', [{ ...aFilter, name: ' ' }], 'fieldOutOfRange'],
    ['preferences.savedFilters', [{ ...aFilter, name: 'x'.repeat(41) }], 'fieldOutOfRange'],
    ['preferences.savedFilters', [{ ...aFilter, search: 'x'.repeat(201) }], 'fieldOutOfRange'],
    ['preferences.savedFilters', [{ ...aFilter, search: ' ', tags: [] }], 'fieldOutOfRange'],
    ['preferences.savedFilters', [{ ...aFilter, tags: Array(51).fill('tag') }], 'fieldOutOfRange'],
    ['preferences.savedFilters', [aFilter, aFilter], 'fieldOutOfRange'],
    [
      'preferences.savedFilters',
      Array.from({ length: 21 }, (_, at) => ({ ...aFilter, name: `${at}` })),
      'fieldOutOfRange',
    ],
    ['tags', 'work', 'fieldInvalid'],
    ['tags', [{ id: 'no name' }], 'fieldInvalid'],
  ])('names %s when its value is %j', (path, value, key) => {
    expect(set({ 'profile.blurb': 'x', [path]: value })).toMatchObject({
      left: { key: 'invalidReqParams', faults: [{ path, key }] },
    })
  })

  it('saves filters, and forgets them', () => {
    const saved = after({ 'preferences.savedFilters': [aFilter] })
    expect(saved.preferences.savedFilters).toEqual([aFilter])
    expect(after({ 'preferences.savedFilters': null }, saved).preferences).not.toHaveProperty('savedFilters')
  })

  it('mirrors the tasks of own groups', () => {
    const member = aUser({ guilds: ['group-1'], party: { _id: 'party-1' } })
    const mirrored = after({ 'preferences.tasks.mirrorGroupTasks': ['group-1', 'party-1'] }, member)
    expect(mirrored.preferences.tasks.mirrorGroupTasks).toEqual(['group-1', 'party-1'])
  })

  it('keeps the interests that there are templates for', () => {
    const chosen = { ...catalogue, taskTemplates: { work: [], exercise: [] } }
    const changes = { 'preferences.improvementCategories': ['exercise', 'work'] }
    const { state } = outcomeOf(updateUser({ catalogue: chosen, now: NOON, seed: 'seed' })({ changes })(aPlayer(user)))
    expect(state.user.preferences.improvementCategories).toEqual(['exercise', 'work'])
  })

  it('tells all faulty fields at once', () => {
    expect(set({ 'stats.hp': 'much', 'flags.welcomed': 1 })).toMatchObject({ left: { faults: { length: 2 } } })
  })

  it('reads figures written as text, and keeps them within their caps', () => {
    expect(after({ 'stats.gp': '12.5', 'stats.lvl': 0, 'stats.mp': -3, 'stats.exp': 1e9 }).stats).toMatchObject({
      gp: 12.5,
      lvl: 1,
      mp: 0,
      exp: 99_999_999,
    })
  })

  it.each([
    [5, 5],
    ['23', 23],
    [24, 0],
    [-1, 0],
    [4.5, 0],
    [null, 0],
  ])('stores a day start of %j as %i, and counts no new day', (hour, stored) => {
    const changed = after({ 'preferences.dayStart': hour })
    expect(changed.preferences.dayStart).toBe(stored)
    expect(changed.lastCron).toBe(user.lastCron)
  })

  it('takes optional fields away with null', () => {
    expect(after({ 'profile.blurb': null }, aUser({ profile: { blurb: 'Tea' } })).profile).toEqual(user.profile)
  })

  it('writes automatic allocation under both of its names', () => {
    expect(after({ 'preferences.automaticAllocation': true }).preferences.autoAllocate).toBe(true)
    expect(after({ 'preferences.autoAllocate': true }).preferences.automaticAllocation).toBe(true)
  })

  it('clears the invitations to parties of a player who begins to look for one', () => {
    const invitation = { id: 'party-1', name: 'The Lamps', inviter: 'user-2' }
    const invited = aUser({ invitations: { parties: [invitation], party: invitation } })
    const seeking = after({ 'party.seeking': '2026-06-10T12:00:00.000Z' }, invited)
    expect(seeking.invitations).toEqual({ guilds: [], party: {}, parties: [] })
    expect(after({ 'party.seeking': null }, { ...seeking, invitations: invited.invitations })).toMatchObject({
      invitations: invited.invitations,
      party: { order: 'level' },
    })
  })

  it('changes nothing when nothing is named', () => {
    const player = aPlayer(user)
    expect(outcomeOf(updateUser({ catalogue, now: NOON, seed: 'seed' })({ changes: {} })(player)).state).toBe(player)
  })

  it('never stores a player that the model would not know', () => {
    const law = fc.property(fc.dictionary(paths, fc.oneof(fc.jsonValue(), fc.double())), (changes) => {
      const result = set(changes)
      if (result._tag === 'Right') expect(User.is(result.right.state.user)).toBe(true)
    })
    fc.assert(law, { numRuns: 500, examples: [[{ 'preferences.dayStart': Number.NaN }], [{ 'stats.lvl': 1.5 }]] })
  })
})

const paths = fc.constantFrom(
  'stats.hp',
  'stats.lvl',
  'stats.training.con',
  'preferences.dayStart',
  'preferences.size',
  'preferences.hair.flower',
  'preferences.improvementCategories',
  'achievements.perfect',
  'party.seeking',
  'party.quest.completed',
  'profile.imageUrl',
  'flags.tour.intro',
  'tags',
)
