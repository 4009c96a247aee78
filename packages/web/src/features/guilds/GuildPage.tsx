import type { WireGroup } from '@daykeep/api/contract'
import { hasPrivilege } from '@daykeep/rules/permissions'
import { Suspense, useState } from 'react'
import { lazyChunk } from '../../chunks/index.ts'
import { t } from '../../i18n/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { Button } from '../../ui/index.ts'
import { ChatPanel } from '../chat/index.ts'
import { DeveloperId } from '../developer/index.ts'
import { Topics } from '../discovery/index.ts'
import { GroupPage } from './GroupPage.tsx'
import { toGuild } from './guild.ts'
import { type GuildDialog, GuildDialogs } from './GuildDialogs.tsx'
import { GuildActs, GuildLine } from './GuildHead.tsx'

const GroupChallenges = lazyChunk(() => import('../challenges/index.ts'), 'GroupChallenges')

type Props = {
  readonly group: WireGroup
  readonly isInvited: boolean
  readonly busy: boolean
  readonly onJoin: () => void
  readonly onReject: () => void
}

/** A guild, joined to its chat and dialogs. docs/reference/screens.md 10.5. */
export const GuildPage = ({ group, isInvited, busy, onJoin, onReject }: Props) => {
  const groupId = group._id
  const user = usePlayer((player) => player.user)
  const [dialog, setDialog] = useState<GuildDialog>()
  const guild = toGuild({ id: user._id, guilds: user.guilds }, group)
  const readsChat = guild.isMember || !guild.isPrivate
  return (
    <>
      <GroupPage
        title={guild.name}
        line={<GuildLine guild={guild} leader={{ id: group.leader._id, name: group.leader.profile.name }} />}
        actions={
          <GuildActs
            guild={guild}
            leaderId={group.leader._id}
            isInvited={isInvited}
            mayEdit={guild.leads || hasPrivilege(user, 'challengeAdmin') || hasPrivilege(user, 'moderator')}
            busy={busy}
            onOpen={setDialog}
            onJoin={onJoin}
            onReject={onReject}
          />
        }
        description={guild.description === '' ? guild.summary : guild.description}
        side={
          <>
            <Topics topics={guild.topics} />
            <DeveloperId id={groupId} />
          </>
        }
        about={
          readsChat ? (
            <Suspense>
              <GroupChallenges
                groupId={groupId}
                mayCreate={guild.isMember && (!group.leaderOnly.challenges || guild.leads)}
              />
            </Suspense>
          ) : undefined
        }
        chat={
          readsChat ? (
            <ChatPanel
              key={groupId}
              groupId={groupId}
              title={t('guilds.talk')}
              memberCount={guild.members}
              cannotWrite={guild.isMember ? undefined : <JoinToWrite busy={busy} onJoin={onJoin} />}
            />
          ) : (
            <p>{t('guilds.closedTalk')}</p>
          )
        }
      />
      <GuildDialogs group={group} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}

const JoinToWrite = ({ busy, onJoin }: Pick<Props, 'busy' | 'onJoin'>) => (
  <p>
    {t('guilds.joinToWrite')}{' '}
    <Button size="sm" busy={busy} onClick={onJoin}>
      {t('guilds.join')}
    </Button>
  </p>
)
