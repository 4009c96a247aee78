import { hasText, t } from '../../../i18n/index.ts'

/** The name that the page of a player has for a field; undefined where it has none. docs/decisions/105-the-audit.md. */
export const fieldName = (kind: string, path: string): string | undefined => {
  const text = `admin.field.${path.replaceAll('.', '_')}`
  return kind === 'users' && hasText(text) ? t(text) : undefined
}
