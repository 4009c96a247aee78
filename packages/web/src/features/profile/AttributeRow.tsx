import { Minus, Plus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { formatNumber, t } from '../../i18n/index.ts'
import { IconButton } from '../../ui/index.ts'
import styles from './AttributeRow.module.css'
import { type AttributeModel, PARTS } from './profile-model.ts'

type Props = {
  readonly row: AttributeModel
  /** Points of the draft on this attribute; undefined where none can be placed. */
  readonly placed: number | undefined
  readonly canAdd: boolean
  readonly onStep: (step: 1 | -1) => void
}

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  '+': 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  '-': -1,
}

/** An attribute: its total, what it consists of, and the points that the player is about to place on it. */
export const AttributeRow = ({ row: { attribute, total, from }, placed, canAdd, onStep }: Props) => {
  const name = t(`classes.attribute.${attribute}`)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    if (step === 1 ? canAdd : (placed ?? 0) > 0) onStep(step)
  }
  return (
    <li className={styles.row}>
      <div>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.does}>{t(`profile.does.${attribute}`)}</p>
      </div>
      <strong className={styles.total}>{written(total)}</strong>
      <p className={styles.parts}>
        {PARTS.filter((part) => from[part] !== 0).map((part) => (
          <span key={part} className={styles.part}>
            {t(`equipment.from.${part}`, { points: written(from[part]) })}
          </span>
        ))}
      </p>
      {placed !== undefined && (
        <div className={styles.steps}>
          <IconButton
            label={t('profile.less', { attribute: name })}
            icon={<Minus size={18} />}
            tabIndex={-1}
            aria-disabled={placed === 0 || undefined}
            onClick={() => placed > 0 && onStep(-1)}
          />
          <span
            role="spinbutton"
            tabIndex={0}
            aria-label={t('profile.place', { attribute: name })}
            aria-valuenow={placed}
            aria-valuemin={0}
            className={styles.placed}
            onKeyDown={onKeyDown}
          >
            {t('profile.plus', { points: placed })}
          </span>
          <IconButton
            label={t('profile.more', { attribute: name })}
            icon={<Plus size={18} />}
            tabIndex={-1}
            aria-disabled={!canAdd || undefined}
            onClick={() => canAdd && onStep(1)}
          />
        </div>
      )}
    </li>
  )
}

const written = (points: number): string => formatNumber(points, { maximumFractionDigits: 1 })
