// Loaded before anything else and plain JavaScript on purpose: an old Node cannot even read the other scripts.
const NEEDED = 24
const found = Number(process.versions.node.split('.')[0])

if (found < NEEDED) {
  process.stderr.write(`Daykeep needs Node ${NEEDED} or later; this is ${process.version}.
npm install brings one along for Linux, macOS and Windows. If it is missing, your npm left it out:
run npm install again without --omit=optional, or install Node ${NEEDED} from nodejs.org.
`)
  process.exit(1)
}
