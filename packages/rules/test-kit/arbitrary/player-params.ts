import * as fc from 'fast-check'
import type { Player } from '../../src/model/index.ts'
import { oneOfOr } from './figures.ts'

const none = () => fc.constant({})

const ids = ({ user }: Player) =>
  fc.record({ ids: fc.array(oneOfOr(user.notifications.map(({ id }) => id)), { maxLength: 2 }) })

/** Parameters of the commands about the player, their day and their points. */
export const playerParams = {
  startDay: () => fc.record({ timezoneOffset: fc.constantFrom(0, 300, -120) }, { requiredKeys: [] }),
  customDayStart: () => fc.record({ dayStart: fc.constantFrom(0, 4, 23, 24, 25, -1) }),
  toggleSleep: none,
  acceptText: () => fc.record({ text: oneOfOr(['terms', 'privacy']) }),
  revive: none,
  allocate: () => fc.record({ stat: oneOfOr(['str', 'int', 'con', 'per'], 'luck') }, { requiredKeys: [] }),
  allocateBulk: () =>
    fc.record(
      {
        stats: fc.oneof(
          fc.record({ str: fc.nat(3), int: fc.nat(3), con: fc.nat(3) }, { requiredKeys: [] }),
          fc.constantFrom('all', { luck: 1 }, { str: -1 }, { str: 0.5 }),
        ),
      },
      { requiredKeys: [] },
    ),
  allocateNow: none,
  syncStats: none,
  updateUser: () =>
    fc.record({
      changes: fc.constantFrom(
        { 'preferences.dayStart': 4 },
        { 'profile.name': 'Maren of the Lamps' },
        { 'preferences.allocationMode': 'flat', 'flags.welcomed': true },
        { 'stats.gp': 1_000_000 },
        { 'preferences.size': 'immense' },
      ),
    }),
  readNotifications: ids,
  seeNotifications: ids,
  addPushDevice: () => fc.record({ regId: fc.constantFrom('phone', 'tablet'), type: oneOfOr(['ios', 'android']) }),
  removePushDevice: () => fc.record({ regId: fc.constantFrom('phone', 'tablet') }),
  restorePlayer: ({ user, tasks }: Player) =>
    fc.record({
      file: fc.constantFrom(
        {},
        { ...user, stats: { ...user.stats, lvl: 7, gp: 'much' }, tasks: { habits: Object.values(tasks) } },
        {
          balance: 99,
          items: { pets: { 'Wolf-Base': 5, 'Dragon-Golden': 5 } },
          tasks: [{ type: 'todo', text: 'Paint' }],
        },
        {
          tasks: { todos: [{ type: 'todo', text: 'Paint', colour: 'red' }, { type: 'song' }] },
          tags: [{ id: 'a', name: 'Home' }],
        },
      ),
      mode: oneOfOr(['merge', 'replace']),
      isOwn: fc.boolean(),
    }),
  resetAccount: none,
  undoAct: ({ user }: Player) => fc.record({ turn: fc.constantFrom(0, 3, user.turn - 1) }),
} as const
