import type { ReactNode } from 'react'
import type { Attribute } from '@daykeep/rules/model'
import { formatNumber, t } from '../../i18n/index.ts'
import { Button, SegmentedControl } from '../../ui/index.ts'
import { ItemFrame } from '../items/index.ts'
import { AttributeRow } from './AttributeRow.tsx'
import {
  ALLOCATION_MODES,
  type AllocationMode,
  type AllocationModel,
  type AnimalModel,
  type AttributeModel,
  type ProfileModel,
  type WornModel,
} from './profile-model.ts'
import styles from './StatsTab.module.css'

/** Points about to be placed, and what the attributes would be. */
export type DraftModel = {
  readonly points: Readonly<Record<Attribute, number>>
  readonly isEmpty: boolean
  readonly left: number
  readonly attributes: ReadonlyArray<AttributeModel>
}

type Props = {
  readonly profile: ProfileModel
  /** For one's own profile. */
  readonly own?: OwnStats
}

type OwnStats = {
  readonly draft: DraftModel
  readonly onStep: (attribute: Attribute, step: 1 | -1) => void
  readonly onSave: () => void
  readonly onReset: () => void
  readonly onMode: (mode: AllocationMode) => void
  readonly onPlaceNow: () => void
  readonly onChooseClass: () => void
}

/** Attributes with what they consist of, points to place, and what is worn. docs/reference/screens.md 3.2. */
export const StatsTab = ({ profile, own }: Props) => {
  const { allocation, gear, costume, animals } = profile
  const isByHand = allocation.type === 'open' && allocation.mode === 'manual' && allocation.points > 0
  const draft = isByHand ? own?.draft : undefined
  const attributes = draft === undefined || draft.isEmpty ? profile.attributes : draft.attributes
  return (
    <>
      {own !== undefined && <Allocation allocation={allocation} {...own} />}
      <ul className={styles.attributes} aria-label={t('profile.attributes')}>
        {attributes.map((row) => (
          <AttributeRow
            key={row.attribute}
            row={row}
            placed={draft?.points[row.attribute]}
            canAdd={(draft?.left ?? 0) > 0}
            onStep={(step) => own?.onStep(row.attribute, step)}
          />
        ))}
      </ul>
      <Worn title={t('equipment.outfits.equipped')} worn={gear} />
      {costume !== undefined && <Worn title={t('equipment.outfits.costume')} worn={costume} />}
      <section className={styles.worn} aria-label={t('profile.companions')}>
        <h3 className={styles.heading}>{t('profile.companions')}</h3>
        <ul className={styles.slots}>
          <Companion label={t('profile.pet')} animal={animals.pet} />
          <Companion label={t('profile.mount')} animal={animals.mount} />
        </ul>
      </section>
    </>
  )
}

type AllocationProps = Omit<OwnStats, 'onStep'> & {
  readonly allocation: AllocationModel
}

const Allocation = ({ allocation, draft, ...acts }: AllocationProps) => {
  switch (allocation.type) {
    case 'below':
      return <p className={styles.note}>{t('profile.below', { level: allocation.level })}</p>
    case 'noClass':
      return (
        <Note text={t('profile.noClass')}>
          <Button variant="primary" onClick={acts.onChooseClass}>
            {t('classes.title')}
          </Button>
        </Note>
      )
    case 'disabled':
      return (
        <Note text={t('profile.disabled')}>
          <Button onClick={acts.onChooseClass}>{t('profile.comeBack')}</Button>
        </Note>
      )
    case 'open': {
      const { points, mode } = allocation
      return (
        <section className={styles.allocation} aria-label={t('profile.allocation')}>
          <SegmentedControl
            label={t('profile.allocation')}
            value={mode}
            onChange={acts.onMode}
            segments={ALLOCATION_MODES.map((value) => ({ value, label: t(`profile.mode.${value}`) }))}
          />
          <p className={styles.hint}>
            {t(`profile.modeText.${mode}`)}{' '}
            <Button variant="link" size="sm" onClick={acts.onChooseClass}>
              {t('classes.changeTitle')}
            </Button>
          </p>
          {points > 0 && (
            <div className={styles.points}>
              <strong role="status">{t('profile.pointsLeft', { points: draft.left })}</strong>
              {mode === 'manual' ? (
                <>
                  <Button
                    variant="tertiary"
                    size="sm"
                    aria-disabled={draft.isEmpty || undefined}
                    onClick={acts.onReset}
                  >
                    {t('profile.reset')}
                  </Button>
                  <Button
                    variant="primary"
                    size="sm"
                    aria-disabled={draft.isEmpty || undefined}
                    onClick={draft.isEmpty ? undefined : acts.onSave}
                  >
                    {t('profile.save')}
                  </Button>
                </>
              ) : (
                <Button variant="primary" size="sm" onClick={acts.onPlaceNow}>
                  {t('profile.placeNow', { points })}
                </Button>
              )}
            </div>
          )}
        </section>
      )
    }
  }
}

const Note = ({ text, children }: { readonly text: string; readonly children: ReactNode }) => (
  <div className={styles.note}>
    <p>{text}</p>
    {children}
  </div>
)

const Worn = ({ title, worn }: { readonly title: string; readonly worn: ReadonlyArray<WornModel> }) => (
  <section className={styles.worn} aria-label={title}>
    <h3 className={styles.heading}>{title}</h3>
    <ul className={styles.slots}>
      {worn.map(({ slot, name, item, attributes }) => (
        <li key={slot} className={styles.slot} data-empty={name === undefined || undefined}>
          <ItemFrame item={item} className={styles.picture} />
          <span>
            {name ?? t('profile.emptySlot', { slot: t(`profile.slot.${slot}`) })}
            {attributes.length > 0 && (
              <small>
                {attributes
                  .map(({ attribute, points }) =>
                    t('profile.bonus', {
                      points: formatNumber(points),
                      attribute: t(`classes.attribute.${attribute}`),
                    }),
                  )
                  .join(', ')}
              </small>
            )}
          </span>
        </li>
      ))}
    </ul>
  </section>
)

const Companion = ({ label, animal }: { readonly label: string; readonly animal: AnimalModel | undefined }) => (
  <li className={styles.slot} data-empty={animal === undefined || undefined}>
    <ItemFrame item={animal?.item} className={styles.picture} />
    <span>{animal?.name ?? t('profile.noCompanion', { kind: label })}</span>
  </li>
)
