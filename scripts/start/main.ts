import { buildWeb } from './build-web.ts'
import { prepareContent } from './prepare-content.ts'

const HELP = `Checks the content, builds the web app when its sources changed, then serves both on one port.

  npm start                     http://localhost:3000, data in ./data
  PORT=8080 npm start           on another port
  DATA_DIR=/srv/keep npm start  with the data elsewhere

All variables are in packages/api/README.md.
`

if (process.argv.includes('--help')) process.stdout.write(HELP)
else if ((await prepareContent()) && (await buildWeb())) await import('@daykeep/api/main')
else process.exitCode = 1
