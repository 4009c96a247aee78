/** A file of the bundle, as far as it is read here. */
export type Output = {
  readonly type: 'chunk' | 'asset'
  readonly fileName: string
  readonly name?: string
  readonly names?: ReadonlyArray<string>
  readonly facadeModuleId?: string | null
  readonly imports?: ReadonlyArray<string>
  readonly code?: string
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> }
}

/** The files of a build by name. */
export type Bundle = Readonly<Record<string, Output>>

/** The names of chunks and of all their static imports. */
export const closure = (bundle: Bundle, from: ReadonlyArray<Output>): ReadonlySet<string> => {
  const files = new Set<string>()
  const visit = ({ fileName, imports = [] }: Output): void => {
    if (files.has(fileName)) return
    files.add(fileName)
    for (const each of imports) {
      const next = bundle[each]
      if (next !== undefined) visit(next)
    }
  }
  for (const each of from) visit(each)
  return files
}

const HOME = /src\/features\/home\/index\.ts$/

export const homeOf = (bundle: Bundle): ReadonlyArray<Output> =>
  Object.values(bundle).filter(({ facadeModuleId }) => HOME.test(facadeModuleId ?? ''))
