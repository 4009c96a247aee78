import type { Background, Catalogue, Look, LookKind } from '@daykeep/rules/catalogue'
import { byKey } from './by-key.ts'
import type { Translator } from '../../i18n/translator.ts'

const PARTS = ['color', 'base', 'bangs', 'flower', 'beard', 'mustache'] as const

/** How a player can look, and the scenes to stand in. docs/reference/content-facts.md 4. */
export const toLooks = (catalogue: Catalogue, translator: Translator) => {
  const ofKind = (kind: LookKind) =>
    byKey(
      catalogue.looks.filter((look) => look.kind === kind),
      (look) => lookEntry(catalogue, look, translator),
    )
  const scenes = Object.values<Background>(catalogue.backgrounds)
  const sceneEntries = (selected: ReadonlyArray<Background>) =>
    byKey(selected, (scene) => sceneEntry(scene, translator))
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

const lookEntry = ({ lookSets }: Catalogue, { key, path, price, set }: Look, { translate }: Translator) => ({
  key,
  text: translate(`looks.${path}.text`) || key,
  price,
  ...(set === undefined
    ? {}
    : { set: { key: set, text: translate(`lookSets.${set}.text`), setPrice: lookSets[set]?.price ?? 0 } }),
})

const sceneEntry = ({ key, set, price, currency }: Background, { words }: Translator) => ({
  key,
  ...words(`backgrounds.${key}`),
  set,
  price,
  currency,
})
