import { useDeferredValue, useMemo } from 'react'
import { usePages } from '../../queries/index.ts'
import { useCatalogue } from '../../sync/index.ts'
import { type MemberModel, toMember } from './member.ts'

const PAGE = 60

export type PeopleState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly people: ReadonlyArray<MemberModel>
      /** Asks for the next page; missing where there is none. */
      readonly onMore: (() => void) | undefined
    }

type Options = {
  /** Of the group: its members, or those who are invited. */
  readonly of: 'groupMembers' | 'groupInvites'
  readonly groupId: string
  /** A part of the name, as it is typed. */
  readonly search: string
  readonly enabled?: boolean
}

/** People of a group whose name fits, page by page: a guild may have a hundred thousand members. */
export const usePeople = ({ of, groupId, search: typed, enabled = true }: Options): PeopleState => {
  const catalogue = useCatalogue()
  const search = useDeferredValue(typed.trim().replace(/^@/, ''))
  const query = { includeAllPublicFields: 'true', limit: PAGE, ...(search === '' ? {} : { search }) }
  const { data, isError, refetch, hasNextPage, fetchNextPage } = usePages(
    of,
    { params: { groupId }, query },
    {
      enabled,
      next: (last) => {
        const after = last.at(-1)?._id
        return last.length < PAGE || after === undefined
          ? undefined
          : { params: { groupId }, query: { ...query, lastId: after } }
      },
    },
  )
  const people = useMemo(() => data?.pages.flat().map((row) => toMember(catalogue, row)), [data, catalogue])
  if (people === undefined) return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  return { type: 'ready', people, onMore: hasNextPage ? () => void fetchNextPage() : undefined }
}
