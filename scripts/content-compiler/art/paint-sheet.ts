import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PaintRule, PaintSheet } from '@daykeep/rules/pictures'
import { parse, type Rule } from 'postcss'

const STYLES = join(import.meta.dirname, '../../../packages/web/src/art/art.css')

/** A class of the drawings, in every picture or in those of one kind. */
const SELECTOR = /^\.dk(?:\.(?<of>[\w-]+))? (?<classes>(?:\.[\w-]+)+)$/

/** The style sheet of the drawings as data, for programs that draw without a browser. Silhouettes are not among it. */
export const paintSheet = (): PaintSheet => {
  const rules = parse(readFileSync(STYLES, 'utf8')).nodes.filter((node) => node.type === 'rule')
  return {
    paint: Object.assign({}, ...rules.filter(({ selector }) => selector === '.dk').map(variablesOf)),
    rules: rules.flatMap(paintRules).sort((a, b) => strength(a) - strength(b)),
  }
}

const declarationsOf = (rule: Rule): Record<string, string> =>
  Object.fromEntries(rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])))

const variablesOf = (rule: Rule): PaintSheet['paint'] =>
  Object.fromEntries(Object.entries(declarationsOf(rule)).filter(([name]) => name.startsWith('--')))

const paintRules = (rule: Rule): ReadonlyArray<PaintRule> =>
  rule.selectors.flatMap((selector) => {
    const { of, classes } = SELECTOR.exec(selector)?.groups ?? {}
    if (classes === undefined || of === 'sil') return []
    const declarations = declarationsOf(rule)
    return [{ classes: classes.slice(1).split('.'), ...(of === undefined ? {} : { of }), declarations }]
  })

const strength = ({ classes, of }: PaintRule): number => classes.length + (of === undefined ? 0 : 1)
