import { type AnyEndpoint, endpointNamed, endpointNames, PREFIXES } from '../contract/index.ts'

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse; width: 100% }
  td, th { text-align: start; vertical-align: top; padding: .3rem .6rem; border-top: 1px solid #8884 }
  code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere }
`

const AUTH_LABELS = { none: 'anyone', required: 'player', optional: 'anyone, player' } as const

/** The calls of the API as an HTML page, by area. */
export const apiPage = (version: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Daykeep API</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Daykeep API</h1>
<p>Version ${version}. Paths stand below <code>${PREFIXES.v4}</code>, and below <code>${PREFIXES.v3}</code> with 30 calls a minute.
Players send <code>x-api-user</code> and <code>x-api-key</code>. Every answer holds <code>success</code> and <code>data</code>; a refusal holds
<code>error</code>, <code>key</code> and <code>message</code>. For programs: <a href="${PREFIXES.v4}/openapi.json">openapi.json</a>.</p>
${areas().map(areaSection).join('\n')}
</body>
</html>
`

const areas = (): ReadonlyArray<string> => [...new Set(endpointNames.map((name) => endpointNamed(name).area))]

const areaSection = (area: string): string => `<h2>${area}</h2>
<table>
<tr><th>Call</th><th>Who</th><th>Does</th></tr>
${endpointNames
  .map(endpointNamed)
  .filter((endpoint) => endpoint.area === area)
  .map(row)
  .join('\n')}
</table>`

const row = ({ method, path, also, auth: who, summary }: AnyEndpoint): string =>
  `<tr><td>${[path, ...also].map((each) => `<code>${method} ${each}</code>`).join('<br>')}</td><td>${AUTH_LABELS[who]}</td><td>${summary}</td></tr>`
