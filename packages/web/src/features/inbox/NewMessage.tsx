import { useEffect, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { useQuery } from '../../queries/index.ts'
import { NewMessageDialog } from './NewMessageDialog.tsx'

type Props = { readonly onFound: (id: string) => void; readonly onClose: () => void }

/** Looks up whom the player wants to write to. */
export const NewMessage = ({ onFound, onClose }: Props) => {
  const [username, setUsername] = useState<string>()
  const { data, isFetching, error } = useQuery(
    'memberByUsername',
    { params: { username: username ?? '' } },
    { enabled: username !== undefined },
  )
  const id = data?._id
  useEffect(() => {
    if (id !== undefined) onFound(id)
  }, [id, onFound])
  return (
    <NewMessageDialog
      busy={isFetching}
      error={error === null ? undefined : t('inbox.unknown')}
      onFind={setUsername}
      onClose={onClose}
    />
  )
}
