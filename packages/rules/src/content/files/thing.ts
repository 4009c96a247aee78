import type { ContentCodec, Path } from '../codec/index.ts'

/** Each kind of thing with a key, and the texts that each of its kind needs and may have. */
export const THINGS = {
  gear: { needs: ['text', 'notes'], may: [] },
  mysterySets: { needs: ['text'], may: [] },
  galaSets: { needs: ['text'], may: [] },
  eggs: { needs: ['text', 'adjective'], may: ['mountText'] },
  hatchingPotions: { needs: ['text', 'notes'], may: [] },
  food: { needs: ['text', 'textA', 'textThe', 'notes'], may: [] },
  market: { needs: ['text', 'notes'], may: [] },
  quests: { needs: ['text', 'notes', 'completion'], may: [] },
  questBundles: { needs: ['text', 'notes'], may: [] },
  pets: { needs: ['text'], may: [] },
  mounts: { needs: ['text'], may: [] },
  backgrounds: { needs: ['text', 'notes'], may: [] },
  achievements: { needs: ['title', 'text'], may: [] },
  skills: { needs: ['text', 'notes'], may: [] },
  transformations: { needs: ['text', 'notes'], may: [] },
  cards: {
    needs: ['text', 'notes', 'message1'],
    may: ['message2', 'message3', 'message4', 'message5'],
  },
  looks: { needs: ['text'], may: [] },
  lookSets: { needs: ['text'], may: [] },
  events: { needs: ['text'], may: [] },
  subscriptionBlocks: { needs: [], may: [] },
  gemPacks: { needs: [], may: [] },
  taskTemplates: { needs: ['text'], may: ['notes'] },
  starterTags: { needs: ['text'], may: [] },
  challengeCategories: { needs: ['text'], may: [] },
  faqHeadings: { needs: ['text'], may: [] },
  faq: { needs: ['question', 'web'], may: [] },
  articles: { needs: ['title', 'lead'], may: [] },
  news: { needs: ['title', 'text'], may: [] },
} as const satisfies Readonly<Record<string, { needs: ReadonlyArray<string>; may: ReadonlyArray<string> }>>

export type ThingKind = keyof typeof THINGS

/**
 * One thing that a file brings into the game, and where in the file it stands. `undrawn`: it has no `art` and needs one.
 * `texts`: those that it needs besides the ones of its kind, as `items.bar`.
 */
export type Thing = {
  readonly kind: ThingKind
  readonly key: string
  readonly at: Path
  readonly undrawn?: boolean
  readonly texts?: ReadonlyArray<string>
}

/** A fault that needs more than one value of a file to be seen. */
export type LocalFault = { readonly at: Path; readonly message: string }

/** What a file name says about a file: how to read it, what it brings, and what else may be wrong with it. */
export type FileKind<A> = {
  readonly name: string
  /** Of the path below `data/`. */
  readonly pattern: RegExp
  readonly codec: ContentCodec<A>
  readonly things: (file: A) => ReadonlyArray<Thing>
  readonly faults?: (file: A, path: string) => ReadonlyArray<LocalFault>
}

export const fileKind = <A>(kind: FileKind<A>): FileKind<A> => kind

type Entry = { readonly key: string; readonly art?: unknown }

/** The things of a list at `field`, each of which may have art. */
export const thingsAt = (kind: ThingKind, field: string, entries: ReadonlyArray<Entry>): ReadonlyArray<Thing> =>
  entries.map(({ key, art }, index) => ({ kind, key, at: [field, index, 'key'], undrawn: art === undefined }))
