import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { t } from '../../texts/index.ts'
import { IconButton } from '../../ui/index.ts'

export type ConnectionModel = { readonly state: 'saved' | 'saving' | 'offline'; readonly waiting: number }

type Props = { readonly connection: ConnectionModel; readonly onSync: () => void }

const ICONS = { saved: CloudCheck, saving: CloudUpload, offline: CloudOff } as const

/** Whether what was done has reached the keep; pressing it fetches the newest state. */
export const ConnectionMark = ({ connection: { state, waiting }, onSync }: Props) => {
  const Icon = ICONS[state]
  return (
    <IconButton
      look="header"
      label={t(`shell.connection_${state}`, { waiting })}
      icon={<Icon size={20} />}
      onClick={onSync}
      {...(state === 'offline' && waiting > 0 && { badge: waiting })}
    />
  )
}
