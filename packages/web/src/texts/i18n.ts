import { setupI18n } from '@lingui/core'

/** Shown for a text that exists in no language. Application specification, section 8. */
export const MISSING_TEXT = 'Text unavailable'

/** The one place that holds the texts in use. Everything else asks `t`. */
export const i18n = setupI18n({ missing: () => MISSING_TEXT })
