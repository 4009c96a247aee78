import { t } from '../../../i18n/index.ts'
import { TextField } from '../../../ui/index.ts'

/** Characters of a reason. */
const LONGEST_REASON = 500

type Props = {
  readonly hint: string
  /** The error of a form that was sent without a reason. */
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (reason: string) => void
}

/** Why support changes something; the audit keeps it. docs/decisions/105-the-audit.md. */
export const ReasonField = ({ onChange, ...field }: Props) => (
  <TextField
    label={t('admin.reason')}
    required
    maxLength={LONGEST_REASON}
    onChange={(event) => onChange(event.target.value)}
    {...field}
  />
)
