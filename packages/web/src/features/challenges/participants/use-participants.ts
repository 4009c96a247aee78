import { useDeferredValue, useMemo } from 'react'
import { nextPageOf, usePages } from '../../../queries/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import { type ParticipantModel, toParticipant } from './participant.ts'
import type { NextPageModel } from '../../../ui/index.ts'

const PAGE = 30

export type ParticipantsState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly onRetry: () => void }
  | {
      readonly type: 'ready'
      readonly people: ReadonlyArray<ParticipantModel>
      readonly next: NextPageModel | undefined
    }

/** Those who take part and whose name fits, page by page: a challenge may have ten thousand. */
export const useParticipants = (challengeId: string, typed: string): ParticipantsState => {
  const catalogue = useCatalogue()
  const search = useDeferredValue(typed.trim().replace(/^@/, ''))
  const query = { includeAllPublicFields: 'true', limit: PAGE, ...(search === '' ? {} : { search }) }
  const pages = usePages(
    'challengeMembers',
    { params: { challengeId }, query },
    {
      next: (last) => {
        const after = last.at(-1)?._id
        return last.length < PAGE || after === undefined
          ? undefined
          : { params: { challengeId }, query: { ...query, lastId: after } }
      },
    },
  )
  const { data, isError, refetch } = pages
  const people = useMemo(() => data?.pages.flat().map((row) => toParticipant(catalogue, row)), [data, catalogue])
  if (people === undefined) return isError ? { type: 'failed', onRetry: () => void refetch() } : { type: 'loading' }
  return { type: 'ready', people, next: nextPageOf(pages) }
}
