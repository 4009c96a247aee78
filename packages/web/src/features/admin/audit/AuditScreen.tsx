import { t } from '../../../i18n/index.ts'
import { Frame } from '../Frame.tsx'
import { Audit } from './Audit.tsx'

/** What staff did. docs/decisions/105-the-audit.md. */
export const AuditScreen = () => (
  <Frame title={t('titles.audit')}>
    <Audit subject="" />
  </Frame>
)
