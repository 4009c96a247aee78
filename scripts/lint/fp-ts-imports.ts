import { importRule } from './import-rule.ts'

/** Node resolves `fp-ts/Either` to nothing, although the compiler and the bundler do. docs/decisions. */
export const fpTsImports = importRule(() => (specifier) => {
  if (!/^fp-ts(\/|$)/.test(specifier)) return undefined
  return /^fp-ts\/lib\/\w+\.js$/.test(specifier) ? undefined : 'Import fp-ts modules as fp-ts/lib/X.js.'
})
