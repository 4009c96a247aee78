import * as E from 'fp-ts/lib/Either.js'
import { boardActs } from '../support/permissions/board-acts.ts'
import { challengeActs } from '../support/permissions/challenge-acts.ts'
import { guildActs, partyActs } from '../support/permissions/group-acts.ts'
import { questActs } from '../support/permissions/quest-acts.ts'
import { siteActs } from '../support/permissions/site-acts.ts'
import { copyActs, taskActs } from '../support/permissions/task-acts.ts'
import type { Acts } from '../support/permissions/world.ts'
import { idOf } from '../../test-kit/index.ts'
import { everyCaseOf } from '../support/topic.ts'

type Case = {
  readonly where: string
  readonly action: string
  readonly role: string
  readonly allowed?: number
  readonly refused?: { readonly key: string | null; readonly kind: string }
}

const SETTINGS: Readonly<Record<string, Acts>> = {
  party: partyActs,
  'plan guild': guildActs,
  'challenge in a plan guild, led by a member': challengeActs,
  'task board of a plan guild': boardActs,
  'party, quest none': questActs.none,
  'party, quest pending': questActs.pending,
  'party, quest active': questActs.active,
  'ordinary own task': taskActs,
  'own copy of a challenge task': copyActs,
  site: siteActs,
}

/** A case without a key is refused in plain text elsewhere; ours has a key of its own there. */
everyCaseOf<Case>('permissions', ({ where, action, role, refused }) => {
  const act = SETTINGS[where]?.[action]
  if (act === undefined) return ['nobody plays this act']
  const result = act(idOf(role))
  const answered = E.isRight(result) ? 'allowed' : `${result.left.kind} ${refused?.key === null ? '' : result.left.key}`
  const expected = refused === undefined ? 'allowed' : `${refused.kind} ${refused.key ?? ''}`
  return answered === expected ? [] : [`expected ${expected}, got ${answered}`]
})
