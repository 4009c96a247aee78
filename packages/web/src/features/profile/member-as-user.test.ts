import type { Member } from '@daykeep/api/contract'
import { aUser } from '@daykeep/rules/test-kit/user'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../../../test-kit/catalogue.ts'
import { memberAsUser } from './member-as-user.ts'
import { toProfile } from './to-profile.ts'

const other = aUser({ stats: { lvl: 21, class: 'healer', con: 8 }, flags: { classSelected: true }, loginIncentives: 7 })

/** As the server sends it: without empty objects. */
const member = (changes: Partial<Member> = {}): Member => ({
  _id: other._id,
  id: other._id,
  auth: { local: { username: 'ana' }, timestamps: other.auth.timestamps },
  flags: { classSelected: true, verifiedUsername: true },
  profile: { name: 'Ana' },
  stats: { ...other.stats, toNextLevel: 470, maxHealth: 50, maxMP: 50 },
  achievements: { streak: 2 },
  party: {},
  items: { gear: other.items.gear, pets: { 'Wolf-Base': 5 } },
  inbox: { optOut: false },
  loginIncentives: 7,
  preferences: other.preferences,
  ...changes,
})

describe('the profile of another player', () => {
  it('is read by the same rules as one’s own', () => {
    const user = memberAsUser(member())
    const profile = user && toProfile(catalogue, user, false)
    expect(profile?.head).toMatchObject({ name: 'Ana', username: 'ana', level: 21, class: 'healer' })
    expect(profile?.attributes.find(({ attribute }) => attribute === 'con')?.from).toMatchObject({ base: 8, level: 10 })
    expect(profile?.animals.pets.found).toBe(1)
    expect(profile?.shelves[0]?.earned).toBe(1)
  })

  it('owns nothing that was left out as empty', () => {
    expect(memberAsUser(member({ items: { gear: other.items.gear } }))?.items).toMatchObject({ pets: {}, eggs: {} })
  })

  it('is none if it is not what the rules know', () => {
    expect(memberAsUser(member({ items: { gear: 'none' } }))).toBeUndefined()
  })
})
