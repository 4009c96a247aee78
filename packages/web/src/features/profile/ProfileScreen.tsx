import * as E from 'fp-ts/lib/Either.js'
import { useState } from 'react'
import { type Attribute, ATTRIBUTES } from '@daykeep/rules/model'
import { refusalText } from '../../i18n/index.ts'
import { pathTo } from '../../routes/index.ts'
import { useCatalogue, useDispatch, usePlayer, usePlayerStore } from '../../sync/index.ts'
import { openClassChoice } from '../class-choice/index.ts'
import { AboutTab } from './AboutTab.tsx'
import { AchievementsTab } from './AchievementsTab.tsx'
import { LeavePointsDialog } from './LeavePointsDialog.tsx'
import { PictureLinks } from './PictureLinks.tsx'
import { ProfileDialog, type ProfileTab } from './ProfileDialog.tsx'
import { type DraftModel, StatsTab } from './StatsTab.tsx'
import { toAttributes, toProfile } from './to-profile.ts'

type Props = { readonly tab: ProfileTab; readonly onClose: () => void }

const NOTHING: DraftModel['points'] = { str: 0, int: 0, con: 0, per: 0 }

const OWN_TABS = { profile: 'ownProfile', stats: 'ownStats', achievements: 'ownAchievements' } as const

/** The player's own profile: what they say, their points, their achievements. docs/reference/screens.md 3. */
export const OwnProfileScreen = ({ tab, onClose }: Props) => {
  const catalogue = useCatalogue()
  const dispatch = useDispatch()
  const user = usePlayer((player) => player.user)
  const { draft, step, reset } = useDraft()
  const [isAsking, setAsking] = useState(false)
  const [refused, setRefused] = useState<string>()
  const profile = toProfile(catalogue, user, true)
  return (
    <ProfileDialog
      state={{ type: 'shown', profile }}
      tab={tab}
      hrefOf={(each) => pathTo(OWN_TABS[each])}
      onClose={() => (draft.isEmpty ? onClose() : setAsking(true))}
      buttons={<PictureLinks userId={user._id} />}
    >
      {tab === 'profile' && (
        <AboutTab
          profile={profile}
          own={{
            stableHref: pathTo('stable'),
            refused,
            onSave: ({ name, blurb, imageUrl }) => {
              setRefused(undefined)
              dispatch(
                'updateUser',
                { changes: { 'profile.name': name, 'profile.blurb': blurb, 'profile.imageUrl': imageUrl } },
                { onRefused: (error) => setRefused(refusalText(error)) },
              )
            },
          }}
        />
      )}
      {tab === 'stats' && (
        <StatsTab
          profile={profile}
          own={{
            draft,
            onStep: step,
            onReset: reset,
            onSave: () => {
              if (E.isRight(dispatch('allocateBulk', { stats: draft.points }))) reset()
            },
            onMode: (mode) =>
              dispatch('updateUser', {
                changes: {
                  'preferences.automaticAllocation': mode !== 'manual',
                  ...(mode !== 'manual' && { 'preferences.allocationMode': mode }),
                },
              }),
            onPlaceNow: () => dispatch('allocateNow', {}),
            onChooseClass: openClassChoice,
          }}
        />
      )}
      {tab === 'achievements' && <AchievementsTab profile={profile} />}
      {isAsking && <LeavePointsDialog onStay={() => setAsking(false)} onLeave={onClose} />}
    </ProfileDialog>
  )
}

/** Points about to be placed: the rules say what they would make of the attributes, and how many are left. */
const useDraft = () => {
  const catalogue = useCatalogue()
  const store = usePlayerStore()
  const user = usePlayer((player) => player.user)
  const [points, setPoints] = useState(NOTHING)
  const isEmpty = ATTRIBUTES.every((attribute) => points[attribute] === 0)
  const preview = isEmpty ? undefined : store.preview('allocateBulk', { stats: points })
  const after = preview !== undefined && E.isRight(preview) ? preview.right.after.user : user
  const draft: DraftModel = {
    points: after === user ? NOTHING : points,
    isEmpty: after === user,
    left: after.stats.points,
    attributes: toAttributes(catalogue, after),
  }
  const step = (attribute: Attribute, by: 1 | -1) =>
    setPoints({ ...draft.points, [attribute]: draft.points[attribute] + by })
  return { draft, step, reset: () => setPoints(NOTHING) }
}
