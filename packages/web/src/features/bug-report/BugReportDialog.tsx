import { useState } from 'react'
import { useMutation } from '../../queries/index.ts'
import { usePlayer } from '../../sync/index.ts'
import { BugReportView } from './BugReportView.tsx'

/** docs/reference/screens.md 17, numbers 30 and 31. */
export const BugReportDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const email = usePlayer(({ user }) => user.auth.local.email ?? '')
  const [state, setState] = useState<{ readonly sent: boolean; readonly refusal?: string }>({ sent: false })
  const { send, isPending } = useMutation('reportBug', {
    onDone: () => setState({ sent: true }),
    onRefused: ({ refusal, message }) =>
      setState({ sent: false, refusal: refusal?.errors?.[0]?.message ?? refusal?.message ?? message }),
  })
  return (
    <BugReportView
      start={{ email, message: '', question: false }}
      sent={state.sent}
      busy={isPending}
      refusal={state.refusal}
      onSend={(report) => send({ body: report })}
      onClose={onClose}
    />
  )
}
