import { basename, dirname } from 'node:path'

/** Topics of conformance cases by concept, as prefixes of their names. */
const TOPICS: Readonly<Record<string, ReadonlyArray<string>>> = {
  achievements: ['achievements', 'onboarding', 'ultimate-gear'],
  armoire: ['armoire'],
  calendar: ['due', 'next-due', 'user-day', 'events', 'release', 'rotation', 'golden-calendar'],
  challenges: ['permissions'],
  chat: ['permissions'],
  classes: ['change-class', 'disable-classes'],
  catalogue: ['content-counts', 'quests-content', 'spell-facts'],
  day: ['new-day', 'history-compaction', 'login-rewards', 'subscription-months'],
  death: ['revive'],
  groups: ['permissions'],
  inventory: ['equip', 'feed', 'food-likes', 'hatch', 'sell', 'pets-release', 'mystery-item'],
  'group-tasks': ['permissions'],
  money: ['subscription-months', 'hourglass'],
  purse: ['purchase', 'buy-'],
  permissions: ['permissions'],
  quests: ['quest-boss', 'quest-collect', 'world-boss'],
  rebirth: ['rebirth', 'fortify'],
  scoring: ['score', 'crit', 'drops'],
  shops: ['buy-', 'shops-', 'purchase', 'hourglass', 'rewards-column', 'unlock'],
  skills: ['skills', 'transformations', 'cards'],
  stats: ['stats', 'levels', 'allocation'],
  tasks: ['task-text', 'score'],
  execute: ['score', 'achievements'],
}

const RULES = 'packages/rules'
/** The catalogue is also tested with the compiler that writes it. */
const COMPILER = 'scripts/content-compiler/'

/** Tests of the figures of the specification over the whole game. */
const SPECIFIED = /^packages\/rules\/src\/specified-\w+\.test\.ts$/

/**
 * The tests of a rule file in stages, nearest first: the test of its name, its folder, its concept, the compiler for the
 * catalogue, conformance cases, figures of the specification. A file above all concepts has the tests beside it.
 * `all`: every test file.
 */
export const testsOf = (file: string, all: ReadonlyArray<string>): ReadonlyArray<ReadonlyArray<string>> => {
  const concept = /^packages\/rules\/src\/([\w-]+)\//.exec(file)?.[1]
  if (concept === undefined) return [all.filter((test) => dirname(test) === dirname(file))]
  const ofConcept = all.filter((test) => test.startsWith(`${RULES}/src/${concept}/`))
  const beside = ofConcept.filter((test) => dirname(test) === dirname(file))
  const namesake = beside.filter((test) => basename(test) === basename(file).replace(/\.ts$/, '.test.ts'))
  const others = ofConcept.filter((test) => dirname(test) !== dirname(file))
  const topics = TOPICS[concept] ?? []
  const compiled = concept === 'catalogue' ? all.filter((test) => test.startsWith(COMPILER)) : []
  const conformance = all.filter((test) => topics.some((topic) => isOf(test, topic)))
  const specified = all.filter((test) => SPECIFIED.test(test))
  const near = beside.filter((test) => !namesake.includes(test))
  return [namesake, near, others, compiled, conformance, specified].filter((tests) => tests.length > 0)
}

const isOf = (test: string, topic: string): boolean =>
  test.startsWith(`${RULES}/conformance/`) && basename(test).startsWith(topic.endsWith('-') ? topic : `${topic}.`)
