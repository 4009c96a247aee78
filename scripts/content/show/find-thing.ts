import { type Catalogue, didYouMean, type LookSet } from '../../../packages/rules/src/content/index.ts'

type Things = (catalogue: Catalogue) => Readonly<Record<string, object>>

/** Kinds that can be shown, by the word a designer says; `texts`: the kind under which its texts stand. */
export const KINDS = {
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
} as const satisfies Readonly<Record<string, { readonly texts: string; readonly of: Things }>>

export type ShownKind = keyof typeof KINDS

export type Found = { readonly kind: ShownKind; readonly key: string; readonly thing: object }

/** The thing of a kind and key as the game sees it; why there is none, with a near miss, when there is none. */
export const findThing = (catalogue: Catalogue, kind: string, key: string): Found | string => {
  if (!isKind(kind)) return `there is no kind "${kind}"${didYouMean(kind, Object.keys(KINDS))}`
  const things: Readonly<Record<string, object>> = KINDS[kind].of(catalogue)
  const thing = Object.hasOwn(things, key) ? things[key] : undefined
  return thing === undefined
    ? `there is no ${kind} with key "${key}"${didYouMean(key, Object.keys(things))}`
    : { kind, key, thing }
}

const isKind = (kind: string): kind is ShownKind => Object.hasOwn(KINDS, kind)
