import { CONTENT_DIR } from '../content/content-dir.ts'
import { compileContent } from '../content/compile-content.ts'

/** Checks and compiles what the game contains. False, and told why, when something in it is wrong. */
export const prepareContent = async (): Promise<boolean> => {
  const { ok, report } = await compileContent(CONTENT_DIR)
  if (!ok) {
    process.stderr.write(`${report.join('\n')}\nThe content has errors. npm run content:check shows them again.\n`)
    return false
  }
  return true
}
