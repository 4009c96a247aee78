import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** One invocation of a command: `args` are those after its name. Sets `process.exitCode` when there is an error. */
type Command = { readonly run: (args: ReadonlyArray<string>) => void | Promise<void> }

/** Loaded when called, so that a check does not load a browser. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  check: () => import('./commands/check.ts'),
  new: () => import('./commands/new.ts'),
  show: () => import('./commands/show.ts'),
  schemas: () => import('./commands/schemas.ts'),
  'contact-sheets': () => import('./commands/contact-sheets.ts'),
}

const HELP = `The content compiler: checks, compiles, extends and shows packages/content.

  npm run content:check      find every error, write packages/content/compiled
  npm run content:new        write the skeleton of a new entry
  npm run content:show       show an entry as the game sees it
  npm run content:schemas    write packages/content/schema
  npm run art:sheet          draw contact sheets of all pictures

Each explains itself with --help.`

// Node keeps the compiled modules between runs: a check at every save starts in half the time.
enableCompileCache(join(import.meta.dirname, '../../.cache/node'))

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
if (load === undefined) {
  console.log(HELP)
  if (name !== '--help') process.exitCode = 1
} else {
  await (await load()).run(args)
}
