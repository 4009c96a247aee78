import type { RuleTester } from 'oxlint/plugins-dev'

type Rule = Parameters<RuleTester['run']>[1]
export type LintRule = Extract<Rule, { readonly create: unknown }>
export type RuleContext = Parameters<LintRule['create']>[0]
type Schema = NonNullable<NonNullable<LintRule['meta']>['schema']>

type Visitor = ReturnType<LintRule['create']>
type WithSource =
  | Parameters<NonNullable<Visitor['ImportDeclaration']>>[0]
  | Parameters<NonNullable<Visitor['ExportNamedDeclaration']>>[0]
  | Parameters<NonNullable<Visitor['ExportAllDeclaration']>>[0]
  | Parameters<NonNullable<Visitor['ImportExpression']>>[0]

/** `isDynamic`: an `import()`, which names a file to make it a chunk of its own. */
type Check = (specifier: string, isDynamic: boolean) => string | undefined

/** A rule that looks at every module specifier of a file: imports, re-exports and dynamic imports, of types too. */
export const importRule = (check: (context: RuleContext) => Check, schema: Schema = []): LintRule => ({
  meta: { schema },
  create: (context) => {
    const problemOf = check(context)
    const visit = ({ type, source }: WithSource): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return
      const message = problemOf(source.value, type === 'ImportExpression')
      if (message !== undefined) context.report({ node: source, message })
    }
    return {
      ImportDeclaration: visit,
      ExportNamedDeclaration: visit,
      ExportAllDeclaration: visit,
      ImportExpression: visit,
    }
  },
})
