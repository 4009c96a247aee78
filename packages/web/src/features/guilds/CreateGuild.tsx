import { useNavigate } from 'react-router-dom'
import { GEMS_PER_BALANCE } from '@daykeep/rules/purse'
import { useMutation } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { GUILD_CATEGORIES } from './categories.ts'
import { CreateGuildDialog } from './CreateGuildDialog.tsx'

type Props = { readonly onClose: () => void }

/** Founding a guild, joined to the server; leads to its page. */
export const CreateGuild = ({ onClose }: Props) => {
  const navigate = useNavigate()
  const gems = usePlayer(({ user }) => user.balance * GEMS_PER_BALANCE)
  const create = useMutation('createGroup', {
    invalidates: ['getGroups'],
    onRefused: () => undefined,
    onDone: ({ _id: groupId }) => void navigate(pathTo('guild', { groupId })),
  })
  return (
    <CreateGuildDialog
      topics={GUILD_CATEGORIES}
      gems={gems}
      busy={create.isPending}
      refusal={create.error?.message}
      onCreate={(guild) => create.send({ body: { ...guild, type: 'guild' } })}
      onClose={onClose}
    />
  )
}
