import type { WireGroup } from '@daykeep/api/contract'
import { LogOut, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { lazyChunk } from '../../../chunks/index.ts'
import { t } from '../../../i18n/index.ts'
import { useMutation } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { Button, Card, RichText } from '../../../ui/index.ts'
import { ChatPanel } from '../../chat/index.ts'
import { DeveloperId } from '../../developer/index.ts'
import { EditGroupDialog, InviteMembers, LeaveGroupDialog } from '../../members/index.ts'
import type { People } from '../board/people.ts'
import { GroupPlanPage } from '../GroupPlanPage.tsx'
import { useGroupPlan } from '../use-group-plan.ts'
import styles from './InformationScreen.module.css'
import { type GroupMember, MembersCard } from './MembersCard.tsx'

const GroupChallenges = lazyChunk(() => import('../../challenges/index.ts'), 'GroupChallenges')

/** What a group is about, who is in it, and what they talk about. docs/reference/screens.md 8.5. */
export const InformationScreen = () => {
  const plan = useGroupPlan({ withFaces: true })
  const { people, leads } = plan
  return (
    <GroupPlanPage plan={plan} page="information">
      {(group) => <Information group={group} people={people} leads={leads} />}
    </GroupPlanPage>
  )
}

type Props = { readonly group: WireGroup; readonly people: People; readonly leads: boolean }

const CHANGED = ['getGroup', 'groupMembers', 'groupPlans', 'boardTasks'] as const
/** Refusals stay in the dialog, beside what was typed. */
const INLINE = { onRefused: () => undefined }

const Information = ({ group, people, leads }: Props) => {
  const groupId = group._id
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'invite' | 'edit' | 'leave'>()
  const close = () => setDialog(undefined)
  const promote = useMutation('addManager', { invalidates: CHANGED })
  const demote = useMutation('removeManager', { invalidates: CHANGED })
  const remove = useMutation('removeMember', { invalidates: CHANGED })
  const handOver = useMutation('updateGroup', { invalidates: CHANGED })
  const save = useMutation('updateGroup', { ...INLINE, invalidates: CHANGED, onDone: close })
  const leave = useMutation('leaveGroup', {
    ...INLINE,
    invalidates: ['groupPlans', 'getGroups'],
    onDone: () => void navigate(pathTo('groupPlans')),
  })
  const text = group.description === undefined || group.description === '' ? group.summary : group.description
  const { name, summary, description = '', leaderOnly } = group
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <Card className={styles.about}>
          {text !== '' && <RichText text={text} />}
          <div className={styles.acts}>
            {leads && (
              <Button size="sm" icon={<Pencil size={16} aria-hidden="true" />} onClick={() => setDialog('edit')}>
                {t('boards.editGroup')}
              </Button>
            )}
            <Button size="sm" icon={<LogOut size={16} aria-hidden="true" />} onClick={() => setDialog('leave')}>
              {t('boards.leave')}
            </Button>
          </div>
        </Card>
        <MembersCard
          members={toMembers(group, people)}
          readerId={people.readerId}
          leads={leads}
          onInvite={() => setDialog('invite')}
          onManager={(managerId, manages) =>
            (manages ? promote : demote).send({ params: { groupId }, body: { managerId } })
          }
          onRemove={(memberId) => remove.send({ params: { groupId, memberId }, body: {} })}
          onLead={(leader) => handOver.send({ params: { groupId }, body: { leader } })}
        />
        <Suspense>
          <GroupChallenges groupId={groupId} mayCreate={leads || !leaderOnly.challenges} />
        </Suspense>
        <DeveloperId id={groupId} />
      </div>
      <ChatPanel
        key={groupId}
        groupId={groupId}
        title={t('boards.talk')}
        people={people.members.flatMap((person) =>
          person.username === undefined || person.id === people.readerId
            ? []
            : [{ name: person.name, username: person.username }],
        )}
      />
      {dialog === 'invite' && <InviteMembers groupId={groupId} name={name} onClose={close} />}
      {dialog === 'edit' && (
        <EditGroupDialog
          title={t('boards.editGroup')}
          group={{ name, summary, description, leaderOnly }}
          busy={save.isPending}
          refusal={save.error?.message}
          onSave={(body) => save.send({ params: { groupId }, body })}
          onClose={close}
        />
      )}
      {dialog === 'leave' && (
        <LeaveGroupDialog
          title={t('boards.leaveTitle', { name })}
          text={t('boards.leaveText')}
          keep={t('boards.keepChallenges')}
          leave={t('boards.leave')}
          busy={leave.isPending}
          refusal={leave.error?.message}
          onLeave={(body) => leave.send({ params: { groupId }, body })}
          onClose={close}
        />
      )}
    </div>
  )
}

/** The leader first, then managers, then by name. */
const toMembers = ({ leader, managers }: WireGroup, { members }: People): ReadonlyArray<GroupMember> => {
  const roleOf = (id: string) => (id === leader._id ? 'leader' : managers[id] === true ? 'manager' : 'member')
  const rank = { leader: 0, manager: 1, member: 2 }
  return members
    .map((person): GroupMember => ({ ...person, role: roleOf(person.id) }))
    .toSorted((one, other) => rank[one.role] - rank[other.role] || one.name.localeCompare(other.name))
}
