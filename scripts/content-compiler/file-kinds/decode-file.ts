import * as E from 'fp-ts/lib/Either.js'
import { decodeContent, didYouMean, type Link } from '../codec/index.ts'
import type { ContentIssue } from '../issue.ts'
import type { ContentFile } from '../sources/source-file.ts'
import type { FileKind } from './file-kind.ts'
import type { ContentEntry } from './content-entry.ts'
import { FILE_KINDS, type FileKindName } from './file-kinds.ts'

/** A file as far as it could be decoded. */
export type DecodedFile = {
  readonly path: string
  readonly kind: FileKindName
  readonly value: unknown
  readonly entries: ReadonlyArray<ContentEntry>
  readonly links: ReadonlyArray<Link>
  readonly issues: ReadonlyArray<ContentIssue>
}

const DATA = 'data/'

/** Decodes a file by the kind that its name says, with every issue in it; a name of no kind is itself the issue. */
export const decodeFile = (file: ContentFile): E.Either<ContentIssue, DecodedFile> => {
  const { path } = file
  const kind = kindOf(path)
  if (kind === undefined) return E.left(unknownFile(path))
  const { codec, entries, issues: localIssues } = FILE_KINDS[kind] as FileKind<unknown>
  const { value, issues } = decodeContent(codec, file)
  // What needs several values is looked at only where each of them is sound.
  const local = issues.length > 0 ? [] : (localIssues?.(value, path) ?? [])
  return E.right({
    path,
    kind,
    value,
    entries: entries(value).filter(({ key }) => key !== undefined),
    links: codec.links(value, []),
    issues: [
      ...issues,
      ...local.map(({ at, message, severity = 'error' as const }) => ({ severity, file: path, path: at, message })),
    ],
  })
}

const names = Object.keys(FILE_KINDS) as ReadonlyArray<FileKindName>

const kindOf = (path: string): FileKindName | undefined =>
  path.startsWith(DATA) ? names.find((name) => FILE_KINDS[name].pattern.test(path.slice(DATA.length))) : undefined

const unknownFile = (path: string): ContentIssue => {
  const plain = names.map((name) => FILE_KINDS[name].pattern.source.replaceAll(/[\^$\\]/g, '')).filter(isPlain)
  const suggestion = didYouMean(path.slice(DATA.length), plain)
  return { severity: 'error', file: path, path: [], message: `no content is kept in a file of this name${suggestion}` }
}

const isPlain = (pattern: string): boolean => /^[\w/.-]+$/.test(pattern)
