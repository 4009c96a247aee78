import { GEAR_SLOTS, type GearSlot } from '@daykeep/rules/model'
import type { ParsedTemplate } from './drawings/parse-template.ts'

/** Which folders of `avatar/` hold the drawings of a slot: what is worn on the head is drawn with the head. */
export const SLOT_FOLDERS: Readonly<Record<GearSlot, ReadonlyArray<string>>> = {
  weapon: ['weapon'],
  armor: ['armor'],
  head: ['head', 'head-accessory'],
  shield: ['shield'],
  body: ['body-accessory'],
  back: ['back'],
  headAccessory: ['head', 'head-accessory'],
  eyewear: ['head', 'eyewear'],
}

type GearIndex = Readonly<Record<GearSlot, Readonly<Record<string, string>>>>

/** Slot and name of every gear template to its path. */
export const gearIndex = (templates: ReadonlyMap<string, ParsedTemplate>): GearIndex => {
  const drawnIn = (folder: string): ReadonlyArray<string> =>
    [...templates.keys()].filter((path) => path.startsWith(`avatar/${folder}/`))
  const named = (paths: ReadonlyArray<string>): Readonly<Record<string, string>> =>
    Object.fromEntries(paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]))
  return Object.fromEntries(GEAR_SLOTS.map((slot) => [slot, named(SLOT_FOLDERS[slot].flatMap(drawnIn))])) as GearIndex
}
