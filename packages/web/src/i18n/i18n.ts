import { setupI18n } from '@lingui/core'

/** Shown for a message that exists in no language. docs/reference/application.md 8. */
export const MISSING_TEXT = 'Text unavailable'

/** The messages in use. Other code calls `t`. */
export const i18n = setupI18n({ missing: () => MISSING_TEXT })
