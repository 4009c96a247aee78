import { CloudCheck, CloudOff, CloudUpload } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { IconButton } from '../../ui/index.ts'

type Props = {
  readonly state: 'saved' | 'saving' | 'offline'
  /** Saving takes longer than usual: until then the mark says so, and looks as if all were saved. */
  readonly isLong?: boolean
  /** How many commands wait. */
  readonly waiting: number
  readonly onSync: () => void
}

const ICONS = { saved: CloudCheck, saving: CloudUpload, offline: CloudOff } as const

/** Whether every command is saved; pressing it loads the newest state. */
export const ConnectionMark = ({ state, isLong = true, waiting, onSync }: Props) => {
  const Icon = ICONS[state === 'saving' && !isLong ? 'saved' : state]
  return (
    <IconButton
      variant="header"
      label={t(`shell.connection_${state}`, { waiting })}
      icon={<Icon size={20} />}
      onClick={onSync}
      {...(state === 'offline' && waiting > 0 && { badge: waiting })}
    />
  )
}
