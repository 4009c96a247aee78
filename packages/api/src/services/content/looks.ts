import type { Background, Catalogue, Look, LookKind } from '@daykeep/rules/content'
import { byKey } from './by-key.ts'
import type { Speaking } from './speaking.ts'

const PARTS = ['color', 'base', 'bangs', 'flower', 'beard', 'mustache'] as const

/** How a player can look, and the scenes to stand in. Content facts 4. */
export const looksIn = (catalogue: Catalogue, speak: Speaking) => {
  const ofKind = (kind: LookKind) =>
    byKey(
      catalogue.looks.filter((look) => look.kind === kind),
      (look) => lookEntry(catalogue, look, speak),
    )
  const scenes = Object.values<Background>(catalogue.backgrounds)
  const sceneEntries = (kept: ReadonlyArray<Background>) => byKey(kept, (scene) => sceneEntry(scene, speak))
  const sets = [...new Set(scenes.map(({ set }) => set))]
  return {
    appearances: {
      hair: Object.fromEntries(PARTS.map((part) => [part, ofKind(`hair.${part}`)])),
      size: ofKind('size'),
      skin: ofKind('skin'),
      shirt: ofKind('shirt'),
      chair: ofKind('chair'),
    },
    backgrounds: Object.fromEntries(sets.map((key) => [key, sceneEntries(scenes.filter(({ set }) => set === key))])),
    backgroundsFlat: sceneEntries(scenes),
  }
}

const lookEntry = ({ lookSets }: Catalogue, { key, path, price, set }: Look, { say }: Speaking) => ({
  key,
  text: say(`looks.${path}.text`) || key,
  price,
  ...(set === undefined
    ? {}
    : { set: { key: set, text: say(`lookSets.${set}.text`), setPrice: lookSets[set]?.price ?? 0 } }),
})

const sceneEntry = ({ key, set, price, currency }: Background, { words }: Speaking) => ({
  key,
  ...words(`backgrounds.${key}`),
  set,
  price,
  currency,
})
