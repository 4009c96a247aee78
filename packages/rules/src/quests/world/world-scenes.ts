import type { Boss } from '../../catalogue/index.ts'
import { ownEntry } from '../../kernel/index.ts'
import type { PartyQuest, WorldQuestExtra } from '../../model/index.ts'

/** Shops that a world boss closes, in the order of its strikes. docs/reference/application.md 3, World state. */
export const WORLD_SCENES = ['seasonalShop', 'market', 'quests'] as const
export type WorldScene = (typeof WORLD_SCENES)[number]

type StruckScenes = WorldQuestExtra['worldDmg']

const isStruck = (struckScenes: StruckScenes, scene: WorldScene): boolean =>
  ownEntry(struckScenes ?? {}, scene) === true

/** The next scene to be struck; undefined if all are. */
export const nextScene = (struckScenes: StruckScenes): WorldScene | undefined =>
  WORLD_SCENES.find((scene) => !isStruck(struckScenes, scene))

/** Shops that are closed while a world boss is active. */
export const disabledShops = ({ active, extra }: PartyQuest): ReadonlyArray<WorldScene> =>
  active ? WORLD_SCENES.filter((scene) => isStruck(extra?.worldDmg, scene)) : []

/** The places that the boss's story counts as struck: one for each strike. docs/reference/content-facts.md 1.8. */
export const struckPlaces = ({ rage }: Boss, quest: PartyQuest): ReadonlyArray<string> =>
  (rage?.places ?? []).slice(0, disabledShops(quest).length)
