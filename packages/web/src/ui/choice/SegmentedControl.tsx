import { ToggleGroup } from 'radix-ui'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { pageDirection } from '../page-direction.ts'
import styles from './SegmentedControl.module.css'

export type Segment<Value extends string> = {
  readonly value: Value
  readonly label: ReactNode
}

type Props<Value extends string> = {
  /** The accessible name of the group. */
  readonly label: string
  readonly segments: readonly Segment<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly size?: 'md' | 'sm'
  readonly wide?: boolean
  readonly disabled?: boolean
}

/** A choice of two to five options, all visible. Arrow keys move between them. */
export const SegmentedControl = <Value extends string>({
  label,
  segments,
  value,
  onChange,
  size = 'md',
  wide,
  disabled = false,
}: Props<Value>) => (
  <ToggleGroup.Root
    type="single"
    dir={pageDirection()}
    aria-label={label}
    disabled={disabled}
    value={value}
    onValueChange={(next) => {
      const chosen = segments.find((segment) => segment.value === next)
      if (chosen !== undefined) onChange(chosen.value)
    }}
    className={classes(styles.group, size === 'sm' && styles.small, wide && styles.wide)}
  >
    {segments.map((segment) => (
      <ToggleGroup.Item key={segment.value} value={segment.value} className={styles.segment}>
        {segment.label}
      </ToggleGroup.Item>
    ))}
  </ToggleGroup.Root>
)
