import { useMemo } from 'react'
import { nextPageOf, toListState, usePages } from '../../../queries/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import type { ListState } from '../../../ui/index.ts'
import { lastIdAfter, type MemberModel, toMember, useNameQuery } from '../../members/index.ts'

const PAGE = 30

/** One who takes part in a challenge. */
export type ParticipantModel = Pick<MemberModel, 'id' | 'name' | 'username' | 'avatar' | 'level' | 'class'>

export type ParticipantsState = ListState<ParticipantModel>

/** Those who take part and whose name fits, page by page: a challenge may have ten thousand. */
export const useParticipants = (challengeId: string, typed: string): ParticipantsState => {
  const catalogue = useCatalogue()
  const query = useNameQuery(typed, PAGE)
  const pages = usePages(
    'challengeMembers',
    { params: { challengeId }, query },
    {
      next: (last) => {
        const lastId = lastIdAfter(last, PAGE)
        return lastId === undefined ? undefined : { params: { challengeId }, query: { ...query, lastId } }
      },
    },
  )
  const { data } = pages
  const participants = useMemo(() => data?.pages.flat().map((row) => toMember(catalogue, row)), [data, catalogue])
  return toListState(participants, pages, nextPageOf(pages))
}
