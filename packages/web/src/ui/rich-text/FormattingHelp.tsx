import { t } from '../../i18n/index.ts'
import { lazyChunk } from '../../chunks/index.ts'
import { Button } from '../button/Button.tsx'
import { Popover } from '../popover/Popover.tsx'
import { preloadable } from '../preloadable.ts'
import { Suspense } from 'react'

const FormattingTable = lazyChunk(
  preloadable(() => import('./FormattingTable.tsx')),
  'FormattingTable',
)

/** Beside a field of Markdown: which signs work there, and what they make. docs/reference/screens.md 7.2. */
export const FormattingHelp = () => (
  <Popover
    label={t('formatting.title')}
    align="start"
    trigger={
      <Button variant="link" size="sm">
        {t('formatting.title')}
      </Button>
    }
  >
    <Suspense>
      <FormattingTable />
    </Suspense>
  </Popover>
)
