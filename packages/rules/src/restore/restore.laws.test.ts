import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aPlayer, aUser, loadCatalogue, NOON, outcomeOf } from '../../test-kit/index.ts'
import { restorePlayer } from './restore-player.ts'

const catalogue = loadCatalogue()

/** Figures and truths of a file that somebody edited. */
const anyPart = fc.dictionary(
  fc.constantFrom(
    'lvl',
    'gp',
    'level',
    'tier',
    'fullAccess',
    'customerId',
    'pets',
    'owned',
    'violet',
    'Wolf-Base',
    'Saddle',
  ),
  fc.oneof(
    fc.boolean(),
    fc.integer({ min: -5, max: 20_000 }),
    fc.constant('x'),
    fc.constant({ 'Wolf-Glow': 5, Saddle: 9 }),
  ),
)
const anyFile = fc.dictionary(
  fc.constantFrom(
    'balance',
    'purchased',
    'contributor',
    'backer',
    'permissions',
    'auth',
    'items',
    'stats',
    'flags',
    'guilds',
    'loginIncentives',
  ),
  fc.oneof(anyPart, fc.integer({ min: 0, max: 900 }), fc.constant(null)),
)

describe('whatever a file says', () => {
  it('a player gains neither money nor rights nor memberships', () => {
    const law = fc.property(anyFile, fc.constantFrom('merge', 'replace'), fc.boolean(), (file, mode, isOwn) => {
      const player = aPlayer(aUser())
      const { user } = outcomeOf(
        restorePlayer({ catalogue, now: NOON, seed: 's' })({ file, mode, isOwn })(player),
      ).state
      const { balance, purchased, contributor, backer, permissions, auth, guilds, challenges, party, turn } = user
      expect({ balance, purchased, contributor, backer, permissions, auth, guilds, challenges, party, turn }).toEqual({
        balance: player.user.balance,
        purchased: player.user.purchased,
        contributor: player.user.contributor,
        backer: player.user.backer,
        permissions: player.user.permissions,
        auth: player.user.auth,
        guilds: player.user.guilds,
        challenges: player.user.challenges,
        party: player.user.party,
        turn: player.user.turn,
      })
      expect(user.items.food).not.toHaveProperty('Saddle')
    })
    fc.assert(law, {
      numRuns: 150,
      examples: [
        [{ balance: 900, permissions: { fullAccess: true } }, 'replace', true],
        [{ items: { owned: true } }, 'merge', false],
      ],
    })
  })
})
