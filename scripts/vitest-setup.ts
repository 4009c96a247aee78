import { compileContent } from './content/compile-content.ts'

/** Tests read the compiled content, also when only some of them are run. Its faults are the content check's to tell. */
export const setup = async (): Promise<void> => {
  const { ok } = await compileContent()
  if (!ok) console.warn('The content has errors: npm run content:check. Tests see what was compiled last.')
}
