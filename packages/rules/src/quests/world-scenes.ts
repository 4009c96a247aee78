import type { Boss } from '../content/catalogue.ts'
import { lookUp } from '../kernel/index.ts'
import type { PartyQuest, WorldQuestExtra } from '../model/index.ts'

/** Shops that a world boss puts out of order, in the order of its strikes. Application specification, section 3, World state. */
export const WORLD_SCENES = ['seasonalShop', 'market', 'quests'] as const
export type WorldScene = (typeof WORLD_SCENES)[number]

type Struck = WorldQuestExtra['worldDmg']

const isStruck = (struck: Struck, scene: WorldScene): boolean => lookUp(struck ?? {}, scene) === true

/** What the next strike hits; nothing when all is struck. */
export const nextScene = (struck: Struck): WorldScene | undefined =>
  WORLD_SCENES.find((scene) => !isStruck(struck, scene))

/** Shops that are out of order while a world boss is about. */
export const disabledShops = ({ active, extra }: PartyQuest): ReadonlyArray<WorldScene> =>
  active ? WORLD_SCENES.filter((scene) => isStruck(extra?.worldDmg, scene)) : []

/** What the boss's story says was hit so far: a place for each strike. Content facts, section 1.8. */
export const struckPlaces = ({ rage }: Boss, quest: PartyQuest): ReadonlyArray<string> =>
  (rage?.places ?? []).slice(0, disabledShops(quest).length)
