import type { QuestCase } from '../support/quest-case.ts'
import { faultsOfQuestDay } from '../support/quest-day.ts'
import { everyCaseOf } from '../support/topic.ts'

everyCaseOf<QuestCase>('quest-collect', faultsOfQuestDay)
