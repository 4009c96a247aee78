import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toAvatarArt } from '../../../art/index.ts'
import { t } from '../../../i18n/index.ts'
import { useMutation, useQuery } from '../../../queries/index.ts'
import { pathTo } from '../../../routes/index.ts'
import { useCatalogue } from '../../../sync/index.ts'
import { toasts } from '../../../toasts/index.ts'
import { ErrorState, Skeleton } from '../../../ui/index.ts'
import { toLooks } from '../../people/index.ts'
import { Audit } from '../audit/Audit.tsx'
import { Frame } from '../Frame.tsx'
import { refusalOf } from '../refusal-of.ts'
import { usePermissions, useRouteParam } from '../use-staff.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { HeroView } from './HeroView.tsx'
import { Transactions } from './Transactions.tsx'
import { textAt } from './text-at.ts'

/** docs/reference/screens.md 14.2. */
export const AdminUserScreen = () => {
  const userIdentifier = useRouteParam('userIdentifier')
  const permissions = usePermissions()
  const catalogue = useCatalogue()
  const { data: hero, error, refetch } = useQuery('getHero', { params: { heroId: userIdentifier } })
  const heroId = hero?.id ?? ''
  const groupId = textAt(hero?.party, '_id')
  const party = useQuery('heroParty', { params: { groupId } }, { enabled: groupId !== '' })
  const history = useQuery('userHistory', { params: { userId: heroId } }, { enabled: hero !== undefined })
  const groupPlans = useQuery('heroGroupPlans', { params: { heroId } }, { enabled: hero !== undefined })
  const isSubscriber = textAt(hero?.purchased['plan'], 'customerId') !== ''
  const payment = useQuery('paymentDetails', { params: { heroId } }, { enabled: isSubscriber })
  const [refusal, setRefusal] = useState<{ readonly section: string; readonly text: string }>()
  const [section, setSection] = useState<string>()
  const update = useMutation('updateHero', {
    invalidates: ['getHero', 'getAudit', 'heroParty', 'heroGroupPlans', 'memberPurchaseHistory', 'paymentDetails'],
    onDone: () => {
      setRefusal(undefined)
      toasts.show({ type: 'success', text: t('admin.saved') })
    },
    onRefused: (failure) => {
      if (section === undefined) toasts.show({ type: 'error', text: refusalOf(failure) })
      else setRefusal({ section, text: refusalOf(failure) })
    },
  })
  const resetLink = useMutation('sendResetLink', {
    invalidates: ['getAudit'],
    onDone: () => toasts.show({ type: 'success', text: t('admin.linkSent') }),
  })
  const clearing = useMutation('clearProfileFlags', { invalidates: ['getHero', 'getAudit', 'getCases'] })
  const moderates = permissions['fullAccess'] === true || permissions['moderator'] === true
  if (hero === undefined)
    return (
      <Frame title={t('admin.search.title')}>
        {error === null ? (
          <Skeleton shape="card" height={240} />
        ) : (
          <ErrorState title={refusalOf(error)} onRetry={() => void refetch()} />
        )}
      </Frame>
    )
  return (
    <Frame title={hero.profile.name}>
      <HeroView
        hero={hero}
        avatar={toAvatarArt(toLooks(hero), catalogue)}
        hasFullAccess={permissions['fullAccess'] === true}
        party={party.data}
        isPartyMissing={party.isError}
        history={history.data}
        groupPlans={groupPlans.data}
        payment={payment.data}
        paymentRefusal={payment.error === null ? undefined : refusalOf(payment.error)}
        busy={update.isPending || resetLink.isPending || clearing.isPending}
        refusal={refusal}
        onSave={(body, of) => {
          setSection(of)
          update.send({ params: { heroId: hero.id }, body })
        }}
        onReload={() => void refetch()}
        onSendResetLink={() => resetLink.send({ params: { userId: hero.id } })}
        onClearReports={moderates ? () => clearing.send({ params: { memberId: hero.id } }) : undefined}
      />
      <Transactions memberId={hero.id} />
      <Deletion memberId={hero.id} username={textAt(hero.auth['local'], 'username')} />
      <Audit subject={hero.id} />
    </Frame>
  )
}

type DeletionProps = { readonly memberId: string; readonly username: string }

const Deletion = ({ memberId, username }: DeletionProps) => {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState<string>()
  const deletion = useMutation('deleteMember', {
    invalidates: ['searchUsers', 'getAudit'],
    onDone: () => {
      toasts.show({ type: 'success', text: t('admin.delete.done', { name: username }) })
      void navigate(pathTo('adminPanel'))
    },
    onRefused: (failure) => setRefusal(refusalOf(failure)),
  })
  return (
    <DeleteCard
      username={username}
      busy={deletion.isPending}
      refusal={refusal}
      onDelete={() => deletion.send({ params: { memberId }, query: {} })}
    />
  )
}
