import { idFrom, isRecord, isUuid, type Seed } from '../kernel/index.ts'
import { asKey, LIMITS, type Tag, type TagId, type User } from '../model/index.ts'
import type { LeftOut, RestoreWay } from './report.ts'

type Restored = {
  readonly user: User
  readonly tags: number
  readonly leftOut: ReadonlyArray<LeftOut>
  /** What each tag of the file is called here. */
  readonly idOf: ReadonlyMap<string, TagId>
}

type FiledTag = { readonly id: string; readonly name: string }

/** Tags of the file that the player lacks, by name. A replacement puts those of the file first, and drops own ones that it lacks. */
export const restoredTags =
  (seed: Seed) =>
  ({ file, mode }: RestoreWay) =>
  (user: User): Restored => {
    const filed = tagsOf(file)
    const own = new Map(user.tags.map((tag) => [nameOf(tag.name), tag]))
    const ids = new Set<string>(user.tags.map(({ id }) => id))
    const idOf = new Map<string, TagId>()
    const newTags: Tag[] = []
    const found: Tag[] = filed.flatMap((tag, at) => {
      const existing = user.tags.find(({ id }) => id === tag.id) ?? own.get(nameOf(tag.name))
      if (existing !== undefined) {
        idOf.set(tag.id, existing.id)
        return existing.challenge === true || existing.group !== undefined ? [] : [{ ...existing, name: tag.name }]
      }
      const isFree = isUuid(tag.id) && !ids.has(tag.id)
      const id = asKey<TagId>(isFree ? tag.id : idFrom(seed, `restorePlayer.tag/${at}`))
      ids.add(id)
      idOf.set(tag.id, id)
      const added = { id, name: tag.name }
      newTags.push(added)
      return [added]
    })
    const shared = user.tags.filter(({ challenge, group }) => challenge === true || group !== undefined)
    const tags = mode === 'merge' ? [...user.tags, ...newTags] : [...found, ...shared]
    return {
      user: { ...user, tags: inOrder(tags, filed, idOf) },
      tags: newTags.length,
      leftOut: leftOutOf(file),
      idOf,
    }
  }

const nameOf = (name: string): string => name.trim().toLowerCase()

const tagsOf = ({ tags }: RestoreWay['file']): ReadonlyArray<FiledTag> =>
  Array.isArray(tags) ? tags.filter(isFiledTag).slice(0, LIMITS.tags) : []

/** Tags that are too long or without a name, and those beyond the limit. */
const leftOutOf = (file: RestoreWay['file']): ReadonlyArray<LeftOut> => {
  const taken = new Set<unknown>(tagsOf(file))
  const filed: ReadonlyArray<unknown> = Array.isArray(file['tags']) ? file['tags'] : []
  return filed.flatMap((tag, at) => {
    if (taken.has(tag)) return []
    const name = isRecord(tag) && typeof tag['name'] === 'string' ? tag['name'].slice(0, 80) : String(at)
    return [{ path: `tags.${name}`, reason: 'unknown' as const }]
  })
}

const isFiledTag = (tag: unknown): tag is FiledTag =>
  isRecord(tag) &&
  typeof tag['id'] === 'string' &&
  typeof tag['name'] === 'string' &&
  tag['name'].trim() !== '' &&
  tag['name'].length <= LIMITS.name

/** Those of the file as they stand there, by their names here; others stay behind them. */
const inOrder = (
  tags: ReadonlyArray<Tag>,
  filed: ReadonlyArray<FiledTag>,
  idOf: Restored['idOf'],
): ReadonlyArray<Tag> => {
  const placeOf = new Map<string, number>(filed.map(({ id }, at) => [idOf.get(id) ?? id, at]))
  return tags.toSorted((one, other) => (placeOf.get(one.id) ?? filed.length) - (placeOf.get(other.id) ?? filed.length))
}
