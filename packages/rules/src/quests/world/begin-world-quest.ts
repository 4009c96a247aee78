import * as E from 'fp-ts/lib/Either.js'
import type { Catalogue } from '../../catalogue/index.ts'
import { type Result, ownEntry, refuse } from '../../kernel/index.ts'
import { NO_QUEST, type PartyQuest } from '../../model/index.ts'
import { progressAtStart } from '../start-quest.ts'

/**
 * Starts a world boss, which everybody takes part in without an invitation. The shell decides whether there is one.
 * docs/reference/rules.md 8.6.
 */
export const beginWorldQuest = ({ quests }: Catalogue, key: string): Result<'questNotFound', PartyQuest> => {
  const facts = ownEntry(quests, key)
  if (facts?.category !== 'world') return refuse('questNotFound', { key })
  return E.right({ ...NO_QUEST, key: facts.key, active: true, progress: progressAtStart(facts.objective) })
}
