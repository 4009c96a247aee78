import { asKey } from '@daykeep/rules/model'
import { t } from '../../i18n/index.ts'
import { useQuery } from '../../queries/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useCatalogue, useDispatch, usePlayer } from '../../sync/index.ts'
import { Button } from '../../ui/index.ts'
import { AboutTab } from './AboutTab.tsx'
import { AchievementsTab } from './AchievementsTab.tsx'
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
        <Button size="sm" variant="tertiary" onClick={() => dispatch('blockUser', { user: userId })}>
          {t(isBlocked ? 'profile.unblock' : 'profile.block')}
        </Button>
      }
    >
      {isBlocked && <p role="status">{t('profile.blocked')}</p>}
      {tab === 'profile' && <AboutTab profile={profile} />}
      {tab === 'stats' && <StatsTab profile={profile} />}
      {tab === 'achievements' && <AchievementsTab profile={profile} />}
    </ProfileDialog>
  )
}
