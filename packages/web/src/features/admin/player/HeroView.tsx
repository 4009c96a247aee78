import type { Hero } from '@daykeep/api/contract'
import type { GroupWithPlan, HeroParty, PaymentDetails, UserHistory } from '../answers.ts'
import { ActsCard } from './ActsCard.tsx'
import { BasicCard } from './BasicCard.tsx'
import { GroupPlansCard } from './GroupPlansCard.tsx'
import { HeroSectionCard } from './HeroSectionCard.tsx'
import { HistoryCard } from './HistoryCard.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import { toHeroSections } from './hero-sections.ts'
import { ThingsCard } from './ThingsCard.tsx'

type Props = {
  readonly hero: Hero
  readonly hasFullAccess: boolean
  readonly party: HeroParty | undefined
  readonly history: UserHistory | undefined
  readonly groupPlans: ReadonlyArray<GroupWithPlan> | undefined
  readonly payment: PaymentDetails | undefined
  /** Why there are no payment details. */
  readonly paymentRefusal: string | undefined
  readonly busy: boolean
  readonly refusal: string | undefined
  readonly onSave: (body: Readonly<Record<string, unknown>>) => void
  readonly onReload: () => void
}

/** A player for support. docs/reference/screens.md 14.2. */
export const HeroView = ({
  hero,
  hasFullAccess,
  party,
  history,
  groupPlans,
  payment,
  paymentRefusal,
  busy,
  refusal,
  onSave,
  onReload,
}: Props) => (
  <>
    <BasicCard hero={hero} onReload={onReload} />
    <ActsCard hero={hero} hasFullAccess={hasFullAccess} party={party} busy={busy} onSave={onSave} />
    {toHeroSections(hero, hasFullAccess).map((section, index) => (
      <HeroSectionCard
        key={`${section.key} ${JSON.stringify(section.fields)}`}
        section={section}
        isOpen={index === 0}
        busy={busy}
        refusal={refusal}
        onSave={onSave}
      />
    ))}
    <ThingsCard hero={hero} busy={busy} onSave={onSave} />
    {groupPlans !== undefined && <GroupPlansCard groups={groupPlans} hasFullAccess={hasFullAccess} />}
    <PaymentCard payment={payment} refusal={paymentRefusal} />
    {history !== undefined && <HistoryCard history={history} />}
  </>
)
