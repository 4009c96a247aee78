import { basename, dirname } from 'node:path'

/** Topics of observed cases, by the concept whose rules they try; a topic belongs to one if its name begins so. */
const TOPICS: Readonly<Record<string, ReadonlyArray<string>>> = {
  achievements: ['achievements', 'onboarding', 'ultimate-gear'],
  armoire: ['armoire'],
  calendar: ['due', 'next-due', 'user-day', 'events', 'release', 'rotation', 'golden-calendar'],
  classes: ['skills', 'transformations', 'cards', 'change-class', 'disable-classes'],
  content: ['content-counts', 'quests-content', 'spell-facts'],
  day: ['new-day', 'history-compaction', 'login-rewards', 'subscription-months'],
  death: ['revive'],
  inventory: ['equip', 'feed', 'food-likes', 'hatch', 'sell', 'pets-release', 'mystery-item'],
  money: ['subscription-months', 'hourglass'],
  quests: ['quest-boss', 'quest-collect', 'world-boss'],
  rebirth: ['rebirth', 'fortify'],
  scoring: ['score', 'crit', 'drops'],
  'group-tasks': ['permissions'],
  shops: ['buy-', 'shops-', 'purchase', 'hourglass', 'rewards-column', 'unlock'],
  social: ['permissions'],
  stats: ['stats', 'levels', 'allocation'],
  tasks: ['task-text', 'score'],
  turn: ['score', 'achievements'],
}

const RULES = 'packages/rules'
/** What is compiled is tried where the compiler is. */
const COMPILER = 'scripts/content/'

/** What the specification says in figures, asked of the whole game. */
const SPECIFIED = /^packages\/rules\/src\/specified-\w+\.test\.ts$/

/**
 * The tests of a rule file, nearest first: the one of its name, those of its folder, of its concept, of the compiler if it
 * is content, the observed cases of the concept, and what the specification says; of a file above all concepts, the laws
 * beside it. `all`: every test file there is.
 */
export const testsOf = (file: string, all: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const concept = /^packages\/rules\/src\/([\w-]+)\//.exec(file)?.[1]
  if (concept === undefined) return [all.filter((test) => dirname(test) === dirname(file))]
  const ofConcept = all.filter((test) => test.startsWith(`${RULES}/src/${concept}/`))
  const beside = ofConcept.filter((test) => dirname(test) === dirname(file))
  const namesake = beside.filter((test) => basename(test) === basename(file).replace(/\.ts$/, '.test.ts'))
  const others = ofConcept.filter((test) => dirname(test) !== dirname(file))
  const topics = TOPICS[concept] ?? []
  const compiled = concept === 'content' ? all.filter((test) => test.startsWith(COMPILER)) : []
  const observed = all.filter((test) => topics.some((topic) => isOf(test, topic)))
  const specified = all.filter((test) => SPECIFIED.test(test))
  const near = beside.filter((test) => !namesake.includes(test))
  return [namesake, near, others, compiled, observed, specified].filter((tests) => tests.length > 0)
}

const isOf = (test: string, topic: string): boolean =>
  test.startsWith(`${RULES}/conformance/${topic.endsWith('-') ? topic : `${topic}.`}`)
