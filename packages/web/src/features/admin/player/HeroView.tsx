import type { Hero } from '@daykeep/api/contract'
import type { AvatarArt } from '../../../art/index.ts'
import type { GroupWithPlan, HeroParty, PaymentDetails, UserHistory } from '../answers.ts'
import { ActsCard } from './ActsCard.tsx'
import { BasicCard } from './BasicCard.tsx'
import { ConvertPlanCard } from './ConvertPlanCard.tsx'
import { DropsCard } from './DropsCard.tsx'
import { GroupPlansCard } from './GroupPlansCard.tsx'
import { HeroSectionCard } from './HeroSectionCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { PartyCard } from './PartyCard.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { ReportsCard } from './ReportsCard.tsx'
import { toHeroSections } from './hero-sections.ts'
import { textAt } from './text-at.ts'
import { ThingsCard } from './ThingsCard.tsx'
import { toOutfit } from './to-outfit.ts'
import { toPartyFacts } from './to-party-facts.ts'

type Props = {
  readonly hero: Hero
  readonly avatar: AvatarArt
  readonly hasFullAccess: boolean
  readonly party: HeroParty | undefined
  /** Their party is not there any more. */
  readonly isPartyMissing: boolean
  readonly history: UserHistory | undefined
  readonly groupPlans: ReadonlyArray<GroupWithPlan> | undefined
  readonly payment: PaymentDetails | undefined
  /** Why there are no payment details. */
  readonly paymentRefusal: string | undefined
  readonly busy: boolean
  /** Why the section that was saved last was refused. */
  readonly refusal: { readonly section: string; readonly text: string } | undefined
  readonly onSave: (body: Readonly<Record<string, unknown>>, section?: string) => void
  readonly onReload: () => void
  readonly onSendResetLink: () => void
  /** Missing for those who are no moderators. */
  readonly onClearReports: (() => void) | undefined
}

/** A player for support. docs/reference/screens.md 14.2. */
export const HeroView = ({
  hero,
  avatar,
  hasFullAccess,
  party,
  isPartyMissing,
  history,
  groupPlans,
  payment,
  paymentRefusal,
  busy,
  refusal,
  onSave,
  onReload,
  onSendResetLink,
  onClearReports,
}: Props) => (
  <>
    <BasicCard hero={hero} avatar={avatar} onReload={onReload} />
    <ActsCard hero={hero} busy={busy} onSave={onSave} onSendResetLink={onSendResetLink} />
    <PartyCard facts={toPartyFacts(hero, party, isPartyMissing)} hasFullAccess={hasFullAccess} />
    <DropsCard
      outfit={toOutfit(hero)}
      drops={hero.drops}
      busy={busy}
      onReset={() => onSave({ items: { lastDrop: { count: 0 } } })}
    />
    <ReportsCard flags={hero.profile.flags} busy={busy} onClear={onClearReports} />
    {toHeroSections(hero, hasFullAccess).map((section, index) => (
      <HeroSectionCard
        key={`${section.key} ${JSON.stringify(section.fields)}`}
        section={section}
        isOpen={index === 0}
        busy={busy}
        refusal={refusal?.section === section.key ? refusal.text : undefined}
        onSave={(body) => onSave(body, section.key)}
      />
    ))}
    <ThingsCard hero={hero} busy={busy} onSave={onSave} />
    {groupPlans !== undefined && <GroupPlansCard groups={groupPlans} hasFullAccess={hasFullAccess} />}
    {canConvert(hero) && (
      <ConvertPlanCard
        busy={busy}
        refusal={refusal?.section === 'convert' ? refusal.text : undefined}
        onConvert={(body) => onSave(body, 'convert')}
      />
    )}
    <PaymentCard payment={payment} refusal={paymentRefusal} />
    {history !== undefined && <HistoryCard history={history} />}
  </>
)

/** Whether there is a subscription of their own that renews. */
const canConvert = ({ purchased }: Hero): boolean => {
  const { plan } = purchased
  return (
    textAt(plan, 'customerId') !== '' &&
    textAt(plan, 'paymentMethod') !== 'groupPlan' &&
    textAt(plan, 'dateTerminated') === ''
  )
}
