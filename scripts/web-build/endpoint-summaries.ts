import type { Plugin } from 'vite'

const ROWS = /\/packages\/api\/src\/contract\/.*rows\/[\w-]+\.ts$/

/** The sentence that a row of the contract says about itself. */
const SUMMARY = /\bsummary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g

/** The rows of the contract without their summaries: only the page about the API reads them. */
export const withoutSummaries = (rows: string): string => rows.replaceAll(SUMMARY, '')

/** Leaves the summaries of endpoints out of what browsers load. */
export const endpointSummariesPlugin = (): Plugin => ({
  name: 'daykeep-endpoint-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) => (ROWS.test(id) ? { code: withoutSummaries(code), map: null } : null),
})
