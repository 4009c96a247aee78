import { asKey, type PartyQuest, type User } from '../../src/model/index.ts'
import { strikeWorldBoss, takeWorldRewards } from '../../src/quests/index.ts'
import { outcomeOf } from '../../test-kit/index.ts'
import { fullCatalogue } from '../support/full-catalogue.ts'
import {
  changedInMember,
  changedInQuest,
  memberOf,
  prefixed,
  type QuestCase,
  questFaults,
} from '../support/quest-case.ts'
import { everyCaseOf } from '../support/topic.ts'

everyCaseOf<QuestCase>('world-boss', (testCase) => {
  const before = worldQuest(testCase)
  const users = testCase.users.map((user, index) => memberOf(user, index, { gp: 5 }))
  const { sleep: isResting = false } = users[testCase.cron.user ?? 0]?.preferences ?? {}
  const { state, report } = outcomeOf(
    strikeWorldBoss({ catalogue: fullCatalogue })({ effort: testCase.cron.progress, isResting })(before),
  )
  const { finished } = report
  const members = users.flatMap((was, index) =>
    Object.entries(prefixed(`users.${index}`, changedInMember(was, rewarded(was, finished), []))),
  )
  return questFaults({ ...changedInQuest(before, state), ...Object.fromEntries(members) }, report.chat, testCase)
})

const rewarded = (user: User, finished: PartyQuest['key']): User =>
  finished ? takeWorldRewards(fullCatalogue, finished)(user).state : user

const worldQuest = ({ quest, progress, extra, active = true }: QuestCase): PartyQuest => ({
  key: asKey(quest),
  active,
  members: {},
  progress: { collect: {}, ...progress },
  ...(extra === undefined ? {} : { extra }),
})
