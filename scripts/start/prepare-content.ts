import { CONTENT_DIR, compileContent } from '../content-compiler/index.ts'

/** Checks and compiles the content; false, with a report on stderr, if it has errors. */
export const prepareContent = async (): Promise<boolean> => {
  const { ok, report } = await compileContent(CONTENT_DIR)
  if (!ok) {
    process.stderr.write(`${report.join('\n')}\nThe content has errors. npm run content:check shows them again.\n`)
    return false
  }
  return true
}
