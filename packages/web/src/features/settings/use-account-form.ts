import type { EndpointName, RequestOf, ResponseOf } from '@daykeep/api/contract'
import { useState } from 'react'
import { RequestError, sendRequest } from '../../queries/index.ts'
import { checkRequired, type FormState, noResponseState, toRefusedState } from '../form/index.ts'

type Fields = Readonly<Record<string, string>>

type Options<Name extends EndpointName> = {
  readonly endpoint: Name
  /** Fields that must not be empty, with the id of what is said then. */
  readonly required: Fields
  readonly toRequest: (fields: Fields) => RequestOf<Name>
  readonly onDone: (answer: ResponseOf<Name>, fields: Fields) => void
}

/** A form whose request only the server can answer: names, addresses and passwords are not the player's alone. */
export const useAccountForm = <Name extends EndpointName>({ endpoint, required, toRequest, onDone }: Options<Name>) => {
  const [state, setState] = useState<FormState>({ type: 'open' })
  const submit = async (fields: Fields): Promise<void> => {
    const checked = checkRequired(fields, required)
    if (checked.type === 'refused') return setState(checked)
    setState({ type: 'busy' })
    try {
      const answer = await sendRequest(endpoint, toRequest(fields))
      setState({ type: 'open' })
      onDone(answer, fields)
    } catch (failure) {
      const refusal = failure instanceof RequestError ? failure.refusal : undefined
      setState(refusal === undefined ? noResponseState() : toRefusedState(refusal, Object.keys(fields)))
    }
  }
  return { state, onSubmit: (fields: Fields) => void submit(fields) }
}
