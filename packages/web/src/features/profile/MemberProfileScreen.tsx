import { asKey } from '@daykeep/rules/model'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../i18n/index.ts'
import { openGiftDialog } from '../money/index.ts'
import { useMutation, useQuery } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { AboutTab } from './AboutTab.tsx'
import { ReportDialog, thankForReport } from '../chat/index.ts'
import { AchievementsTab } from './AchievementsTab.tsx'
import { DeveloperId } from '../developer/index.ts'
import { BlockDialog } from '../people/index.ts'
import { MemberActions } from './MemberActions.tsx'
import { memberAsUser } from './member-as-user.ts'
import { ProfileDialog, type ProfileTab } from './ProfileDialog.tsx'
import { StatsTab } from './StatsTab.tsx'
import { toProfile } from './to-profile.ts'

type Props = { readonly userId: string; readonly tab: ProfileTab; readonly onClose: () => void }

/** The profile of another player. docs/reference/screens.md 3.1. */
export const MemberProfileScreen = ({ userId, tab, onClose }: Props) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const isBlocked = usePlayer(({ user }) => user.inbox.blocks.includes(asKey(userId)))
  const member = useQuery('getMember', { params: { memberId: userId } })
  const user = member.data === undefined ? undefined : memberAsUser(member.data)
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'report' | 'block'>()
  const report = useMutation('flagProfile', { onDone: thankForReport })
  const block = () => void dispatch('blockUser', { user: userId })
  const stopAsking = () => setAsking(undefined)
  const profile = user === undefined ? undefined : toProfile(catalogue, user, false)
  const common = { tab, onClose, hrefOf: (each: ProfileTab) => pathTo('profileTab', { userId, tab: each }) }
  if (member.isPending) return <ProfileDialog {...common} state={{ type: 'loading' }} />
  if (profile === undefined) {
    // A refusal names a player who is not there; without one nobody answered.
    const isMissing = member.error?.refusal !== undefined
    return (
      <ProfileDialog
        {...common}
        state={isMissing ? { type: 'missing' } : { type: 'failed', onRetry: () => void member.refetch() }}
      />
    )
  }
  return (
    <ProfileDialog
      {...common}
      state={{ type: 'shown', profile }}
      buttons={
        <MemberActions
          name={profile.head.name}
          canReceive={(member.data?.inbox.canReceive ?? false) && !isBlocked}
          isBlocked={isBlocked}
          onMessage={() => void navigate(`${pathTo('messages')}?uuid=${userId}`)}
          onGift={() => openGiftDialog({ id: userId, name: profile.head.name })}
          onReport={() => setAsking('report')}
          onBlock={() => (isBlocked ? block() : setAsking('block'))}
        />
      }
    >
      {tab === 'profile' && (
        <>
          <AboutTab profile={profile} />
          <DeveloperId id={userId} />
        </>
      )}
      {tab === 'stats' && <StatsTab profile={profile} />}
      {tab === 'achievements' && <AchievementsTab profile={profile} />}
      {asking === 'report' && (
        <ReportDialog
          title={t('profile.reportTitle', { name: profile.head.name })}
          text={profile.about.blurb}
          onReport={(comment) => {
            report.send({
              params: { memberId: userId },
              body: { source: 'profile', ...(comment !== '' && { comment }) },
            })
            stopAsking()
          }}
          onClose={stopAsking}
        />
      )}
      {asking === 'block' && (
        <BlockDialog
          name={profile.head.name}
          onBlock={() => {
            block()
            stopAsking()
          }}
          onClose={stopAsking}
        />
      )}
    </ProfileDialog>
  )
}
