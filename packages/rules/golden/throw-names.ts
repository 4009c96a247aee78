import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { readdirSync, readFileSync } from 'node:fs'
import type { Catalogue } from '../src/catalogue/index.ts'
import type { Command } from '../src/command.ts'
import { commands } from '../src/commands.ts'
import { decodeParams } from '../src/decode-params.ts'
import { applyInvariants } from '../src/execute/index.ts'
import { notify } from '../src/notifications/index.ts'
import { recordingSeed } from '../test-kit/index.ts'
import type { YearStep } from './player-year.ts'

const SRC = new URL('../src/', import.meta.url)

/** A throw as it is named in the code: what differs from throw to throw is a star. */
export type NamedThrow = { readonly name: string; readonly file: string }

/** `roll(seed, 'rule.throw')`, `pick(...)` and `idFrom(...)`, with a text or a template as the name. */
const THROW = /\b(?:roll|pick|idFrom)\(\s*[\w.]+,\s*('[^']*'|`[^`]*`)/g

/** A template `rule.throw/...` that is handed to whoever throws. */
const HANDED_ON = /(`[a-z]\w*\.[a-z][a-z-]*\/\$[^`]*`)/gi

/** The throws that the sources of the rules name, but for names of which the caller gives the beginning. */
const namedThrows = (): ReadonlyArray<NamedThrow> =>
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('primitives/'))
    .flatMap((file) => {
      const text = readFileSync(new URL(file, SRC), 'utf8')
      const names = [...text.matchAll(THROW), ...text.matchAll(HANDED_ON)].map(([, name = '']) => starred(name))
      return [...new Set(names)].filter((name) => !name.startsWith('*')).map((name) => ({ name, file }))
    })

const starred = (text: string): string => text.slice(1, -1).replaceAll(/(\$\{[^}]*\})+/g, '*')

/** The names of the golden list. */
export const listedNames = (): ReadonlyArray<string> =>
  readFileSync(new URL('./throw-names.golden.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .flatMap((line) => line.split(' ')[0] ?? [])

/** Every throw by name: those of the sources, and those that fell under a name whose beginning was given. */
export const throwList = (fallen: ReadonlySet<string>): ReadonlyArray<NamedThrow> => {
  const named = namedThrows()
  const others = [...fallen].filter((name) => !named.some((each) => isNamed(each.name, name))).map(fallenName)
  return [...named, ...[...new Set(others)].map((name) => ({ name, file: '-' }))].toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  )
}

/**
 * The name of a throw that fell as the code names it: ids, numbers and sides after a slash are stars. Ids take several
 * throws, which count as one.
 */
const fallenName = (name: string): string => name.replace(/\/(\d|variant)$/, '').replaceAll(/\/[\w-]+/g, '/*')

/** Whether a throw that fell has this name; ids take several throws, `name/0` to `name/5` and `name/variant`. */
export const isNamed = (pattern: string, fallen: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}(/(\\d|variant))?$`).test(fallen)

/** The throws that fell in a year, with what follows of every command. */
export const throwsOf = (catalogue: Catalogue, steps: ReadonlyArray<YearStep>): ReadonlySet<string> =>
  new Set(steps.flatMap((step) => throwsIn(catalogue, step)))

const throwsIn = (catalogue: Catalogue, { at, name, input, before }: YearStep): ReadonlyArray<string> => {
  const row = commands[name] as unknown as Command<unknown>
  const { seed, names } = recordingSeed(`${before.user._id}/${before.user.turn}`)
  const result = pipe(
    decodeParams(row)(input),
    E.chainW((params) => row.rule({ catalogue, now: at, seed })(params)(before)),
  )
  if (E.isRight(result)) {
    const invariant = applyInvariants(catalogue, seed)(result.right.state.user)
    notify(seed)([...result.right.events, ...invariant.events])(invariant.state)
  }
  return names
}
