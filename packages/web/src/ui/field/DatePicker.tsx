import { X } from 'lucide-react'
import { t } from '../../i18n/index.ts'
import { IconButton } from '../button/IconButton.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

type Props = Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'end'> & {
  /** A date as `2026-11-21`. */
  readonly value: string | undefined
  readonly onChange: (day: string | undefined) => void
  readonly clearable?: boolean
}

/** A date input with the browser's own calendar, which is localized and works on phones. */
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
