import admin from './Admin.module.css'

type Props = { readonly facts: ReadonlyArray<readonly [name: string, value: string]> }

/** What is known of a player or a group, by name. */
export const FactList = ({ facts }: Props) => (
  <dl className={admin.fields}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt className={admin.meta}>{name}</dt>
        <dd className={admin.code} dir="auto">
          {value}
        </dd>
      </div>
    ))}
  </dl>
)
