/** Everything in kB of 1000 bytes, gzip. */

/** What must be there before the page can be drawn: the graph of index.html. */
export const FIRST_LOAD = 200

/** What a visitor and a player have loaded when their first screen is whole; drawings and words come beside it. */
export const SCREENS = [
  { name: 'first screen of a visitor', sources: ['index.html', 'src/features/home/index.ts'], limit: 200 },
  {
    name: 'first screen of a player',
    sources: [
      'index.html',
      'src/shell/game/GameRoom.tsx',
      'src/shell/game/open-game.ts',
      'src/features/tasks-page/index.ts',
    ],
    limit: 274,
  },
] as const

/** Chunks that may be larger than the others, with the reason. */
const LARGER: Readonly<Record<string, number>> = {
  // Every drawing of the game as data, over 1,200 of them since each animal, place and piece of gear has its own; loaded
  // after the first paint, one file for all pictures of all pages, kept by the browser until a drawing changes.
  'content-studio': 340,
  // The rules of the game and the queue around them.
  'open-player': 60,
  // Radix, shared by whatever opens.
  ui: 60,
  // Markdown with tables and lists, and the second wall against what strangers write.
  'to-html': 35,
  // React itself.
  index: 90,
}

/** Names and notes of all things in one language, `content-de`: words, not code; they grow with the catalogue. */
const NAMES_OF_THINGS = { chunk: /^content-[a-z]{2}(_[A-Z]{2})?$/, limit: 150 }

/** A chunk that is loaded by itself stays below this, unless it is named above. */
const ORDINARY = 30

export const limitOf = (file: string): number => {
  const name = /([^/]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? file
  return NAMES_OF_THINGS.chunk.test(name) ? NAMES_OF_THINGS.limit : (LARGER[name] ?? ORDINARY)
}
