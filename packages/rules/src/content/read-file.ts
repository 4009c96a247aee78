import * as E from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import { didYouMean, fieldName, type Link, type Path } from './codec/index.ts'
import type { ContentFile } from './content-file.ts'
import type { Fault } from './fault.ts'
import { FILE_KINDS, type FileKind, type KindName, type LocalFault, type Thing } from './files/index.ts'

/** A file as far as it could be read: what it is, what it brings, what it names, and what is wrong with it. */
export type ReadFile = {
  readonly path: string
  readonly kind: KindName
  readonly value: unknown
  readonly things: ReadonlyArray<Thing>
  readonly links: ReadonlyArray<Link>
  readonly faults: ReadonlyArray<Fault>
}

const DATA = 'data/'

/** Reads one file by the kind that its name tells, with every fault in it; a file of no known kind is only a fault. */
export const readFile = ({ path, value }: ContentFile): E.Either<Fault, ReadFile> => {
  const kind = kindOf(path)
  if (kind === undefined) return E.left(noSuchKind(path))
  const { codec, things, faults } = FILE_KINDS[kind] as FileKind<unknown>
  const decoded = codec.decode(value)
  const file = E.isRight(decoded) ? decoded.right : codec.salvage(value)
  return E.right({
    path,
    kind,
    value: file,
    things: things(file).filter(({ key }) => key !== undefined),
    links: codec.links(file, []),
    faults: E.isLeft(decoded)
      ? decoded.left.map((error) => toFault(path, error))
      : (faults?.(file, path) ?? []).map((local) => localFault(path, local)),
  })
}

const localFault = (file: string, { at, message }: LocalFault): Fault => ({ level: 'error', file, path: at, message })

const names = Object.keys(FILE_KINDS) as ReadonlyArray<KindName>

const kindOf = (path: string): KindName | undefined =>
  path.startsWith(DATA) ? names.find((name) => FILE_KINDS[name].pattern.test(path.slice(DATA.length))) : undefined

const noSuchKind = (path: string): Fault => {
  const plain = names.map((name) => FILE_KINDS[name].pattern.source.replaceAll(/[\^$\\]/g, '')).filter(isPlain)
  const meant = didYouMean(path.slice(DATA.length), plain)
  return { level: 'error', file: path, path: [], message: `no content is kept in a file of this name${meant}` }
}

const isPlain = (pattern: string): boolean => /^[\w/.-]+$/.test(pattern)

/** Positions in lists come as text; the path is shown with numbers. */
const toFault = (file: string, { context, message }: t.ValidationError): Fault => {
  const steps = context.slice(1)
  const path: Path = steps.map(({ key, actual }) => (actual === 'number' ? Number(key) : key))
  const anchor = steps.at(-1)?.type === fieldName ? { anchor: 'key' as const } : {}
  return { level: 'error', file, path, ...anchor, message: message ?? 'not understood' }
}
