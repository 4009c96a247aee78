import { Fragment } from 'react'

type Props = { readonly text: string }

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text of the content whose e-mail addresses become links. */
export const LinkedText = ({ text }: Props) =>
  text.split(ADDRESS).map((part, at) =>
    at % 2 === 1 ? (
      <a key={at} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      <Fragment key={at}>{part}</Fragment>
    ),
  )
