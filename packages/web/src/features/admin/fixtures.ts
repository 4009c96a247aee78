import type { Hero } from '@daykeep/api/contract'

/** A player as support sees them, for stories and tests. */
export const HERO: Hero = {
  _id: 'one',
  id: 'one',
  auth: {
    local: { username: 'ida', email: 'ida@example.org' },
    timestamps: { created: '2026-01-02T10:00:00.000Z', loggedin: '2026-06-10T10:00:00.000Z' },
  },
  balance: 2.5,
  contributor: { level: 2, text: 'Smith' },
  flags: { chatRevoked: true },
  items: { pets: { 'Wolf-Base': 5 }, gear: { owned: { weapon_warrior_1: true } } },
  lastCron: '2026-06-10T06:00:00.000Z',
  party: { _id: 'party' },
  preferences: { language: 'en', timezoneOffset: -120, dayStart: 4 },
  profile: { name: 'Ida', blurb: 'I bake.' },
  purchased: { plan: { gemsBought: 3, consecutive: { count: 2, trinkets: 1, gemCapExtra: 5 } } },
  secret: { text: 'Wrote on Monday.' },
  permissions: { news: true },
  achievements: { streak: 3 },
  stats: { lvl: 12, hp: 50, mp: 20, exp: 3, gp: 4.5, points: 1, str: 1, int: 2, con: 3, per: 4, class: 'healer' },
  loginIncentives: 40,
  guilds: [],
}
