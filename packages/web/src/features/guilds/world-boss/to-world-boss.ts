import type { WireGroup } from '@daykeep/api/contract'
import type { Catalogue, Quest } from '@daykeep/rules/catalogue'
import { asKey, type QuestKey, type User } from '@daykeep/rules/model'
import { struckPlaces } from '@daykeep/rules/quests'
import type { ArtField } from '../../../art/index.ts'
import { hasText, nameOf, notesOf, t } from '../../../i18n/index.ts'
import { bossName } from '../../quest-scrolls/index.ts'

type Bar = { readonly value: number; readonly max: number }

export type WorldBossModel = {
  readonly quest: string
  readonly boss: string
  readonly art: ArtField | undefined
  readonly about: string
  readonly health: Bar
  /** Missing for a boss without rage. */
  readonly rage: Bar | undefined
  /** Damage that waits for the player's next day; missing while they rest, and while a defence takes part of it. */
  readonly pending: number | undefined
  /** What its strikes did, the first one first. */
  readonly strikes: ReadonlyArray<string>
  /** What it does in desperation; missing before. */
  readonly desperation: string | undefined
}

/** The boss of the world as a player sees it; nothing while there is none. docs/reference/screens.md 10.2. */
export const toWorldBoss = (
  { quests }: Pick<Catalogue, 'quests'>,
  quest: WireGroup['quest'],
  { party, preferences }: Pick<User, 'party' | 'preferences'>,
): WorldBossModel | undefined => {
  const entry: Quest | undefined = quest.key ? quests[asKey<QuestKey>(quest.key)] : undefined
  if (!quest.active || entry?.objective.type !== 'boss') return undefined
  const { key, objective, art } = entry
  const { hp, rage } = objective
  const isShielded = (quest.extra?.def ?? objective.def) !== 1
  const id = `quests.${key}`
  return {
    quest: nameOf(id),
    boss: bossName(key),
    art: art['boss'] as ArtField | undefined,
    about: notesOf(id),
    health: { value: Math.max(0, Math.ceil(quest.progress.hp ?? hp)), max: hp },
    rage: rage === undefined ? undefined : { value: Math.floor(quest.progress.rage ?? 0), max: rage.value },
    pending: preferences.sleep || isShielded ? undefined : party.quest.progress.up,
    strikes: struckPlaces(objective, quest).flatMap((place) => textWithin(`${id}.rage.places.${place}`) ?? []),
    desperation: quest.extra?.desperate === true ? textWithin(`${id}.desperation`) : undefined,
  }
}

const textWithin = (id: string): string | undefined => (hasText(id) ? t(id) : undefined)
