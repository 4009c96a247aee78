import type { LintRule } from './import-rule.ts'

/** Words that say what happened to a value, or nothing, instead of what it is. docs/style.md 6. */
const VAGUE = new Set([
  'Asked',
  'Given',
  'Held',
  'Kept',
  'Named',
  'Part',
  'Place',
  'Said',
  'Shown',
  'Stuff',
  'Thing',
  'Told',
  'Wanted',
  'Ways',
  'Written',
])

/** Exported types carry names that say what they are. */
export const typeNames: LintRule = {
  create: (context) => ({
    ExportNamedDeclaration: ({ declaration }) => {
      if (declaration?.type !== 'TSTypeAliasDeclaration' && declaration?.type !== 'TSInterfaceDeclaration') return
      if (!VAGUE.has(declaration.id.name)) return
      context.report({ node: declaration.id, message: `"${declaration.id.name}" does not say what this type is.` })
    },
  }),
}
