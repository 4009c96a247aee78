import { Minus, Plus } from 'lucide-react'
import { type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { t } from '../../i18n/index.ts'
import { classes } from '../classes.ts'
import { Field, type FieldProps } from './Field.tsx'
import styles from './NumberField.module.css'
import control from './control.module.css'

type Props = FieldProps &
  Omit<ComponentProps<'input'>, 'children' | 'value' | 'onChange' | 'min' | 'max' | 'step' | keyof FieldProps> & {
    /** `undefined` while the field is empty. */
    readonly value: number | undefined
    readonly onChange: (value: number | undefined) => void
    readonly min?: number
    readonly max?: number
    readonly step?: number
    /** The change of one button press; one step by default. */
    readonly by?: number
  }

/** A number input with step buttons that repeat while held. Typed values are clamped on blur. */
export const NumberField = ({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  by = step,
  ...rest
}: Props) => {
  const { label, hint, error, optional, hideLabel, className, disabled, ...input } = rest
  const clamp = (next: number) => Math.min(max, Math.max(min, next))
  const change = (difference: number) => onChange(clamp((value ?? min) + difference))
  const buttons = { what: label, disabled: disabled ?? false }
  return (
    <Field {...{ label, hint, error, className }} optional={optional ?? false} hideLabel={hideLabel ?? false}>
      {(attributes) => (
        <div className={styles.row}>
          <Step {...buttons} kind="decrease" off={value !== undefined && value <= min} onStep={() => change(-by)} />
          <input
            inputMode={Number.isInteger(step) && min >= 0 ? 'numeric' : 'decimal'}
            {...input}
            {...attributes}
            type="number"
            min={min}
            max={max}
            step={step}
            disabled={disabled}
            className={classes(control.control, styles.input)}
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
            onBlur={() => value !== undefined && value !== clamp(value) && onChange(clamp(value))}
          />
          <Step {...buttons} kind="increase" off={value !== undefined && value >= max} onStep={() => change(by)} />
        </div>
      )}
    </Field>
  )
}

type StepProps = {
  readonly kind: 'decrease' | 'increase'
  readonly what: string
  readonly disabled: boolean
  readonly off: boolean
  readonly onStep: () => void
}

const Step = ({ kind, what, disabled, off, onStep }: StepProps) => {
  const { start, stop } = useRepeat(onStep)
  useEffect(() => {
    if (off) stop()
  }, [off, stop])
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(`common.${kind}`, { what })}
      disabled={disabled || off}
      onClick={onStep}
      onPointerDown={start}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
    >
      {kind === 'decrease' ? <Minus size={18} /> : <Plus size={18} />}
    </button>
  )
}

/** Milliseconds until a held button begins to repeat, and between repeats. */
const HOLD = { first: 400, next: 80 } as const

/** Repeats a step from `start` until `stop`. The first step is the click itself. */
const useRepeat = (step: () => void): { readonly start: () => void; readonly stop: () => void } => {
  const latest = useRef(step)
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => {
    latest.current = step
  })
  const stop = useCallback(() => window.clearTimeout(timer.current), [])
  const start = useCallback(() => {
    const repeatAfter = (wait: number) => {
      timer.current = window.setTimeout(() => {
        latest.current()
        repeatAfter(HOLD.next)
      }, wait)
    }
    repeatAfter(HOLD.first)
  }, [])
  useEffect(() => stop, [stop])
  return { start, stop }
}
