import * as E from 'fp-ts/lib/Either.js'
import { describe, expect, it } from 'vitest'
import {
  aGroup,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  loadCatalogue,
  NOON,
  outcomeOf,
  staffDocuments,
} from '../../test-kit/index.ts'
import { toIso } from '../kernel/index.ts'
import type { User } from '../model/index.ts'
import { type UpdateHero, updateHero } from './update-hero.ts'

const context = { catalogue: loadCatalogue(), now: NOON, seed: 'seed' }

const update = (params: Omit<UpdateHero, 'hero'>, by = 'support', hero = 'ida', documents = staffDocuments) =>
  updateHero(context)({ ...params, hero: idOf(hero), actorId: idOf(by) })(documents)

const heroAfter = (params: Omit<UpdateHero, 'hero'>, by?: string): User => outcomeOf(update(params, by)).report

describe('what support changes of a player (api 3.16)', () => {
  it('sets stats, items, achievements and money, and tells of the difference of gems', () => {
    const changes = { balance: 3, 'stats.gp': '12.5', 'items.pets.Wolf-Base': 5, 'achievements.streak': 2 }
    const { report, events } = outcomeOf(update({ changes, reason: 'Lost in an outage' }))
    expect(report).toMatchObject({
      balance: 3,
      stats: { gp: 12.5 },
      items: { pets: { 'Wolf-Base': 5 } },
      achievements: { streak: 2 },
    })
    expect(events).toContainEqual({
      to: idOf('ida'),
      event: { type: 'CurrencyGained', currency: 'gems', transaction: 'admin_update_balance', amount: 2, left: 3 },
    })
  })

  it('takes a reason of bounded length, and none of clients that know no such field', () => {
    const faultsOf = (params: Omit<UpdateHero, 'hero'>) => {
      const result = update(params)
      return E.isLeft(result) ? result.left.faults?.map(({ path, key }) => [path, key]) : 'done'
    }
    expect(faultsOf({ changes: { balance: 3 } })).toBe('done')
    expect(faultsOf({ changes: { balance: 3 }, reason: 'x'.repeat(501) })).toEqual([['reason', 'fieldTooLong']])
    expect(faultsOf({ changes: { balance: 3 }, reason: 'x'.repeat(500) })).toBe('done')
  })

  it('gives back the drops of the day', () => {
    const ida = aPerson('ida', {})
    const found = { ...ida, items: { ...ida.items, lastDrop: { date: toIso(NOON), count: 5 } } }
    const documents = documentsWith({ users: [...Object.values(staffDocuments.users).slice(1), found] })
    const reset = update({ changes: { 'items.lastDrop.count': 0 } }, 'support', 'ida', documents)
    expect(outcomeOf(reset).report.items.lastDrop).toEqual({ date: toIso(NOON), count: 0 })
    expectRefusal(update({ changes: { 'items.lastDrop.date': 0 } }), 'invalidReqParams')
  })

  it('rewards each level that a contributor reaches, once: gems, gear, and the pet of level 6', () => {
    const { report, events } = outcomeOf(update({ changes: { 'contributor.level': 6 } }))
    expect(report.balance).toBe(1 + (10 + 20 + 30 + 40 + 50 + 60) / 4)
    expect(report.items.pets).toMatchObject({ 'Dragon-Hydra': 5 })
    expect(report.items.mounts).not.toHaveProperty('Dragon-Hydra')
    expect(report.items.gear.owned).toMatchObject({ armor_special_1: true, shield_special_1: true })
    expect(events).toContainEqual({ to: idOf('ida'), event: { type: 'ContributorRaised', level: 6 } })
    const again = update(
      { changes: { 'contributor.level': 5 } },
      'support',
      'ida',
      outcomeOf(update({ changes: { 'contributor.level': 6 } })).state,
    )
    expect(outcomeOf(again).report.balance).toBe(report.balance)
  })

  it('lets a suspended player rest, resets the new day, and keeps a note apart', () => {
    expect(heroAfter({ changes: { 'auth.blocked': true } })).toMatchObject({
      auth: { blocked: true },
      preferences: { sleep: true },
    })
    expect(Date.parse(heroAfter({ resetCron: true }).lastCron)).toBe(NOON - 86_400_000)
    const { state, report } = outcomeOf(update({ note: 'Wrote twice' }))
    expect(state.staffNotes).toEqual({ [idOf('ida')]: { _id: idOf('ida'), text: 'Wrote twice' } })
    expect(JSON.stringify(report)).not.toContain('Wrote twice')
  })

  it('makes the plan of a player one of their group, after what else it changes, or names the field', () => {
    const group = aGroup('mill', { type: 'guild', leader: idOf('ida') })
    const documents = documentsWith({
      users: [...Object.values(staffDocuments.users).slice(1), aPerson('ida', { guilds: [group._id] })],
      groups: [group],
    })
    const convert = (plan: Readonly<Record<string, unknown>>, id: string) =>
      update({ changes: plan, convertToGroupPlan: id }, 'support', 'ida', documents)
    const plan = { 'purchased.plan.customerId': 'cus_1', 'purchased.plan.paymentMethod': 'Stripe' }
    const { state, report } = outcomeOf(convert(plan, group._id))
    expect(report.purchased.plan.customerId).toBe('group-plan')
    expect(state.groups[group._id]?.purchased.plan).toMatchObject({ customerId: 'cus_1', paymentMethod: 'Stripe' })
    for (const [id, key] of [
      [idOf('nowhere'), 'groupUnknown'],
      [group._id, 'noPlanToConvert'],
    ] as const) {
      const refused = convert({}, id)
      expectRefusal(refused, 'invalidReqParams')
      expect(E.isLeft(refused) && refused.left.faults).toEqual([
        { path: 'purchased.plan.convertToGroupPlan', key, value: id },
      ])
    }
  })

  it('refuses fields that are not for support, things that there are not, and figures beyond their bounds', () => {
    const refused = update({
      changes: {
        'auth.local.email': 'x',
        'items.pets.Nothing-Base': 5,
        'stats.lvl': 0,
        'contributor.level': 10,
        balance: -1,
      },
    })
    expectRefusal(refused, 'invalidReqParams')
    expect(E.isLeft(refused) && refused.left.faults?.map(({ path, key }) => [path, key])).toEqual([
      ['auth.local.email', 'fieldInvalid'],
      ['items.pets.Nothing-Base', 'fieldInvalid'],
      ['stats.lvl', 'fieldOutOfRange'],
      ['contributor.level', 'fieldOutOfRange'],
      ['balance', 'fieldOutOfRange'],
    ])
  })

  it('is for support; privileges and the accounts of staff are for full access alone', () => {
    expectRefusal(update({}, 'ida'), 'noPrivAccess')
    expectRefusal(update({}, 'warden'), 'noPrivAccess')
    expectRefusal(update({}, 'support', 'nobody'), 'userWithIDNotFound')
    for (const changes of [{ 'permissions.news': true }, { 'contributor.admin': true }])
      expectRefusal(update({ changes }), 'noPrivAccess')
    for (const params of [{ email: 'a@b.org' }, { newToken: true }, { changes: { 'auth.blocked': true } }])
      expectRefusal(update(params, 'support', 'warden'), 'noPrivAccess')
    expect(heroAfter({ changes: { 'permissions.news': true } }, 'chief').permissions).toEqual({ news: true })
  })
})
