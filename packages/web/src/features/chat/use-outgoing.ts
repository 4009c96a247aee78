import type { EndpointName, RequestOf } from '@daykeep/api/contract'
import { useEffect, useState } from 'react'
import { t } from '../../i18n/index.ts'
import { invalidate, useMutation } from '../../queries/index.ts'
import { newId } from '../../sync/index.ts'
import type { OutgoingMessage } from './chat-line.ts'
import { readOutgoing, writeOutgoing } from './outgoing.ts'

type Destination<Name extends EndpointName> = {
  /** The group, or the player. */
  readonly id: string
  readonly endpoint: Name
  readonly toRequest: (text: string) => RequestOf<Name>
  /** What shows the message once it has arrived. */
  readonly shownBy: ReadonlyArray<EndpointName>
}

/** The player's messages on their way: shown at once, kept over reloads, posted exactly once. */
export const useOutgoing = <Name extends EndpointName>({ id, endpoint, toRequest, shownBy }: Destination<Name>) => {
  const [messages, setMessages] = useState(() => readOutgoing(id))
  const change = (next: (messages: ReadonlyArray<OutgoingMessage>) => ReadonlyArray<OutgoingMessage>) =>
    setMessages((before) => {
      const after = next(before)
      writeOutgoing(id, after)
      return after
    })
  const remove = (key: string) => change((all) => all.filter((message) => message.id !== key))
  const refuse = (key: string, refusal: string) =>
    change((all) => all.map((message) => (message.id === key ? { ...message, refusal } : message)))

  const post = useMutation(endpoint, {
    onDone: (_, { idempotencyKey }) => void invalidate(shownBy).then(() => remove(idempotencyKey)),
    onRefused: ({ refusal, message }, { idempotencyKey }) =>
      refuse(idempotencyKey, refusal === undefined ? t('chat.notSent') : message),
  })
  const send = (message: OutgoingMessage) => post.send(toRequest(message.text), message.id)

  // What a reload interrupted is sent again, under its old key.
  useEffect(() => {
    for (const message of readOutgoing(id)) if (message.refusal === undefined) send(message)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each destination
  }, [id])

  return {
    messages,
    /** `after`: the id of the newest line that is there. */
    post: (text: string, after: string | undefined) => {
      const message = { id: newId(), text, at: Date.now(), ...(after === undefined ? {} : { after }) }
      change((all) => [message, ...all])
      send(message)
    },
    resend: ({ id: key, refusal: _old, ...same }: OutgoingMessage) => {
      const message = { ...same, id: newId() }
      change((all) => all.map((each) => (each.id === key ? message : each)))
      send(message)
    },
    discard: ({ id: key }: OutgoingMessage) => remove(key),
  }
}
