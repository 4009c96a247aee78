import { X } from 'lucide-react'
import { t } from '../texts/index.ts'
import { IconButton } from './IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'end'> & {
  /** A day as `2026-11-21`, or none. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  readonly clearable?: boolean
}

/** A day. The browser's own calendar: it speaks every language and knows every phone. */
export const DatePicker = ({ value, onChange, clearable = false, ...rest }: Props) => (
  <TextField
    {...rest}
    type="date"
    value={value ?? ''}
    onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    {...(clearable &&
      value !== undefined && {
        end: (
          <IconButton
            size="sm"
            label={t('common.clearField', { what: rest.label })}
            icon={<X size={17} />}
            onClick={() => onChange(undefined)}
          />
        ),
      })}
  />
)
