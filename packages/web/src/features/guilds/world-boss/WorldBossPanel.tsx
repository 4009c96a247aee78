import type { WireGroup } from '@daykeep/api/contract'
import { useMemo } from 'react'
import { useCatalogue, usePlayer } from '../../../sync/index.ts'
import { toWorldBoss } from './to-world-boss.ts'
import { WorldBossView } from './WorldBossView.tsx'

type Props = { readonly quest: WireGroup['quest'] }

/** The boss that everybody fights together; nothing while there is none. docs/reference/screens.md 10.2. */
export const WorldBossPanel = ({ quest }: Props) => {
  const catalogue = useCatalogue()
  const user = usePlayer((player) => player.user)
  const boss = useMemo(() => toWorldBoss(catalogue, quest, user), [catalogue, quest, user])
  return boss === undefined ? null : <WorldBossView boss={boss} />
}
