import type { Path } from '../issue.ts'

/** Each kind of entry, and the texts that an entry of the kind needs and may have. */
export const ENTRY_TEXTS = {
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

export type EntryKind = keyof typeof ENTRY_TEXTS

/**
 * One entry that a file adds to the game, and its path in the file. `missingArt`: it has no `art` and needs one.
 * `texts`: those that it needs besides the ones of its kind, as `items.bar`.
 */
export type ContentEntry = {
  readonly kind: EntryKind
  readonly key: string
  readonly at: Path
  readonly missingArt?: boolean
  readonly texts?: ReadonlyArray<string>
}

type ListItem = { readonly key: string; readonly art?: unknown }

/** The entries of a list at `field`, each of which may have art. */
export const entriesAt = (
  kind: EntryKind,
  field: string,
  entries: ReadonlyArray<ListItem>,
): ReadonlyArray<ContentEntry> =>
  entries.map(({ key, art }, index) => ({ kind, key, at: [field, index, 'key'], missingArt: art === undefined }))
