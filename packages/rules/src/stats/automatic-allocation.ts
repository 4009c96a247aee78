import { type Attribute, NO_TRAINING, type PlayerClass, type Stats, type User } from '../model/index.ts'

/** The attributes of each class, most important first. docs/reference/rules.md 1.5. */
const CLASS_ORDER: Readonly<Record<PlayerClass, ReadonlyArray<Attribute>>> = {
  warrior: ['str', 'con', 'per', 'int'],
  wizard: ['int', 'per', 'con', 'str'],
  rogue: ['per', 'str', 'int', 'con'],
  healer: ['con', 'int', 'str', 'per'],
}

/** The attributes of a class, most important first. docs/reference/rules.md 1.5. */
export const attributeOrder = (playerClass: PlayerClass): ReadonlyArray<Attribute> => CLASS_ORDER[playerClass]

/** The share of the level that each attribute in that order should reach, in sevenths. */
const IDEAL_SEVENTHS = [3, 2, 1, 1] as const

/** Tie-breakers by mode: the earlier attribute wins. docs/reference/rules.md 1.5. */
const FLAT_ORDER: ReadonlyArray<Attribute> = ['int', 'per', 'str', 'con']
const TRAINING_ORDER: ReadonlyArray<Attribute> = ['con', 'str', 'per', 'int']

/**
 * The attribute that gets the next point by the player's allocation mode. Other modes, found in older documents, mean
 * strength. docs/reference/rules.md 1.5.
 */
export const attributeForPoint = ({ preferences, stats }: Pick<User, 'preferences' | 'stats'>): Attribute => {
  switch (preferences.allocationMode) {
    case 'flat':
      return smallest(FLAT_ORDER, (attribute) => stats[attribute])
    case 'classbased':
      return furthestBehind(stats)
    case 'taskbased':
      return smallest(TRAINING_ORDER, (attribute) => -stats.training[attribute])
  }
  return 'str'
}

/** The stats with one more point, placed by the allocation mode; the task-based mode resets training. */
export const withPointPlaced = (preferences: User['preferences'], stats: Stats): Stats => {
  const attribute = attributeForPoint({ preferences, stats })
  const next = { ...stats, [attribute]: stats[attribute] + 1 }
  return preferences.allocationMode === 'taskbased' ? { ...next, training: NO_TRAINING } : next
}

const furthestBehind = (stats: Stats): Attribute => {
  const order = CLASS_ORDER[stats.class]
  const ideal = (attribute: Attribute) => ((IDEAL_SEVENTHS[order.indexOf(attribute)] ?? 0) * stats.lvl) / 7
  return smallest(order, (attribute) => stats[attribute] - ideal(attribute))
}

const smallest = (order: ReadonlyArray<Attribute>, figureOf: (attribute: Attribute) => number): Attribute =>
  order.reduce((best, attribute) => (figureOf(attribute) < figureOf(best) ? attribute : best))
