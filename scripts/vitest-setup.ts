import { compileContent } from './content-compiler/index.ts'

/** Compiles the content, which the tests read. Errors in it are reported by `content:check`, not by every test. */
export const setup = async (): Promise<void> => {
  const { ok } = await compileContent()
  if (!ok) console.warn('The content has errors: npm run content:check. Tests see what was compiled last.')
}
