import { parseAst } from 'vite'
import type { Mutant } from './mutant.ts'

type Node = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** The replacement of each operator. */
const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&&': '||',
  '||': '&&',
}

const METHODS: Readonly<Record<string, string>> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  some: 'every',
  every: 'some',
}

/** TypeScript nodes that contain run-time expressions. */
const WITH_EXPRESSION = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

/** Every mutant of a file: one constant, comparison, sum or choice at a time. */
export const mutantsOf = (file: string, source: string): ReadonlyArray<Mutant> => {
  const found: Mutant[] = []
  const add = (start: number, end: number, to: string): void => {
    const line = source.slice(0, start).split('\n').length
    found.push({ file, line, start, end, from: source.slice(start, end), to })
  }
  const visit = (node: Node): void => {
    mutate(node, source, add)
    for (const [field, value] of Object.entries(node)) if (!isSkipped(node, field)) childrenIn(value).forEach(visit)
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return found
}

type Add = (start: number, end: number, to: string) => void

const mutate = (node: Node, source: string, add: Add): void => {
  switch (node.type) {
    case 'Literal':
      if (typeof node['value'] === 'number') add(node.start, node.end, otherNumber(node['value']))
      if (typeof node['value'] === 'boolean') add(node.start, node.end, String(!node['value']))
      return
    case 'BinaryExpression':
    case 'LogicalExpression':
      mutateOperator(node, source, add)
      return
    case 'MemberExpression': {
      const property = node['property'] as Node
      const other = METHODS[String(property['name'])]
      if (other !== undefined && node['computed'] === false) add(property.start, property.end, other)
    }
  }
}

const mutateOperator = (node: Node, source: string, add: Add): void => {
  const [left, right] = [node['left'] as Node, node['right'] as Node]
  const operator = String(node['operator'])
  const other = OPERATORS[operator]
  if (other === undefined || (operator === '+' && [left, right].some(isText))) return
  const at = source.indexOf(operator, left.end)
  if (at >= 0 && at < right.start) add(at, at + operator.length, other)
}

/** Adds 1 to a whole number and half to a fraction. */
const otherNumber = (value: number): string => String(Number.isInteger(value) ? value + 1 : value * 1.5)

const isText = ({ type, value }: Node): boolean => type === 'TemplateLiteral' || typeof value === 'string'

const isSkipped = (node: Node, field: string): boolean =>
  (field === 'key' && node['computed'] !== true) || field.startsWith('type')

const childrenIn = (value: unknown): ReadonlyArray<Node> =>
  (Array.isArray(value) ? value : [value]).filter(isNode).filter(isRunTime)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const isRunTime = ({ type }: Node): boolean =>
  (!type.startsWith('TS') || WITH_EXPRESSION.has(type)) && type !== 'ImportDeclaration'
