import * as E from 'fp-ts/lib/Either.js'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { loadI18n } from '../../packages/api/src/i18n/load-i18n.ts'
import { openStore } from '../../packages/api/src/store/index.ts'
import { loadCatalogue } from '../content-compiler/index.ts'
import { prepareContent } from '../start/prepare-content.ts'
import { buildWorld } from './build-world.ts'
import { storeWorld } from './store-world.ts'
import { starterTexts } from './starter-texts.ts'

const HELP = `npm run seed [-- --players N --seed S --today YYYY-MM-DD]

Fills an empty store with a lively world: players of all levels, parties in the middle of every kind of quest, guilds with talk, challenges, a board,
private messages, staff of each privilege, a shadow-muted player, a world boss. The same seed and day give the same world.
It prints names and the password. A store that has players is refused.
  --players N   how many (default 200). Four hundred play their days; the others are like them, under names of their own
  --seed S      which ones (default 1)
  --today D     the day on which the world is visited (default: today)

DATA_DIR and MONGODB_URL name the store, as for npm start.
`

const OPTIONS = {
  players: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  today: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Players whose days are played; more would take hours. */
const PLAYED = 400

const TEXTS = fileURLToPath(new URL('../../packages/content/compiled/texts', import.meta.url))

const main = async (): Promise<number> => {
  const { values } = parseArgs({ options: OPTIONS })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const players = Number(values.players)
  const now = values.today === undefined ? Date.now() : Date.parse(`${values.today}T12:00:00.000Z`)
  if (!Number.isSafeInteger(players) || players < 1 || Number.isNaN(now)) {
    process.stderr.write(`--players is a whole number above zero, --today a date\n\n${HELP}`)
    return 2
  }
  if (!(await prepareContent())) return 1
  const { DATA_DIR = './data', MONGODB_URL } = process.env
  const store = await openStore({ dataDir: DATA_DIR, mongodbUrl: MONGODB_URL })
  if (E.isLeft(store)) return failWith(store.left.reason)
  try {
    if ((await store.right.count('users')) > 0)
      return failWith('The store has players already. Name an empty DATA_DIR.')
    const catalogue = loadCatalogue()
    const texts = starterTexts(await loadI18n(TEXTS), catalogue)
    const { seed } = values
    const played = Math.min(players, PLAYED)
    const documents = buildWorld({ catalogue, texts, players: played, seed, now }).documents()
    const { password, names } = await storeWorld(store.right, documents, { seed, now, crowd: players - played })
    const others = players === played ? '' : `and ${players - played} like them\n`
    process.stdout.write(`${names.join('\n')}\n${others}\n${players} players, all with the password: ${password}\n`)
    return 0
  } finally {
    await store.right.close()
  }
}

const failWith = (reason: string): number => {
  process.stderr.write(`${reason}\n`)
  return 1
}

process.exitCode = await main()
