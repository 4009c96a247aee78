import { useEffect } from 'react'
import { useQuery } from '../../../queries/index.ts'
import { usePlayer } from '../../../sync/index.ts'

type Props = { readonly onLeads: (leads: boolean) => void }

/** Says whether the player leads their party, which their own documents do not know; draws nothing. */
export const PartyLead = ({ onLeads }: Props) => {
  const userId = usePlayer(({ user }) => user._id)
  const hasParty = usePlayer(({ user }) => user.party._id !== undefined)
  const { data } = useQuery('getGroups', { query: { type: 'party', paginate: '', page: '' } }, { enabled: hasParty })
  const leads = hasParty && data?.[0]?.leader === userId
  useEffect(() => onLeads(leads), [onLeads, leads])
  return null
}
