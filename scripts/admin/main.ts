import * as E from 'fp-ts/lib/Either.js'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createOperator, GRANTS, setWorldBoss } from '../../packages/api/src/staff/index.ts'
import { migratingStore, openStore, SQLITE_FILE } from '../../packages/api/src/store/index.ts'
import { loadCatalogue } from '../content-compiler/index.ts'
import { prepareContent } from '../start/prepare-content.ts'

const HELP = `npm run admin -- COMMAND

For the first staff member, and when nobody can log in. It works while the server runs; each change leaves a line of the audit.
  grant NAME PRIVILEGE    gives a player a privilege: ${GRANTS.join(', ')}
  revoke NAME PRIVILEGE   takes it back
  list                    who has which privilege
  suspend NAME            ends all logins; unsuspend NAME lets the player in again
  second-factor-off NAME  for a player who lost theirs: ends all logins and asks for the password alone
  reset-link NAME         a link with which the player chooses a new password, for 24 hours
  world-boss KEY          begins the fight of everybody with a boss; world-boss off ends it without rewards

NAME is a user name or an id. DATA_DIR, MONGODB_URL and BASE_URL as for npm start.
`

/** Runs one command; returns the exit code. */
export const runAdmin = async (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const [command = '', name = '', privilege = ''] = args
  const operands = OPERANDS[command]
  if (operands === undefined || args.length !== operands + 1) {
    process.stdout.write(HELP)
    return command === '--help' ? 0 : 2
  }
  const { DATA_DIR = './data', MONGODB_URL, PORT = '3000', BASE_URL = `http://localhost:${PORT}` } = env
  const file = resolve(DATA_DIR, SQLITE_FILE)
  if (!MONGODB_URL && !existsSync(file)) return failWith(`There is no ${file}. DATA_DIR names the folder of the store.`)
  if (!(await prepareContent())) return 1
  const store = await openStore({ dataDir: DATA_DIR, mongodbUrl: MONGODB_URL })
  if (E.isLeft(store)) return failWith(store.left.reason)
  try {
    const catalogue = loadCatalogue()
    const migrating = migratingStore(store.right, catalogue)
    const operator = createOperator(migrating, Date.now)
    const run: Readonly<Record<string, () => ReturnType<typeof operator.list>>> = {
      grant: () => operator.grant(name, privilege),
      revoke: () => operator.revoke(name, privilege),
      list: () => operator.list(),
      suspend: () => operator.suspend(name),
      unsuspend: () => operator.unsuspend(name),
      'second-factor-off': () => operator.secondFactorOff(name),
      'reset-link': () => operator.resetLink(name, BASE_URL),
      'world-boss': () => setWorldBoss(migrating, catalogue, Date.now, name),
    }
    const answer = (await run[command]?.()) ?? E.left(command)
    if (E.isLeft(answer)) return failWith(answer.left)
    process.stdout.write(`${answer.right}\n`)
    return 0
  } finally {
    await store.right.close()
  }
}

/** How many words follow each command. */
const OPERANDS: Readonly<Record<string, number | undefined>> = {
  grant: 2,
  revoke: 2,
  list: 0,
  suspend: 1,
  unsuspend: 1,
  'second-factor-off': 1,
  'reset-link': 1,
  'world-boss': 1,
}

const failWith = (reason: string): number => {
  process.stderr.write(`${reason}\n`)
  return 1
}

if (import.meta.main) process.exitCode = await runAdmin(process.argv.slice(2), process.env)
