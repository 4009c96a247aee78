import type { Catalogue, LookSet } from '@daykeep/rules/catalogue'
import { didYouMean } from '../codec/index.ts'

type EntriesByKey = (catalogue: Catalogue) => Readonly<Record<string, object>>

/** The kinds that can be shown, by the word on the command line; `texts`: the kind in the text files. */
export const SHOWN_KINDS = {
  gear: { texts: 'gear', of: (catalogue) => catalogue.gear },
  egg: { texts: 'eggs', of: (catalogue) => catalogue.eggs },
  potion: { texts: 'hatchingPotions', of: (catalogue) => catalogue.hatchingPotions },
  food: { texts: 'food', of: (catalogue) => catalogue.food },
  pet: { texts: 'pets', of: (catalogue) => catalogue.pets },
  mount: { texts: 'mounts', of: (catalogue) => catalogue.mounts },
  quest: { texts: 'quests', of: (catalogue) => catalogue.quests },
  bundle: { texts: 'questBundles', of: (catalogue) => catalogue.questBundles },
  background: { texts: 'backgrounds', of: (catalogue) => catalogue.backgrounds },
  achievement: { texts: 'achievements', of: (catalogue) => catalogue.achievements },
  skill: { texts: 'skills', of: (catalogue) => catalogue.skills },
  transformation: { texts: 'transformations', of: (catalogue) => catalogue.transformations },
  card: { texts: 'cards', of: (catalogue) => catalogue.cards },
  event: { texts: 'events', of: ({ events }) => Object.fromEntries(events.map((event) => [event.key, event])) },
  look: { texts: 'looks', of: ({ looks }) => Object.fromEntries(looks.map((look) => [look.path, look])) },
  'look-set': {
    texts: 'lookSets',
    of: ({ lookSets }) =>
      Object.fromEntries(
        Object.values<LookSet>(lookSets).map(({ looks, ...set }) => [
          set.key,
          { ...set, looks: looks.map(({ path }) => path) },
        ]),
      ),
  },
} as const satisfies Readonly<Record<string, { readonly texts: string; readonly of: EntriesByKey }>>

export type ShownKind = keyof typeof SHOWN_KINDS

export type FoundEntry = { readonly kind: ShownKind; readonly key: string; readonly entry: object }

/** The entry of a kind and key as the game sees it; the reason with a near miss when there is none. */
export const findEntry = (catalogue: Catalogue, kind: string, key: string): FoundEntry | string => {
  if (!isKind(kind)) return `there is no kind "${kind}"${didYouMean(kind, Object.keys(SHOWN_KINDS))}`
  const entries: Readonly<Record<string, object>> = SHOWN_KINDS[kind].of(catalogue)
  const entry = Object.hasOwn(entries, key) ? entries[key] : undefined
  return entry === undefined
    ? `there is no ${kind} with key "${key}"${didYouMean(key, Object.keys(entries))}`
    : { kind, key, entry }
}

const isKind = (kind: string): kind is ShownKind => Object.hasOwn(SHOWN_KINDS, kind)
