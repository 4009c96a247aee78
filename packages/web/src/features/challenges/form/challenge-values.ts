import type { GroupBasic } from '@daykeep/api/contract'
import { OFFICIAL_CATEGORY, TAVERN } from '@daykeep/rules/model'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { t } from '../../../i18n/index.ts'
import type { ChallengeModel } from '../challenge.ts'

/** A challenge as its form holds it. `topics`: slugs. */
export type ChallengeValues = {
  readonly name: string
  readonly shortName: string
  readonly summary: string
  readonly description: string
  readonly topics: ReadonlyArray<string>
  readonly group: string
  readonly prize: number | undefined
  readonly isOfficial: boolean
}

/** A group in which the player may found a challenge. */
export type OpenGroup = {
  readonly id: string
  readonly name: string
  /** Everybody may join, so there must be something to win. */
  readonly isPublic: boolean
  /** Gems that the group pays first. */
  readonly bank: number
}

/** What is fixed once a challenge is there: where it is, its prize, and whether it is official. */
export type Founding = {
  readonly openGroups: ReadonlyArray<OpenGroup>
  /** Gems of the player. */
  readonly gems: number
  readonly mayBeOfficial: boolean
}

/** docs/reference/application.md 5. */
export const SHORTEST_SHORT_NAME = 3
export const LONGEST_SUMMARY = 250

export const EMPTY_CHALLENGE: ChallengeValues = {
  name: '',
  shortName: '',
  summary: '',
  description: '',
  topics: [],
  group: '',
  prize: 0,
  isOfficial: false,
}

export const toValues = ({ name, shortName, summary, description, topics }: ChallengeModel): ChallengeValues => ({
  ...EMPTY_CHALLENGE,
  name,
  shortName,
  summary,
  description,
  topics: topics.map(({ slug }) => slug).filter((slug) => slug !== OFFICIAL_CATEGORY),
})

/** What a request sends of the texts. An official challenge is found under its topic. */
export const toFields = ({ name, shortName, summary, description, topics, isOfficial }: ChallengeValues) => ({
  name: name.trim(),
  shortName: shortName.trim(),
  summary: summary.trim(),
  description: description.trim(),
  categories: [...(isOfficial ? [OFFICIAL_CATEGORY] : []), ...topics].map((slug) => ({ slug, name: slug })),
})

/** The groups of the player that let them found a challenge, the tavern first. docs/reference/screens.md 9.4. */
export const toOpenGroups = (groups: ReadonlyArray<GroupBasic>, readerId: string): ReadonlyArray<OpenGroup> =>
  groups
    .filter(({ leader, leaderOnly }) => !leaderOnly.challenges || leader === readerId)
    .map(({ _id: id, name, type, leader, balance }) => ({
      id,
      name: id === TAVERN ? t('challenges.everybody') : type === 'party' ? t('challenges.ofParty', { name }) : name,
      isPublic: id === TAVERN,
      bank: leader === readerId ? Math.floor(balance * GEMS_PER_BALANCE) : 0,
    }))
    .toSorted((a, b) => Number(b.isPublic) - Number(a.isPublic))

/** What a form lacks before it can be sent, by name of the field. */
export const missingIn = (
  values: ChallengeValues,
  { isNew, most, least }: { readonly isNew: boolean; readonly most: number; readonly least: number },
): ReadonlyArray<string> => {
  const { name, shortName, summary, description, topics, group, prize } = values
  return [
    ...(name.trim() === '' ? ['name'] : []),
    ...(shortName.trim().length < SHORTEST_SHORT_NAME ? ['shortName'] : []),
    ...(summary.trim() === '' || summary.length > LONGEST_SUMMARY ? ['summary'] : []),
    ...(description.trim() === '' ? ['description'] : []),
    ...(topics.length === 0 ? ['topic'] : []),
    ...(isNew && group === '' ? ['group'] : []),
    ...(isNew && group !== '' && (prize ?? 0) < least ? ['prize'] : []),
    ...(isNew && (prize ?? 0) > most ? ['gems'] : []),
  ]
}
