import { describe, expect, it } from 'vitest'
import {
  aCatalogue,
  aChallenge,
  aGroup,
  aPerson,
  documentsWith,
  expectRefusal,
  idOf,
  NOON,
  outcomeOf,
} from '../../test-kit/index.ts'
import { OFFICIAL_CATEGORY } from '../model/index.ts'
import { updateChallenge } from './update-challenge.ts'

const documents = documentsWith({
  users: [aPerson('leader'), aPerson('admin', { permissions: { challengeAdmin: true } })],
  groups: [aGroup('guild', { type: 'guild', privacy: 'public' })],
  challenges: [aChallenge('walks', { group: idOf('guild'), leader: idOf('leader') })],
})
const update = (actor: string, changes: object) =>
  updateChallenge({ catalogue: aCatalogue({ words: { banned: ['drat'], slurs: ['numpty'] } }), now: NOON })({
    actorId: idOf(actor),
    challenge: idOf('walks'),
    changes,
  })(documents)
const official = { categories: [{ slug: OFFICIAL_CATEGORY, name: 'official' }] }

describe('editing a challenge', () => {
  it('puts it among the official ones for challenge admins only', () => {
    expectRefusal(update('leader', official), 'noPrivAccess')
    expect(outcomeOf(update('admin', official)).report).toMatchObject(official)
  })

  it('is refused with words that a public challenge may not have from the start', () => {
    expectRefusal(update('leader', { description: 'Oh drat' }), 'challengeBannedWords')
    expectRefusal(update('leader', { name: 'You numpty' }), 'challengeBannedSlurs')
  })
})
