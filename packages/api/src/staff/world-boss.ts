import type { Catalogue } from '@daykeep/rules/catalogue'
import { EMPTY_DOCUMENTS, withGroup } from '@daykeep/rules/documents'
import { type Group, NO_QUEST, type PartyQuest, TAVERN } from '@daykeep/rules/model'
import { beginWorldQuest } from '@daykeep/rules/quests'
import { auditedChanges } from '@daykeep/rules/staff'
import * as E from 'fp-ts/lib/Either.js'
import { toAuditWrite } from '../commands/index.ts'
import { type Store, toJson } from '../store/index.ts'

type Answer = Promise<E.Either<string, string>>

/** Ends the fight in place of a boss. */
const OFF = 'off'

/** Tries again while the server is faster. */
const ATTEMPTS = 20

/**
 * Begins the fight of everybody with a boss, or ends it without rewards: the switch of the operator.
 * docs/decisions/101-world-bosses-at-work.md
 */
export const setWorldBoss = async (store: Store, catalogue: Catalogue, clock: () => number, key: string): Answer => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const tavern = await store.get<Group>('groups', TAVERN)
    if (tavern === undefined) return E.left('there is no tavern yet: start the server once')
    const { id, version, body } = tavern
    const quest = questFor(catalogue, key, body.quest)
    if (E.isLeft(quest)) return quest
    const changed = { ...body, quest: quest.right }
    const changes = auditedChanges(withGroup(EMPTY_DOCUMENTS, body), withGroup(EMPTY_DOCUMENTS, changed))
    const actor = { id: '', name: 'operator' }
    const committed = await store.commit([
      { type: 'replace', collection: 'groups', id, version, body: toJson(changed) },
      toAuditWrite({ at: clock(), actor, act: 'world-boss', subjects: [], changes }),
    ])
    if (E.isRight(committed)) return E.right(key === OFF ? 'nobody fights a world boss' : `everybody fights ${key}`)
    if (committed.left.type !== 'conflict') return E.left('the store did not take the change')
  }
  return E.left('the tavern is too busy: please try again')
}

const questFor = (catalogue: Catalogue, key: string, current: PartyQuest): E.Either<string, PartyQuest> => {
  if (key === OFF) return current.active ? E.right(NO_QUEST) : E.left('there is no fight to end')
  if (current.active) return E.left(`everybody fights ${current.key} already: end that with "world-boss off"`)
  const quest = beginWorldQuest(catalogue, key)
  if (E.isRight(quest)) return quest
  const bosses = Object.values(catalogue.quests).filter(({ category }) => category === 'world')
  return E.left(`there is no world boss ${key}: ${bosses.map((boss) => boss.key).join(', ')}`)
}
