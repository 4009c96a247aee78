// All sizes in kB of 1000 bytes, gzip.

/** JavaScript needed before the first paint: the graph of index.html. */
export const FIRST_LOAD = 114

/** JavaScript needed for a complete first screen, without drawings and texts; and all that comes for it, as it is packed. */
export const SCREENS = [
  {
    name: 'first screen of a visitor',
    sources: ['index.html', 'src/features/home/index.ts'],
    limit: 140,
    // The page is in the HTML, and the scripts come when the visitor does something; typefaces come on the first visit, too.
    page: /^home\.\w+\.html$/,
    also: /-core-[\w-]+\.woff2$|land-fall-/,
    onTheWay: 72.8,
  },
  {
    name: 'first screen of a player',
    sources: ['index.html', 'src/app/signed-in/index.ts'],
    limit: 206.7,
    page: /^index\.html$/,
    // Typefaces come after it on a first visit.
    also: /catalogue-[\w-]+\.json$/,
    onTheWay: 241.7,
  },
] as const

/** Chunks with a larger limit, and the reason. */
const LARGER: Readonly<Record<string, number>> = {
  // All drawings of the game as data, over 1,200; loaded after the first paint and cached until a drawing changes.
  'content-renderer': 340,
  // What the things of the catalogue are drawn by; loaded after the first screen.
  'compiled-art': 43.4,
  // React, the router, and what else every page is made of.
  app: 113.1,
  // The rules of tasks and days, the command queue, the frame of a signed-in player and the tasks.
  board: 92.8,
  // Markdown with tables and lists, and the sanitizer of its HTML.
  'to-html': 35,
  // The names of all emoji, loaded when somebody types the first.
  gemoji: 32,
}

/** Names and notes of all items in one language, and the words of screens beside the board, `content-de`; they grow with both, and come after the first screen. */
const CONTENT_TEXTS = { chunk: /^content-[a-z]{2}(_[A-Z]{2})?$/, limit: 172 }

/** The limit of every other chunk. */
const ORDINARY = 30

export const limitOf = (file: string): number => {
  const name = /([^/]+)-[\w-]{7}\.js$/.exec(file)?.[1] ?? file
  return CONTENT_TEXTS.chunk.test(name) ? CONTENT_TEXTS.limit : (LARGER[name] ?? ORDINARY)
}
