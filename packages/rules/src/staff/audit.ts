import { changedDocuments, type DocumentKind, type Documents, EMPTY_DOCUMENTS } from '../documents/index.ts'
import { isRecord } from '../kernel/index.ts'

/** One field that an act changed; `before` or `after` is missing where there was or is none. */
export type AuditedChange = {
  readonly kind: DocumentKind
  readonly id: string
  /** Empty for a document as a whole. */
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Groups first: their members may be more than a line of the audit holds. */
const KINDS = [
  'groups',
  ...Object.keys(EMPTY_DOCUMENTS).filter((kind) => kind !== 'groups'),
] as ReadonlyArray<DocumentKind>

/** Changes that one line of the audit holds: the end of a challenge changes thousands of documents. */
const MOST_CHANGES = 200

/** What differs between the documents before and after an act, field by field. */
export const auditedChanges = (before: Documents, after: Documents): ReadonlyArray<AuditedChange> =>
  KINDS.flatMap((kind) => {
    const { inserted, replaced, removed } = changedDocuments(before, after, kind)
    return [
      ...inserted.map((document) => ({ kind, id: document._id, path: '', after: document })),
      ...replaced.flatMap((document) =>
        differences(before[kind][document._id], document).map((change) => ({ kind, id: document._id, ...change })),
      ),
      ...removed.map((id) => ({ kind, id, path: '', before: before[kind][id] })),
    ]
  }).slice(0, MOST_CHANGES)

type Difference = Pick<AuditedChange, 'path' | 'before' | 'after'>

const differences = (before: unknown, after: unknown, path = ''): ReadonlyArray<Difference> => {
  if (before === after) return []
  if (!isRecord(before) || !isRecord(after))
    return [{ path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differences(before[key], after[key], path === '' ? key : `${path}.${key}`))
}
